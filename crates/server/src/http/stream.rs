//! One TCP connection as the server holds it: counted, given up when the other side takes nothing, and closed in such a
//! way that the last words arrive.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, AsyncWriteExt, ReadBuf};
use tokio::net::TcpStream;
use tokio::runtime::Handle;
use tokio::sync::OwnedSemaphorePermit;

/// Whoever takes nothing of an answer for so long has lost the connection.
#[cfg(target_os = "linux")]
const TAKE_WITHIN: Duration = Duration::from_secs(20);
/// After the last word the other side has so long to hear it and to stop talking.
const LINGER: Duration = Duration::from_secs(2);
const DISCARDED_AT_ONCE: usize = 16 * 1024;

/// Holds its place among all connections until it is closed, also after it has become a WebSocket.
pub(super) struct Stream {
    /// Gone only while it is dropped.
    held: Option<(TcpStream, OwnedSemaphorePermit)>,
}

impl Stream {
    pub(super) fn new(tcp: TcpStream, place: OwnedSemaphorePermit) -> Stream {
        // Small messages must not wait for more to come.
        let _ = tcp.set_nodelay(true);
        // Without it, who asks and never reads would stay for ever. Where it cannot be set, the number of places is the limit.
        #[cfg(target_os = "linux")]
        let _ = rustix::net::sockopt::set_tcp_user_timeout(&tcp, TAKE_WITHIN.as_millis() as u32);
        Stream { held: Some((tcp, place)) }
    }

    fn tcp(self: Pin<&mut Self>) -> Pin<&mut TcpStream> {
        let (tcp, _) = self.get_mut().held.as_mut().expect("it is held until it is dropped");
        Pin::new(tcp)
    }
}

impl Drop for Stream {
    fn drop(&mut self) {
        if let (Some((tcp, place)), Ok(runtime)) = (self.held.take(), Handle::try_current()) {
            runtime.spawn(async move {
                // The time is up or the other side is gone: either way there is nobody left to tell.
                let _ = tokio::time::timeout(LINGER, let_it_end(tcp)).await;
                drop(place);
            });
        }
    }
}

/// Says that nothing more comes and reads until the other side says so too. Closed with something unread, the connection
/// would be reset, and a refusal under way would be lost to whoever still sends.
async fn let_it_end(mut tcp: TcpStream) -> io::Result<()> {
    tcp.shutdown().await?;
    loop {
        tcp.readable().await?;
        // Not held while waiting: very many connections may end at once.
        let mut discarded = [0; DISCARDED_AT_ONCE];
        match tcp.try_read(&mut discarded) {
            Ok(0) => return Ok(()),
            Ok(_) => {}
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => {}
            Err(error) => return Err(error),
        }
    }
}

impl AsyncRead for Stream {
    fn poll_read(self: Pin<&mut Self>, context: &mut Context<'_>, buffer: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        self.tcp().poll_read(context, buffer)
    }
}

impl AsyncWrite for Stream {
    fn poll_write(self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        self.tcp().poll_write(context, bytes)
    }

    fn poll_flush(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.tcp().poll_flush(context)
    }

    fn poll_shutdown(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.tcp().poll_shutdown(context)
    }

    fn poll_write_vectored(self: Pin<&mut Self>, context: &mut Context<'_>, parts: &[io::IoSlice<'_>]) -> Poll<io::Result<usize>> {
        self.tcp().poll_write_vectored(context, parts)
    }

    fn is_write_vectored(&self) -> bool {
        self.held.as_ref().is_some_and(|(tcp, _)| tcp.is_write_vectored())
    }
}
