//! The migrations, in the order in which they are applied. A new one is a file for each database and a line here.
//!
//! sqlx has a macro for this, which would compile both drivers a second time, for itself.

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

macro_rules! migrations {
    ($($version:literal $name:literal $file:literal,)*) => {
        pub(crate) fn sqlite() -> Migrator {
            migrator(vec![$(($version, $name, include_str!(concat!("../migrations/sqlite/", $file)))),*])
        }

        pub(crate) fn postgres() -> Migrator {
            migrator(vec![$(($version, $name, include_str!(concat!("../migrations/postgres/", $file)))),*])
        }

        #[cfg(test)]
        const FILES: &[&str] = &[$($file),*];
    };
}

migrations! {
    1 "begin" "0001_begin.sql",
    2 "doors" "0002_doors.sql",
    3 "matches" "0003_matches.sql",
    4 "lobby" "0004_lobby.sql",
    5 "nodes" "0005_nodes.sql",
    6 "lasting" "0006_lasting.sql",
    7 "lessons" "0007_lessons.sql",
    8 "puzzles" "0008_puzzles.sql",
}

fn migrator(all: Vec<(i64, &'static str, &'static str)>) -> Migrator {
    let migration = |(version, name, sql): (i64, &'static str, &'static str)| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(all.into_iter().map(migration).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    #[test]
    fn every_file_is_a_migration() {
        for database in ["sqlite", "postgres"] {
            let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations").join(database);
            let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap());
            let mut files: Vec<String> = files.collect();
            files.sort();
            assert_eq!(files, FILES, "{database}");
        }
    }

    /// A database of an earlier version knows them by these.
    #[test]
    fn versions_and_names_come_from_the_files() {
        for (migrator, file) in [sqlite(), postgres()].iter().flat_map(|migrator| migrator.iter().zip(FILES)) {
            assert_eq!(format!("{:04}_{}.sql", migrator.version, migrator.description), *file);
        }
    }
}
