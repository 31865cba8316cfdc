//! The same stories on both databases: whoever uses a store cannot tell which one it is.

mod archives;
mod files;
mod lessons;
mod lists;
mod logs;
mod migrated;
mod nodes;
mod openings;
mod people;
mod place;
mod puzzles;
mod races;
mod samples;
mod servers;
mod tables;
mod words;

macro_rules! on_both {
    ($($module:ident::$story:ident,)*) => {
        mod sqlite {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $story() {
                crate::$module::$story(<crate::place::File as crate::place::Place>::new()).await;
            })*
        }
        mod postgres {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $story() {
                crate::$module::$story(<pg_harness::Database as crate::place::Place>::new()).await;
            })*
        }
    };
}

on_both! {
    nodes::a_table_that_is_due_is_claimed_once,
    nodes::it_is_known_how_far_tables_have_come,
    puzzles::a_first_answer_counts_once_and_moves_both,
    nodes::a_tally_changes_only_from_what_it_was,
    nodes::a_tally_is_taken_from_by_all_at_once_and_only_so_far,
    words::an_id_of_a_message_counts_once_for_each_person_and_table,
    people::a_guest_gets_a_name_a_role_and_a_login,
    people::login_names_are_compared_without_case,
    people::credentials_are_held_listed_and_revoked,
    people::a_credential_expires,
    people::what_belongs_to_nobody_is_refused,
    people::tokens_end_with_what_made_them,
    people::a_session_that_is_exchanged_keeps_its_name,
    people::the_name_of_an_account_is_nobody_elses,
    people::looks_of_older_names_are_filled_in,
    tables::a_row_is_kept_as_it_was_given,
    tables::of_two_changes_of_one_revision_the_first_wins,
    tables::open_tables_are_public_and_newest_first,
    tables::a_persons_tables_begin_with_those_that_wait,
    tables::results_are_finished_public_and_newest_first,
    tables::tables_of_a_creator_are_counted_while_they_live,
    tables::due_tables_are_in_play_and_past_their_deadline,
    tables::due_times_follow_every_change_of_a_row,
    lists::everybodys_first_table_comes_before_anybodys_second,
    lists::a_creator_who_makes_tables_at_once_gets_a_place_for_each,
    lists::pages_follow_one_another_while_tables_come_and_go,
    lists::own_tables_and_results_have_pages_too,
    lists::lists_are_searched,
    lists::own_tables_are_asked_for_by_status,
    lists::tables_nobody_needs_are_found,
    lists::somebody_who_looks_keeps_a_table,
    lists::a_deleted_table_leaves_nothing_behind,
    lists::only_what_was_called_off_is_deleted,
    logs::an_append_adds_entries_and_changes_the_head,
    logs::an_append_at_the_wrong_place_is_a_conflict,
    logs::an_action_counts_once_for_each_person_and_table,
    logs::a_refused_append_leaves_no_trace,
    logs::an_append_without_entries_changes_the_head_alone,
    logs::a_snapshot_replaces_an_older_one_alone,
    logs::all_is_there_after_opening_again,
    openings::an_opening_is_kept_apart_from_its_row,
    openings::tables_in_play_by_other_rules_are_found,
    archives::an_archived_game_reads_as_before,
    archives::chat_and_notes_go_on_at_an_archived_table,
    archives::an_append_brings_an_archived_game_back,
    archives::only_finished_games_are_archived_and_once,
    archives::archiving_and_appending_at_once_lose_nothing,
    words::messages_are_numbered_from_1_for_each_table,
    words::the_last_messages_are_found_from_the_end,
    words::beyond_a_number_the_oldest_messages_go,
    words::messages_of_many_at_once_leave_no_gap,
    words::a_note_is_private_and_can_be_removed,
    words::runs_are_known_by_their_last_beat,
    words::strange_texts_come_back_or_are_refused,
    lessons::how_far_somebody_has_come_is_theirs_alone,
    lessons::once_done_stays_done,
    races::of_many_appends_at_one_place_exactly_one_wins,
    races::of_two_stores_on_one_database_exactly_one_wins,
    races::refused_writes_do_not_harm_those_beside_them,
    races::a_broken_write_fails_alone,
    races::of_many_logins_with_one_name_exactly_one_wins,
    races::of_many_who_want_names_that_look_alike_exactly_one_gets_it,
    races::a_guest_and_an_account_never_end_with_one_name,
    races::a_table_is_changed_once_for_each_revision,
}
