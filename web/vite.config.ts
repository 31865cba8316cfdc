import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  resolve: {
    alias: {
      $lib: here('src/lib'),
      $games: here('src/games'),
      $locales: here('../locales'),
      $tables: here('../crates'),
    },
  },
  build: { target: 'es2022', assetsInlineLimit: 0, cssMinify: true, reportCompressedSize: false },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: process.env.EMPORION_API ?? 'http://localhost:8080', ws: true } },
  },
  test: { environment: 'jsdom', include: ['src/**/*.test.ts'], setupFiles: ['src/lib/test-setup.ts'] },
});
