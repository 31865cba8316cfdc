//! What a trusted reverse proxy tells of a visitor in `X-Forwarded-For`.
//!
//! The header is a list, perhaps over several lines. Each proxy adds at its end whom it saw itself, so that the last
//! element is the word of the proxy in front of this server, and those before it are anybody's claim. An element is a
//! node as in RFC 7239: an address of IPv4 or IPv6, the latter perhaps in brackets, each perhaps with a port, or
//! `unknown`, or a made-up name that begins with an underscore.

use crate::visitor::Visitor;
use axum::http::HeaderMap;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

const X_FORWARDED_FOR: &str = "x-forwarded-for";

/// One element of the list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Node {
    Address(IpAddr),
    AddressAndPort(IpAddr),
    /// The proxy does not know, or does not say.
    Hidden,
}

/// The visitor that the last element names. A visitor of whom the proxy says nothing that can be read is unknown, and
/// never the proxy itself, which is often on the server's own machine.
pub(super) fn visitor(headers: &HeaderMap) -> Visitor {
    let lines: Result<Vec<&str>, _> = headers.get_all(X_FORWARDED_FOR).iter().map(|line| line.to_str()).collect();
    let Ok(lines) = lines else { return Visitor::unknown() };
    let elements: Vec<&str> = lines.iter().flat_map(|line| line.split(',')).map(|element| element.trim_matches([' ', '\t'])).collect();
    let Some((last, before)) = elements.split_last() else { return Visitor::unknown() };
    match node(last) {
        Some(Node::Address(address)) if before.is_empty() => Visitor::at(address),
        // Behind another proxy, or told by its connection: the machine's own address would not be the visitor's.
        Some(Node::Address(address) | Node::AddressAndPort(address)) => Visitor::from_elsewhere(address),
        Some(Node::Hidden) | None => Visitor::unknown(),
    }
}

fn node(element: &str) -> Option<Node> {
    if element.eq_ignore_ascii_case("unknown") || is_made_up(element) {
        return Some(Node::Hidden);
    }
    if let Some(rest) = element.strip_prefix('[') {
        let (address, port) = rest.split_once(']')?;
        return with_port(address.parse::<Ipv6Addr>().ok()?.into(), port);
    }
    // Without brackets an address of IPv6 has no port: its own colons could not be told from the last one.
    if let Ok(address) = element.parse::<Ipv6Addr>() {
        return Some(Node::Address(address.into()));
    }
    let end = element.find(':').unwrap_or(element.len());
    let (address, port) = element.split_at(end);
    with_port(address.parse::<Ipv4Addr>().ok()?.into(), port)
}

/// An address with what stands behind it: nothing, or a colon and a port.
fn with_port(address: IpAddr, rest: &str) -> Option<Node> {
    if rest.is_empty() {
        return Some(Node::Address(address));
    }
    let port = rest.strip_prefix(':')?;
    let is_number = port.len() <= 5 && port.bytes().all(|byte| byte.is_ascii_digit()) && port.parse::<u16>().is_ok();
    (is_number || is_made_up(port)).then_some(Node::AddressAndPort(address))
}

/// A name or a port that hides the true one.
fn is_made_up(text: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'_' | b'-');
    text.strip_prefix('_').is_some_and(|rest| !rest.is_empty() && rest.bytes().all(plain))
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::{HeaderName, HeaderValue};

    fn told(lines: &[&[u8]]) -> Visitor {
        let line = |line: &&[u8]| (HeaderName::from_static(X_FORWARDED_FOR), HeaderValue::from_bytes(line).unwrap());
        visitor(&lines.iter().map(line).collect())
    }

    fn elsewhere(address: &str) -> Visitor {
        Visitor::from_elsewhere(address.parse().unwrap())
    }

    #[test]
    fn the_last_element_is_believed() {
        for (header, address) in [
            ("192.0.2.7", "192.0.2.7"),
            ("127.0.0.1, 192.0.2.7", "192.0.2.7"),
            ("unknown,,_hidden,\t192.0.2.7 ", "192.0.2.7"),
            ("nonsense, 192.0.2.7:4711", "192.0.2.7"),
            ("192.0.2.7:_secret", "192.0.2.7"),
            ("2001:db8::7", "2001:db8::7"),
            ("[2001:db8::7]", "2001:db8::7"),
            ("192.0.2.1, [2001:db8::7]:443", "2001:db8::7"),
            ("::ffff:192.0.2.7", "192.0.2.7"),
        ] {
            assert_eq!(told(&[header.as_bytes()]), elsewhere(address), "{header}");
        }
        assert_eq!(told(&[b"192.0.2.1", b"192.0.2.2, 192.0.2.3"]), elsewhere("192.0.2.3"), "lines are one list");
    }

    #[test]
    fn what_is_not_told_properly_is_unknown() {
        assert_eq!(told(&[]), Visitor::unknown());
        assert_eq!(told(&[b"127.0.0.1", b"\xff"]), Visitor::unknown());
        for header in [
            "",
            " ",
            ",",
            "127.0.0.1,",
            "127.0.0.1, ",
            "unknown",
            "UNKNOWN",
            "_hidden",
            "127.0.0.1, unknown",
            "localhost",
            "unix:",
            "_",
            "127.0.0.1:",
            "127.0.0.1:65536",
            "127.0.0.1:+1",
            "127.0.0.1:8 0",
            "127.0.0.1:000080",
            "127.1",
            "127.0.0.01",
            "0x7f.0.0.1",
            "[127.0.0.1]",
            "[::1",
            "::1]",
            "[::1]80",
            "[::1]:",
            "[::1]:x",
            "[]",
            "::1%lo",
            "\"127.0.0.1\"",
            "for=127.0.0.1",
            "127.0.0.1;x",
            "127.0.0.1 127.0.0.1",
            "_hid den",
            "unknown:80",
        ] {
            assert_eq!(told(&[header.as_bytes()]), Visitor::unknown(), "{header}");
        }
    }

    #[test]
    fn the_machine_itself_is_told_alone_and_without_a_port() {
        for header in ["127.0.0.1", "::1", "[::1]", "::ffff:127.0.0.1"] {
            assert!(told(&[header.as_bytes()]).is_this_machine(), "{header}");
        }
        for header in ["127.0.0.1:80", "[::1]:80", "192.0.2.7, 127.0.0.1", ", 127.0.0.1", "192.0.2.7"] {
            assert!(!told(&[header.as_bytes()]).is_this_machine(), "{header}");
        }
        assert!(!told(&[b"192.0.2.7", b"127.0.0.1"]).is_this_machine());
    }
}
