//! The host of an address: a name, or an address of the network.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// What an address people open begins with, without its port.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum HostName {
    Address(IpAddr),
    /// In small letters.
    Name(String),
}

impl HostName {
    /// Reads what a `Host` header holds: a name, or an address with that of IPv6 in brackets, and perhaps a port. The port is
    /// not kept: it may be that of a proxy.
    pub fn parse(text: &str) -> Option<HostName> {
        let (host, rest) = match text.strip_prefix('[') {
            Some(inner) => {
                let (address, rest) = inner.split_once(']')?;
                (HostName::Address(IpAddr::from(address.parse::<Ipv6Addr>().ok()?).to_canonical()), rest)
            }
            None => {
                let (name, rest) = text.split_at(text.find(':').unwrap_or(text.len()));
                (HostName::name_or_address(name)?, rest)
            }
        };
        let port = if rest.is_empty() { "" } else { rest.strip_prefix(':')? };
        let readable = port.bytes().all(|byte| byte.is_ascii_digit()) && (port.is_empty() || port.parse::<u16>().is_ok());
        readable.then_some(host)
    }

    /// Whether it can only be the machine itself, whatever the network says.
    pub fn is_this_machine(&self) -> bool {
        match self {
            HostName::Address(address) => address.is_loopback(),
            HostName::Name(name) => name == "localhost",
        }
    }

    fn name_or_address(text: &str) -> Option<HostName> {
        const LONGEST: usize = 253;
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'-' | b'_');
        if let Ok(address) = text.parse::<Ipv4Addr>() {
            return Some(HostName::Address(address.into()));
        }
        let is_name = !text.is_empty() && text.len() <= LONGEST && text.bytes().all(plain);
        is_name.then(|| HostName::Name(text.to_ascii_lowercase()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_host_is_a_name_or_an_address() {
        for (text, host) in [
            ("localhost", HostName::Name("localhost".to_owned())),
            ("LocalHost:8080", HostName::Name("localhost".to_owned())),
            ("games.example.org:", HostName::Name("games.example.org".to_owned())),
            ("192.0.2.7:80", HostName::Address([192, 0, 2, 7].into())),
            ("[::1]:8080", HostName::Address(Ipv6Addr::LOCALHOST.into())),
            ("[::ffff:192.0.2.7]", HostName::Address([192, 0, 2, 7].into())),
        ] {
            assert_eq!(HostName::parse(text), Some(host), "{text}");
        }
        for wrong in ["", ":80", "a b", "a/b", "me@a", "a:b", "a:80:80", "::1", "[::1", "[::1]x", "[a]", "a:65536", "a:+1", "a,b"] {
            assert_eq!(HostName::parse(wrong), None, "{wrong}");
        }
        assert_eq!(HostName::parse(&"a".repeat(254)), None);
    }

    #[test]
    fn the_machine_itself_is_localhost_or_a_loopback_address() {
        for (text, expected) in [
            ("localhost:1", true),
            ("127.0.0.1", true),
            ("127.9.9.9", true),
            ("[::1]", true),
            ("[::ffff:127.0.0.1]", true),
            ("localhost.example.org", false),
            ("127.0.0.1.example.org", false),
            ("0.0.0.0", false),
            ("192.0.2.7", false),
        ] {
            assert_eq!(HostName::parse(text).map(|host| host.is_this_machine()), Some(expected), "{text}");
        }
    }
}
