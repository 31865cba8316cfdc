//! A hostile guest against the real program, in short: each attack must be held. `cargo xtask attack` plays the long form
//! and tells the figures in `docs/reliability.md`.

use attack::{ATTACKS, Length, run};
use std::path::Path;

/// Plays the attack of this name. Bounds are counts, or ratios to what is seen without an attack.
async fn is_held(name: &str) {
    let attack = ATTACKS.iter().find(|attack| attack.name == name).expect("there is such an attack");
    let report = run(attack, Path::new(env!("CARGO_BIN_EXE_emporion")), Length::Short).await.expect("it can be played");
    println!("{name}: {report}");
    assert!(report.held, "{name}: {report}");
}

/// One test for each attack, named by what must hold.
macro_rules! held {
    ($($test:ident: $attack:literal,)*) => {
        $(
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $test() {
                is_held($attack).await;
            }
        )*

        #[test]
        fn every_attack_has_its_test() {
            let tested: Vec<&str> = vec![$($attack),*];
            assert_eq!(tested, ATTACKS.iter().map(|attack| attack.name).collect::<Vec<_>>());
        }
    };
}

held! {
    nothing_is_taken_back_without_consent_while_a_bot_sits_in: "undo",
    acting_and_taking_back_gains_no_time: "act-and-undo",
    plans_gain_no_time: "plans",
    looking_earns_no_second_grace: "look",
    one_yes_of_three_people_replaces_nobody: "one-yes",
    a_vote_survives_the_messages_of_others: "vote-ended",
    large_imports_do_not_fill_the_memory: "large-imports",
    a_hundred_imports_a_second_are_not_accepted: "many-imports",
    seated_people_get_in_however_many_watch: "full-table",
    an_honest_table_stays_on_the_first_page: "full-lobby",
    tables_are_not_made_and_called_off_for_ever: "churn",
    a_chat_is_not_flooded_nor_sent_as_a_whole: "chat-flood",
    hints_do_not_hold_up_a_strangers_bots: "hints",
    a_chat_request_costs_the_same_at_a_table_with_a_large_import: "chat-requests",
    wrong_passwords_do_not_lock_out_the_owner_elsewhere: "wrong-passwords",
    a_revoked_session_loses_its_live_channel: "revoked",
    a_foreign_host_is_not_served: "foreign-host",
    figures_are_closed_behind_a_proxy_that_hides_for_whom_it_asks: "metrics",
}
