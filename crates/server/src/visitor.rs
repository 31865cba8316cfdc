//! Where somebody comes from, and whose limit that counts for.

use std::net::{IpAddr, Ipv6Addr};

/// Where a request comes from, as far as the server can know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Visitor {
    address: Option<IpAddr>,
    is_this_machine: bool,
}

/// Whose limit something counts for: the key of every limit by address.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Neighbourhood {
    /// One address of IPv4, or all addresses of IPv6 that begin alike.
    Network(IpAddr),
    /// Everybody of whom the proxy tells no address. They share one limit, so that hiding does not pay.
    Unknown,
}

impl Visitor {
    /// Somebody with this address, be it the machine's own.
    pub fn at(address: IpAddr) -> Visitor {
        let address = address.to_canonical();
        Visitor { address: Some(address), is_this_machine: address.is_loopback() }
    }

    /// Somebody with this address who came through others, and so from elsewhere, whatever the address is.
    pub fn from_elsewhere(address: IpAddr) -> Visitor {
        Visitor { address: Some(address.to_canonical()), is_this_machine: false }
    }

    /// Nobody knows.
    pub fn unknown() -> Visitor {
        Visitor { address: None, is_this_machine: false }
    }

    /// Whether it is certain that a program on the server's own machine asks.
    pub fn is_this_machine(self) -> bool {
        self.is_this_machine
    }

    /// Whose limit this visitor counts for. With IPv6 one customer has not an address but a network: `ipv6_prefix` says how
    /// many of the first bits are the same for all of it.
    pub fn neighbourhood(self, ipv6_prefix: u8) -> Neighbourhood {
        match self.address {
            Some(IpAddr::V6(address)) => {
                let shared_bits = u32::from(ipv6_prefix).min(Ipv6Addr::BITS);
                let mask = u128::MAX.checked_shl(Ipv6Addr::BITS - shared_bits).unwrap_or(0);
                Neighbourhood::Network(IpAddr::V6((u128::from(address) & mask).into()))
            }
            Some(v4 @ IpAddr::V4(_)) => Neighbourhood::Network(v4),
            None => Neighbourhood::Unknown,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str, ipv6_prefix: u8) -> Neighbourhood {
        Visitor::at(text.parse().unwrap()).neighbourhood(ipv6_prefix)
    }

    #[test]
    fn one_customer_is_one_neighbourhood() {
        assert_eq!(of("2001:db8:1:200::1", 56), of("2001:db8:1:2ff:3:4:5:6", 56));
        assert_ne!(of("2001:db8:1:200::1", 56), of("2001:db8:1:300::1", 56));
        assert_ne!(of("2001:db8:1:200::1", 64), of("2001:db8:1:201::1", 64));
        assert_eq!(of("2001:db8:1::1", 32), of("2001:db8:ffff::1", 32));
        assert_ne!(of("2001:db8::1", 128), of("2001:db8::2", 128));
        assert_eq!(of("2001:db8::1", 0), of("fe80::1", 0));
    }

    #[test]
    fn an_address_of_ipv4_counts_by_itself_however_it_is_written() {
        assert_eq!(of("::ffff:192.0.2.1", 32), of("192.0.2.1", 56));
        assert_ne!(of("::ffff:192.0.2.1", 32), of("::ffff:192.0.2.2", 32));
        assert_ne!(of("192.0.2.1", 56), Visitor::unknown().neighbourhood(56));
    }

    #[test]
    fn only_the_machine_itself_is_the_machine() {
        for (text, expected) in [("127.0.0.1", true), ("::1", true), ("::ffff:127.8.0.1", true), ("192.0.2.1", false), ("::", false)] {
            assert_eq!(Visitor::at(text.parse().unwrap()).is_this_machine(), expected, "{text}");
        }
        assert!(!Visitor::from_elsewhere(IpAddr::from([127, 0, 0, 1])).is_this_machine());
        assert!(!Visitor::unknown().is_this_machine());
    }
}
