//! Faults that are planted on purpose, to see that the simulator finds them. Without the feature `planted-faults` a build has none
//! of them.

/// An enum with a list of all that it can be.
#[cfg(feature = "planted-faults")]
macro_rules! listed {
    ($(#[$about:meta])* pub enum $name:ident { $($(#[$doc:meta])* $fault:ident,)* }) => {
        $(#[$about])*
        pub enum $name { $($(#[$doc])* $fault,)* }

        impl $name {
            pub const ALL: &[$name] = &[$($name::$fault),*];
        }
    };
}

#[cfg(feature = "planted-faults")]
listed! {
/// What a table gets wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlantedFault {
    /// A request is acknowledged when it was judged.
    AckBeforeWrite,
    /// Everybody is shown what is not on disk yet.
    ShowBeforeWrite,
    /// What could not be written stays in memory.
    KeepAfterFailedWrite,
    /// Requests of a batch that could not be written are forgotten.
    ForgetRetries,
    /// A write whose answer was lost counts as one that did not happen.
    LostAnswerIsFailure,
    /// Whoever is refused is not told.
    ForgetRefusals,
    /// An action counts for whatever decision is owed now.
    AnyDecisionCounts,
    /// A bot's thought counts though it was about an older decision.
    LateThoughtCounts,
    /// Every yes counts for two.
    VotesCountTwice,
    /// Whoever acts is given the time of somebody who was away.
    GraceForEverybody,
    /// Nobody is shown the state after a step was taken back.
    StaleViewAfterUndo,
    /// Whoever wants to take something back need not ask.
    UndoWithoutConsent,
    /// Somebody goes on looking from a seat that is another's now.
    OpenCurtain,
    /// A snapshot says that it holds one entry less than it does.
    ShortSnapshot,
    /// A view comes as a patch of an older one than the client has.
    PatchOfOlderView,
    /// The row does not say that a bot is awaited.
    NoDeadlineForBots,
    /// Whatever other nodes tell, the log is not read.
    DeafToOthers,
    /// Whoever is here through another node is away.
    BlindToOthers,
    /// Somebody is judged to be away though not all nodes are heard.
    JudgesBlindly,
    /// A node lets bots think about whatever is owed.
    DrivesAllBots,
    /// What others have said is not told.
    DeafToChat,
}
}

#[cfg(feature = "planted-faults")]
impl super::TableCore {
    pub fn plant(&mut self, fault: PlantedFault) {
        self.planted = Some(fault);
    }
}

/// Whether a table has this fault.
#[cfg(feature = "planted-faults")]
macro_rules! planted {
    ($table:expr, $fault:ident) => {
        $table.planted == Some($crate::table::core::PlantedFault::$fault)
    };
}

#[cfg(not(feature = "planted-faults"))]
macro_rules! planted {
    ($table:expr, $fault:ident) => {
        false
    };
}
