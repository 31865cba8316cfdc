//! The description of the API as a page for people, made from the one for programs.

use axum::http::{HeaderName, header};
use serde_json::Value;
use std::fmt::Write;

const HEAD: &str = "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\">\
<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"><title>Emporion: the API</title>\
<link rel=\"stylesheet\" href=\"/api/docs.css\"></head><body><main><p><a href=\"/\">Emporion</a></p><h1>The API</h1>";

const METHODS: [&str; 5] = ["get", "post", "put", "patch", "delete"];

pub(super) async fn style() -> ([(HeaderName, &'static str); 2], &'static str) {
    ([(header::CONTENT_TYPE, "text/css; charset=utf-8"), (header::CACHE_CONTROL, "public, max-age=300")], include_str!("docs.css"))
}

/// The whole page.
pub(super) fn render(description: &Value) -> String {
    let mut page = Page(HEAD.to_owned());
    page.paragraph(text(&description["info"]["description"]));
    page.raw("<p>Bots send <code>Authorization: Bearer …</code> with a token from <a href=\"#post-api-tokens\">POST /api/tokens</a>; ");
    page.raw("browsers have a cookie from <a href=\"#post-api-session\">POST /api/session</a>. Every refusal is an ");
    page.raw("<a href=\"#ErrorBody\">ErrorBody</a>. Programs read <a href=\"/api/openapi.json\">openapi.json</a>.</p>");
    let paths = description["paths"].as_object();
    let operations: Vec<_> = paths.into_iter().flatten().flat_map(|(path, item)| operations(path, item)).collect();
    let mut tags: Vec<&str> = Vec::new();
    for operation in &operations {
        if !tags.contains(&operation.tag()) {
            tags.push(operation.tag());
        }
    }
    for tag in tags {
        page.heading(tag);
        for operation in operations.iter().filter(|operation| operation.tag() == tag) {
            page.operation(operation);
        }
    }
    page.heading("schemas");
    for (name, schema) in description["components"]["schemas"].as_object().into_iter().flatten() {
        page.schema(name, schema);
    }
    page.raw("</main></body></html>");
    page.0
}

/// One method of one address.
struct Operation<'a> {
    method: &'static str,
    path: &'a str,
    value: &'a Value,
}

impl Operation<'_> {
    fn tag(&self) -> &str {
        self.value["tags"][0].as_str().unwrap_or("other")
    }

    /// What links point at.
    fn anchor(&self) -> String {
        let plain = self.path.replace(['{', '}'], "").replace(['/', '.'], "-");
        format!("{}{plain}", self.method)
    }
}

fn operations<'a>(path: &'a str, item: &'a Value) -> impl Iterator<Item = Operation<'a>> {
    METHODS.iter().filter_map(move |method| item.get(method).map(|value| Operation { method, path, value }))
}

struct Page(String);

impl Page {
    fn raw(&mut self, html: &str) {
        self.0.push_str(html);
    }

    fn write(&mut self, html: std::fmt::Arguments<'_>) {
        self.0.write_fmt(html).expect("a string takes all text");
    }

    fn heading(&mut self, title: &str) {
        self.write(format_args!("<h2 id=\"{0}\">{0}</h2>", escape(title)));
    }

    fn paragraph(&mut self, text: &str) {
        if !text.is_empty() {
            self.write(format_args!("<p>{}</p>", escape(text)));
        }
    }

    fn operation(&mut self, operation: &Operation<'_>) {
        let Operation { method, path, value } = operation;
        self.write(format_args!(
            "<details id=\"{}\"><summary><span class=\"method {method}\">{}</span> <code>{}</code> <span class=\"quiet\">{}</span></summary>",
            escape(&operation.anchor()),
            method.to_uppercase(),
            escape(path),
            escape(text(&value["summary"])),
        ));
        self.paragraph(text(&value["description"]));
        let parameters = value["parameters"].as_array();
        if let Some(parameters) = parameters.filter(|parameters| !parameters.is_empty()) {
            self.raw("<table><thead><tr><th>Parameter</th><th>In</th><th>Type</th><th>Meaning</th></tr></thead><tbody>");
            for parameter in parameters {
                self.write(format_args!(
                    "<tr><td><code>{}</code></td><td>{}</td><td>{}</td><td>{}</td></tr>",
                    escape(text(&parameter["name"])),
                    escape(text(&parameter["in"])),
                    kind(&parameter["schema"]),
                    escape(text(&parameter["description"])),
                ));
            }
            self.raw("</tbody></table>");
        }
        if let Some(body) = value.get("requestBody") {
            self.write(format_args!("<p>Body: {}</p>", kind(&body["content"]["application/json"]["schema"])));
        }
        for (status, response) in value["responses"].as_object().into_iter().flatten() {
            let content = response["content"].as_object().and_then(|content| content.values().next());
            let body = content.map_or_else(String::new, |content| format!(": {}", kind(&content["schema"])));
            self.write(format_args!("<p><code>{}</code> {}{body}</p>", escape(status), escape(text(&response["description"]))));
        }
        self.raw("</details>");
    }

    fn schema(&mut self, name: &str, schema: &Value) {
        self.write(format_args!("<details id=\"{0}\"><summary><h3>{0}</h3></summary>", escape(name)));
        self.paragraph(text(&schema["description"]));
        self.fields(schema);
        for variant in ["oneOf", "anyOf", "allOf"].iter().flat_map(|key| schema[*key].as_array().into_iter().flatten()) {
            self.raw("<hr>");
            self.paragraph(text(&variant["description"]));
            if variant["properties"].is_object() || variant["allOf"].is_array() {
                self.fields(variant);
                for part in variant["allOf"].as_array().into_iter().flatten() {
                    if part.get("$ref").is_some() {
                        self.write(format_args!("<p>{}</p>", kind(part)));
                    } else {
                        self.fields(part);
                    }
                }
            } else {
                self.write(format_args!("<p>{}</p>", kind(variant)));
            }
        }
        if let Some(words) = schema["enum"].as_array() {
            let words: Vec<_> = words.iter().map(|word| format!("<code>{}</code>", escape(text(word)))).collect();
            self.write(format_args!("<p>{}</p>", words.join(", ")));
        }
        self.raw("</details>");
    }

    fn fields(&mut self, schema: &Value) {
        let Some(properties) = schema["properties"].as_object() else { return };
        let required = |name: &str| schema["required"].as_array().is_some_and(|names| names.iter().any(|required| required == name));
        self.raw("<table><thead><tr><th>Field</th><th>Type</th><th>Meaning</th></tr></thead><tbody>");
        for (name, property) in properties {
            self.write(format_args!(
                "<tr><td><code>{}</code>{}</td><td>{}</td><td>{}</td></tr>",
                escape(name),
                if required(name) { "" } else { "?" },
                kind(property),
                escape(text(&property["description"])),
            ));
        }
        self.raw("</tbody></table>");
    }
}

/// The name of a type, with a link if it has a place of its own. This is HTML.
fn kind(schema: &Value) -> String {
    if let Some(name) = schema["$ref"].as_str().and_then(|reference| reference.rsplit('/').next()) {
        return format!("<a href=\"#{0}\">{0}</a>", escape(name));
    }
    if let Some(words) = schema["enum"].as_array() {
        return words.iter().map(|word| format!("<code>{}</code>", escape(&word.to_string()))).collect::<Vec<_>>().join(" or ");
    }
    for key in ["oneOf", "anyOf", "allOf"] {
        if let Some(parts) = schema[key].as_array() {
            return parts.iter().map(kind).collect::<Vec<_>>().join(" or ");
        }
    }
    match &schema["type"] {
        Value::String(word) if word == "array" => format!("list of {}", kind(&schema["items"])),
        Value::String(word) => escape(word),
        Value::Array(words) => words.iter().map(|word| escape(text(word))).collect::<Vec<_>>().join(" or "),
        _ => "any".to_owned(),
    }
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_endpoint_and_schema_is_on_the_page() {
        let description = serde_json::to_value(crate::http::description()).unwrap();
        let page = render(&description);
        for path in description["paths"].as_object().unwrap().keys() {
            assert!(page.contains(&format!("<code>{path}</code>")), "{path} is missing");
        }
        for name in description["components"]["schemas"].as_object().unwrap().keys() {
            assert!(page.contains(&format!("id=\"{name}\"")), "{name} is missing");
        }
        assert!(page.contains("id=\"post-api-tokens\"") && page.contains("id=\"post-api-session\""));
    }

    #[test]
    fn every_link_leads_somewhere() {
        let page = render(&serde_json::to_value(crate::http::description()).unwrap());
        for target in page.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next()) {
            assert!(page.contains(&format!("id=\"{target}\"")), "{target} is missing");
        }
    }

    #[test]
    fn words_are_not_taken_for_html() {
        assert_eq!(escape("<a href=\"x\">&"), "&lt;a href=&quot;x&quot;&gt;&amp;");
    }
}
