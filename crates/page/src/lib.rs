//! The page, as files in the program.
//!
//! The build script runs Vite on `web/` when something the page is made of has changed, and writes the list of
//! files that this crate holds. It knows every file with its compressed forms, so nothing has to be found or
//! compressed when somebody asks, and no crate is needed for it.

/// One file of the page.
#[derive(Clone, Copy, Debug)]
pub struct File {
    /// Under the root of the site, such as `assets/index-1a2b3c.js`.
    pub path: &'static str,
    pub content_type: &'static str,
    /// Another one when the content is another one.
    pub etag: &'static str,
    pub plain: &'static [u8],
    /// Compressed, where that makes it smaller.
    pub brotli: Option<&'static [u8]>,
    pub gzip: Option<&'static [u8]>,
}

/// Every file, sorted by its path.
pub static FILES: &[File] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_is_there_and_asks_for_nothing_inline() {
        let index = FILES.iter().find(|file| file.path == "index.html").expect("there is a page");
        let text = std::str::from_utf8(index.plain).expect("it is text");
        assert_eq!(index.content_type, "text/html; charset=utf-8");
        for script in text.split("<script").skip(1) {
            assert!(script.contains("src=\"/assets/"), "the policy forbids scripts in the page itself: {script}");
        }
        assert!(!text.contains("<style"), "the policy forbids styles in the page itself");
        for link in text.split("href=\"").skip(1).chain(text.split("src=\"").skip(1)) {
            let path = link.split('"').next().unwrap_or_default().trim_start_matches('/');
            assert!(FILES.iter().any(|file| file.path == path), "the page asks for {path}");
        }
    }

    #[test]
    fn compressed_forms_are_smaller() {
        for file in FILES {
            for compressed in [file.brotli, file.gzip].into_iter().flatten() {
                assert!(compressed.len() < file.plain.len(), "{}", file.path);
            }
        }
        assert!(FILES.iter().any(|file| file.brotli.is_some() && file.gzip.is_some()));
    }
}
