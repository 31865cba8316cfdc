//! The compose file and the manifests for Kubernetes: they can be read, and what they name is there.

use crate::{path, text};
use clap::{Args, Command};
use saphyr::{LoadableYamlNode, Yaml};
use std::collections::BTreeSet;

const COMPOSE: &str = "deploy/cluster/compose.yaml";
const KUBERNETES: &str = "deploy/kubernetes/emporion.yaml";
/// What a server needs beside draining: it says goodbye and writes what is under way.
const GOODBYE_SECS: i64 = 20;

fn read(text: &str) -> Vec<Yaml<'_>> {
    Yaml::load_from_str(text).unwrap_or_else(|error| panic!("{error}"))
}

fn at<'a, 'b>(yaml: &'a Yaml<'b>, keys: &str) -> Option<&'a Yaml<'b>> {
    keys.split('.').try_fold(yaml, |yaml, key| match key.parse() {
        Ok(index) => yaml.as_sequence_get(index),
        Err(_) => yaml.as_mapping_get(key),
    })
}

fn word<'a>(yaml: &'a Yaml<'_>, keys: &str) -> &'a str {
    at(yaml, keys).and_then(Yaml::as_str).unwrap_or_else(|| panic!("{keys} is missing"))
}

fn number(yaml: &Yaml<'_>, keys: &str) -> i64 {
    at(yaml, keys).and_then(Yaml::as_integer).unwrap_or_else(|| panic!("{keys} is missing"))
}

fn list<'a, 'b>(yaml: &'a Yaml<'b>, keys: &str) -> &'a [Yaml<'b>] {
    at(yaml, keys).and_then(Yaml::as_vec).unwrap_or_else(|| panic!("{keys} is missing"))
}

fn keys(yaml: &Yaml<'_>, of: &str) -> BTreeSet<String> {
    let mapping = at(yaml, of).and_then(Yaml::as_mapping).unwrap_or_else(|| panic!("{of} is missing"));
    mapping.keys().map(|key| key.as_str().unwrap().to_owned()).collect()
}

/// Every name of a setting that stands in a text.
fn settings(text: &str) -> BTreeSet<String> {
    let words = text.split(|c: char| !(c.is_ascii_uppercase() || c == '_' || c.is_ascii_digit()));
    words.filter(|word| word.starts_with("EMPORION_")).map(str::to_owned).collect()
}

#[test]
fn every_setting_is_one_that_the_server_has_and_the_documents_tell_of() {
    let told = settings(&text("docs/hosting.md"));
    let flags = server::Settings::augment_args(Command::new("serve"));
    let known: BTreeSet<String> = flags.get_arguments().filter_map(|flag| Some(flag.get_env()?.to_str()?.to_owned())).collect();
    for name in [COMPOSE, KUBERNETES] {
        let used = settings(&text(name));
        assert!(used.contains("EMPORION_DATABASE"), "{name}");
        assert_eq!(used.difference(&known).collect::<Vec<_>>(), [""; 0], "{name}");
        assert_eq!(used.difference(&told).collect::<Vec<_>>(), [""; 0], "{name}");
    }
}

#[test]
fn the_compose_file_has_three_servers_a_database_a_bus_and_a_balancer() {
    let text = text(COMPOSE);
    let documents = read(&text);
    let [compose] = &documents[..] else { panic!("one document") };
    let services = keys(compose, "services");
    let expected = ["balancer", "nats", "node-1", "node-2", "node-3", "postgres"];
    assert_eq!(services.iter().map(String::as_str).collect::<Vec<_>>(), expected);
    let config = crate::text("deploy/balancers/haproxy.cfg");
    for node in services.iter().filter(|name| name.starts_with("node-")) {
        assert!(config.contains(&format!(" {node}:8080\n")), "the balancer knows {node}");
        assert_eq!(at(compose, &format!("services.{node}.<<")), at(compose, "x-node"));
    }
    let mounted = word(compose, "services.balancer.volumes.0").split(':').next().unwrap();
    assert!(path("deploy/cluster").join(mounted).is_file(), "{mounted}");
    assert!(path("deploy/cluster").join(word(compose, "x-node.build.context")).join(word(compose, "x-node.build.dockerfile")).is_file());
    let drains: i64 = word(compose, "x-node.environment.EMPORION_DRAIN_SECS").parse().unwrap();
    let grace: i64 = word(compose, "x-node.stop_grace_period").trim_end_matches('s').parse().unwrap();
    assert!(grace >= drains + GOODBYE_SECS, "{grace} {drains}");
    for image in ["balancer", "nats", "postgres"].map(|name| word(compose, &format!("services.{name}.image"))) {
        assert!(image.contains(':'), "{image} has a version");
    }
}

#[test]
fn the_manifests_have_probes_a_budget_and_time_to_drain() {
    let text = text(KUBERNETES);
    let all = read(&text);
    let of = |kind: &str, name: &str| {
        let mut found = all.iter().filter(|one| word(one, "kind") == kind && word(one, "metadata.name") == name);
        found.next().unwrap_or_else(|| panic!("there is no {kind} {name}"))
    };
    for one in &all {
        assert!(!word(one, "apiVersion").is_empty() && !word(one, "kind").is_empty());
    }
    let nodes = of("StatefulSet", "node");
    let pod = at(nodes, "spec.template.spec").unwrap();
    let container = at(pod, "containers.0").unwrap();
    assert_eq!(word(container, "readinessProbe.httpGet.path"), "/livez");
    assert_eq!(word(container, "startupProbe.httpGet.path"), "/livez");
    assert!(at(container, "livenessProbe.tcpSocket").is_some(), "whoever drains is not killed for it");
    let env = list(container, "env");
    let value = |name: &str| env.iter().find(|one| word(one, "name") == name).map(|one| word(one, "value")).unwrap();
    let drains: i64 = value("EMPORION_DRAIN_SECS").parse().unwrap();
    assert!(number(pod, "terminationGracePeriodSeconds") >= drains + GOODBYE_SECS);
    // It is taken off before it ends.
    let noticed = number(container, "readinessProbe.periodSeconds") * number(container, "readinessProbe.failureThreshold");
    assert!(drains >= noticed, "{drains} {noticed}");

    for name in ["node", "balancer"] {
        let budget = of("PodDisruptionBudget", name);
        assert_eq!(number(budget, "spec.maxUnavailable"), 1);
        let workload = all.iter().find(|one| word(one, "metadata.name") == name && at(one, "spec.template").is_some()).unwrap();
        assert!(number(workload, "spec.replicas") > 1, "{name}");
        for keys in ["spec.selector.matchLabels", "spec.template.metadata.labels"] {
            assert_eq!(at(budget, "spec.selector.matchLabels"), at(workload, keys), "{name}");
        }
    }
    let service = of("Service", word(nodes, "spec.serviceName"));
    assert_eq!(at(service, "spec.selector"), at(nodes, "spec.template.metadata.labels"));

    // The balancers know every server by its name, as their configuration wants them.
    let balancer = at(of("Deployment", "balancer"), "spec.template.spec.containers.0").unwrap();
    let named: Vec<(&str, &str)> = list(balancer, "env").iter().map(|one| (word(one, "name"), word(one, "value"))).collect();
    let config = crate::text("deploy/balancers/haproxy.cfg");
    assert_eq!(named.len() as i64, number(nodes, "spec.replicas"));
    for (index, (name, value)) in named.into_iter().enumerate() {
        assert_eq!(value, format!("node-{index}.nodes.emporion.svc.cluster.local:8080"));
        assert!(config.contains(&format!("presetenv {name} ")), "{name}");
    }
}
