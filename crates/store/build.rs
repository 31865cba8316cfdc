//! A new migration is a new file, and only cargo can notice one: the macro that embeds them is not asked again.

fn main() {
    println!("cargo:rerun-if-changed=migrations");
}
