declare module '*.toml' {
  const tables: unknown;
  export default tables;
}
