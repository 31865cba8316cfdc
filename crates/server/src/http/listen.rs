//! Accepts connections until the server is to end, then lets those that are there finish.

use super::app::App;
use super::own_host::LocalAddress;
use super::router;
use super::stream::Stream;
use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::Semaphore;
use tokio_util::task::TaskTracker;
use tower::ServiceExt;

/// A client that does not say what it wants for so long makes room for others.
const HEADERS_WITHIN: Duration = Duration::from_secs(15);
/// What is under way at the end has so long to finish.
const FINISH_WITHIN: Duration = Duration::from_secs(10);
/// After a failure to accept, such as too many open files.
const BREATH: Duration = Duration::from_millis(50);

/// Serves until the app is told to stop.
pub async fn listen(listener: TcpListener, app: App) {
    let router = router(app.clone());
    let room = Arc::new(Semaphore::new(app.settings.limits.connections as usize));
    let open = TaskTracker::new();
    loop {
        let accepted = tokio::select! {
            () = app.stop.cancelled() => break,
            accepted = listener.accept() => accepted,
        };
        let (stream, address) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                tracing::warn!(%error, "a connection could not be accepted");
                tokio::time::sleep(BREATH).await;
                continue;
            }
        };
        let Ok(place) = Arc::clone(&room).try_acquire_owned() else {
            tracing::warn!("too many connections; one was turned away");
            continue;
        };
        let (app, router) = (app.clone(), router.clone());
        let local = stream.local_addr().ok().map(|local| LocalAddress(local.ip()));
        open.spawn(serve(Stream::new(stream, place), (address, local), app, router));
    }
    drop(listener);
    app.sockets.close();
    open.close();
    let finished = async {
        app.sockets.wait().await;
        open.wait().await;
    };
    if tokio::time::timeout(FINISH_WITHIN, finished).await.is_err() {
        tracing::warn!("some connections did not finish in time");
    }
}

/// One connection, from its first request to its last. At the end of the server the request under way is the last.
async fn serve(stream: Stream, (address, local): (SocketAddr, Option<LocalAddress>), app: App, router: Router) {
    let service = service_fn(move |request: hyper::Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(address));
        if let Some(local) = local {
            request.extensions_mut().insert(local);
        }
        router.clone().oneshot(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEADERS_WITHIN)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = app.stop.cancelled() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection broke");
    }
}
