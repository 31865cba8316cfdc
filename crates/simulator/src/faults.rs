//! What may go wrong.

/// How likely each fault is, in a thousand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chances {
    /// The store refuses and nothing happens.
    pub failure: u32,
    /// It is done, and the answer says that it was not.
    pub lost_answer: u32,
    /// The server dies at a step.
    pub crash: u32,
    /// Somebody's line breaks at a step.
    pub disconnect: u32,
    /// The bus between servers loses a notice, or brings it twice.
    pub lost_notice: u32,
    pub doubled_notice: u32,
    /// A server stands still at a step, or the bus carries nothing to and from it; or the other way round.
    pub node: u32,
}

impl Chances {
    pub const NONE: Chances = Chances { failure: 0, lost_answer: 0, crash: 0, disconnect: 0, lost_notice: 0, doubled_notice: 0, node: 0 };
}

/// Faults of what stands around a table, planted to see that they are found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HarnessFault {
    /// The store does not know which requests it has, and takes one twice.
    ForgetActionIds,
    /// The store takes what was meant for a log of another length.
    AcceptAnyWriter,
    /// The actor says that something is written before it is.
    AnswerBeforeWrite,
    /// Now and then what a bot decided does not reach its table.
    LoseThoughts,
    /// Nobody looks for tables where time is up.
    NeverSweep,
    /// The actor tells a table of each thing that is said twice, with another id.
    RepeatWithAnotherId,
    /// The store does not know with which ids lines of chat came, and takes one twice.
    ForgetChatIds,
    /// Nobody looks into the store for what was not told.
    NeverLook,
}

impl HarnessFault {
    pub const ALL: [HarnessFault; 8] = [
        HarnessFault::ForgetActionIds,
        HarnessFault::AcceptAnyWriter,
        HarnessFault::AnswerBeforeWrite,
        HarnessFault::LoseThoughts,
        HarnessFault::NeverSweep,
        HarnessFault::RepeatWithAnotherId,
        HarnessFault::ForgetChatIds,
        HarnessFault::NeverLook,
    ];
}
