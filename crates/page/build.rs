//! Builds the page from `web/` and lists its files as Rust.
//!
//! Needs Node and npm. Who has neither can say in EMPORION_PAGE where a page lies that was built elsewhere.

use std::ffi::OsStr;
use std::fmt::Write;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;

/// As in `engines` of web/package.json.
const OLDEST_NODE: (u32, u32) = (20, 19);
/// A copy of the lock file that what is installed came from.
const STAMP: &str = "node_modules/.emporion-lock.json";
/// What the page is made of, besides the tables of the games.
const SOURCES: &[&str] = &[
    "locales",
    "web/index.html",
    "web/package-lock.json",
    "web/package.json",
    "web/public",
    "web/scripts",
    "web/src",
    "web/svelte.config.js",
    "web/tsconfig.json",
    "web/vite.config.ts",
];

fn main() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    watch(&root);
    let out = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo says where things go"));
    let built = match std::env::var_os("EMPORION_PAGE") {
        Some(directory) => {
            println!("cargo::rerun-if-changed={}", Path::new(&directory).display());
            Ok(PathBuf::from(directory))
        }
        None => build(&root.join("web"), &out.join("page")),
    };
    let listed = built.and_then(|page| list(&page));
    match listed {
        Ok(text) => fs::write(out.join("files.rs"), text).expect("the directory of the build can be written"),
        Err(why) => {
            eprintln!("\nThe page of Emporion was not built.\n{why}\n");
            std::process::exit(1);
        }
    }
}

/// Nothing is built again until one of these changes.
fn watch(root: &Path) {
    println!("cargo::rerun-if-env-changed=EMPORION_PAGE");
    let mut paths: Vec<PathBuf> = SOURCES.iter().map(|path| root.join(path)).collect();
    // The page reads the tables of the games where the rules read them.
    let crates = fs::read_dir(root.join("crates")).into_iter().flatten().flatten();
    paths.extend(crates.map(|entry| entry.path().join("data")).filter(|data| data.is_dir()));
    for path in paths.iter().filter(|path| path.exists()) {
        println!("cargo::rerun-if-changed={}", path.display());
    }
}

fn build(web: &Path, page: &Path) -> Result<PathBuf, String> {
    need_node(web)?;
    install(web)?;
    let out: &OsStr = page.as_ref();
    run(web, "npm", ["run", "build", "--", "--logLevel", "warn", "--emptyOutDir", "--outDir"].map(OsStr::new).into_iter().chain([out]))?;
    run(web, "node", [OsStr::new("scripts/compress.js"), out].into_iter())?;
    Ok(page.to_owned())
}

fn need_node(web: &Path) -> Result<(), String> {
    let advice = format!(
        "It takes Node {}.{} or newer with npm: get it from https://nodejs.org or from your system's packages. \
         Or set EMPORION_PAGE to the directory of a page that was built elsewhere with `npm run build`.",
        OLDEST_NODE.0, OLDEST_NODE.1
    );
    let asked = Command::new("node").arg("--version").current_dir(web).output();
    let output = asked.map_err(|error| format!("Node cannot be started: {error}. {advice}"))?;
    let version = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    let mut numbers = version.trim_start_matches('v').split('.').filter_map(|part| part.parse::<u32>().ok());
    match (numbers.next(), numbers.next()) {
        (Some(major), Some(minor)) if (major, minor) >= OLDEST_NODE => Ok(()),
        _ => Err(format!("Node is too old: `node --version` says {version}. {advice}")),
    }
}

/// Installs what the page is built with, if that is not there or the lock file is another one.
fn install(web: &Path) -> Result<(), String> {
    let read = |path: &str| fs::read(web.join(path)).ok();
    let lock = read("package-lock.json");
    if lock.is_some() && lock == read(STAMP) {
        return Ok(());
    }
    // Who ran npm by hand after the last change of the lock file has it all already.
    let changed = |path: &str| fs::metadata(web.join(path)).and_then(|data| data.modified()).ok();
    let by_hand = changed("node_modules/.package-lock.json");
    if by_hand.is_none() || by_hand < changed("package-lock.json") {
        // Not `npm ci`: it refuses a lock file without the parts for other systems, which not every registry carries.
        run(web, "npm", ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel", "error"].map(OsStr::new).into_iter())?;
    }
    fs::copy(web.join("package-lock.json"), web.join(STAMP)).map_err(|error| format!("web/{STAMP} cannot be written: {error}"))?;
    Ok(())
}

fn run<'a>(web: &Path, program: &str, arguments: impl Iterator<Item = &'a OsStr>) -> Result<(), String> {
    let mut command = Command::new(if cfg!(windows) && program == "npm" { "npm.cmd" } else { program });
    command.current_dir(web).args(arguments);
    let line = format!("{command:?}");
    let output =
        command.output().map_err(|error| format!("{program} cannot be started: {error}. It comes with Node: https://nodejs.org"))?;
    if output.status.success() {
        return Ok(());
    }
    let said = [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).concat();
    Err(format!("In web/, {line} ended with {}:\n{said}", output.status))
}

/// The files as a list in Rust.
fn list(page: &Path) -> Result<String, String> {
    let mut files = Vec::new();
    collect(page, &mut files).map_err(|error| format!("{} cannot be read: {error}", page.display()))?;
    files.sort();
    if !files.contains(&page.join("index.html")) {
        return Err(format!("There is no page in {}: it has no index.html.", page.display()));
    }
    let mut text = "&[\n".to_owned();
    for file in files.iter().filter(|file| !is_compressed(file)) {
        let path = file.strip_prefix(page).expect("it was found there");
        let path = path.iter().map(|part| part.to_string_lossy()).collect::<Vec<_>>().join("/");
        let content_type = content_type(&path).ok_or_else(|| format!("crates/page/build.rs knows no content type for {path}"))?;
        let content = fs::read(file).map_err(|error| format!("{path} cannot be read: {error}"))?;
        let compressed = |ending: &str| {
            let place = PathBuf::from(format!("{}{ending}", file.display()));
            if files.contains(&place) { format!("Some(include_bytes!({place:?}))") } else { "None".to_owned() }
        };
        let (brotli, gzip) = (compressed(".br"), compressed(".gz"));
        let etag = format!("W/\"{:016x}\"", hash(&content));
        writeln!(
            text,
            "File {{ path: {path:?}, content_type: {content_type:?}, etag: {etag:?}, plain: include_bytes!({file:?}), brotli: {brotli}, gzip: {gzip} }},"
        )
        .expect("a text can be written to");
    }
    Ok(text + "]\n")
}

fn collect(directory: &Path, files: &mut Vec<PathBuf>) -> std::io::Result<()> {
    for entry in fs::read_dir(directory)? {
        let entry = entry?;
        if entry.file_type()?.is_dir() {
            collect(&entry.path(), files)?;
        } else {
            files.push(entry.path());
        }
    }
    Ok(())
}

fn is_compressed(file: &Path) -> bool {
    file.extension().is_some_and(|ending| ending == "br" || ending == "gz")
}

/// It need not be the same everywhere, only another one for another content.
fn hash(content: &[u8]) -> u64 {
    let mut hasher = DefaultHasher::new();
    content.hash(&mut hasher);
    hasher.finish()
}

fn content_type(path: &str) -> Option<&'static str> {
    Some(match path.rsplit_once('.')?.1 {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "txt" => "text/plain; charset=utf-8",
        "woff2" => "font/woff2",
        "png" => "image/png",
        "webp" => "image/webp",
        "avif" => "image/avif",
        "ico" => "image/x-icon",
        "mp3" => "audio/mpeg",
        "ogg" => "audio/ogg",
        "wasm" => "application/wasm",
        _ => return None,
    })
}
