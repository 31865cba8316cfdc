//! The line of one server to the bus, which can be cut.

use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::spawn;

pub(crate) struct Wire {
    pub(crate) address: SocketAddr,
    inside: Arc<Inside>,
}

#[derive(Default)]
struct Inside {
    is_cut: AtomicBool,
    /// Both ends of every connection that was ever carried; those that are over cost little.
    ends: Mutex<Vec<TcpStream>>,
}

impl Wire {
    /// Carries everything there, and back.
    pub(crate) fn to(there: SocketAddr) -> Wire {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("this machine has a free port");
        let (address, inside) = (listener.local_addr().expect("it has an address"), Arc::<Inside>::default());
        let carried = Arc::clone(&inside);
        spawn(move || {
            for here in listener.incoming().flatten() {
                if !carried.is_cut.load(Ordering::SeqCst)
                    && let Ok(there) = TcpStream::connect(there)
                {
                    carried.carry(&here, &there);
                }
            }
        });
        Wire { address, inside }
    }

    /// Breaks every connection, and lets none through until it is mended.
    pub(crate) fn cut(&self) {
        self.inside.is_cut.store(true, Ordering::SeqCst);
        for end in self.inside.ends().drain(..) {
            let _ = end.shutdown(std::net::Shutdown::Both);
        }
    }

    pub(crate) fn mend(&self) {
        self.inside.is_cut.store(false, Ordering::SeqCst);
    }
}

impl Inside {
    fn carry(&self, here: &TcpStream, there: &TcpStream) {
        for (from, to) in [(here, there), (there, here)] {
            let clone = |end: &TcpStream| end.try_clone().expect("there are enough files");
            let (mut from, mut to) = (clone(from), clone(to));
            self.ends().extend([clone(&from), clone(&to)]);
            spawn(move || {
                let _ = std::io::copy(&mut from, &mut to);
                let _ = to.shutdown(std::net::Shutdown::Both);
            });
        }
    }

    fn ends(&self) -> std::sync::MutexGuard<'_, Vec<TcpStream>> {
        self.ends.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
