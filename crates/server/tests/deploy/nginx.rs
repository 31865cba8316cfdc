//! nginx as it is installed, with our configuration for it. The tests of faults put it before real servers.

use std::net::SocketAddr;
use std::path::Path;
use std::process::Command;

const SITE: &str = include_str!("../../../../deploy/balancers/nginx.conf");

/// How to start it before three nodes, with the configuration as it is, but for the addresses. Its files go into a folder.
pub(crate) fn nginx(folder: &Path, address: SocketAddr, nodes: [SocketAddr; 3]) -> Command {
    let write = |name: &str, text: &str| {
        let path = folder.join(name);
        std::fs::write(&path, text).unwrap();
        path
    };
    let mut site = replaced(SITE, "listen 80;", &format!("listen {address};"));
    for (number, node) in (1..).zip(nodes) {
        site = replaced(&site, &format!("node-{number}:8080"), &node.to_string());
    }
    let site = write("site.conf", &site);
    let here = folder.display();
    let temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(|name| format!("{name}_temp_path {here}/{name};"));
    let whole = format!(
        "daemon off; master_process off; pid {here}/pid; error_log stderr error; events {{}}\n\
         http {{ access_log off; {} include {}; }}",
        temporary.join(" "),
        site.display()
    );
    let mut command = Command::new("nginx");
    // The default error log may be somebody else's. Debian keeps programs like this where only root looks.
    command.arg("-p").arg(folder).arg("-c").arg(write("nginx.conf", &whole)).args(["-e", "stderr"]);
    command.env("PATH", format!("{}:/usr/sbin", std::env::var("PATH").unwrap_or_default()));
    command
}

pub(crate) fn replaced(text: &str, from: &str, to: &str) -> String {
    assert!(text.contains(from), "`{from}` is not there any more");
    text.replace(from, to)
}
