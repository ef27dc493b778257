//! The journal of Elite Dangerous as types: 2 kinds of events, versions 4.0 to 4.1 of the game.
//! Members and kinds that have no type here are kept, and written back.
//!
//! Made by "shakedown types --language rust": change the tables there, not this file.
…
/// How it feels. Other values occur.
pub mod Mood {
    pub const it_s_fine: &str = "it's fine";
    pub const Empty: &str = "";
    pub const null: &str = "null";
    pub const _2_b: &str = "2 b";
    pub const to_be: &str = "to-be";
    pub const To_be_2: &str = "To be";
    /// Y.
    pub const x: &str = "x";
}

/// A side.
pub mod Side {
    pub const left: &str = "left";
    pub const right: &str = "right";
}

/// How large it is.
pub mod Size {
    /// Small.
    pub const small: i64 = 1;
    /// Large: a "quoted" note.
    pub const large_a_quoted_note: i64 = 2;
}

/// The bits of Lights in Status.json.
pub mod Lights {
    /// The light at the bow.
    pub const Bow: i64 = 1 << 0;
    /// The red ones.
    pub const PortSide: i64 = 1 << 7;
    /// The green ones.
    pub const StarboardSide: i64 = 1 << 8;
    /// The one at the stern.
    pub const Stern: i64 = 1 << 31;

    const NAMES: &[(u32, &str)] = &[
        (0, "Bow"),
        (7, "PortSide"),
        (8, "StarboardSide"),
        (31, "Stern"),
    ];

    /// The names of the bits that are set, lowest first; one without a name is Bit23.
    pub fn decode(value: i64) -> Vec<String> {
        super::bit_names(value, NAMES)
    }
}

journal_type! {
    /// What is left; ends no comment: */ """ <b> \[x].
    Wreck {
        /// A word of most languages. Always; seen in 1,200 lines.
        class "class" i64,
        /// The same word but for its capital. Optional; seen in 1,200 lines.
        Class_2 "Class" String,
        /// A member without a name. Optional; seen in 1,200 lines.
        Empty "" String,
        /// A name that begins with a digit. Optional; seen in 1,200 lines.
        _2nd "2nd" bool,
        /// A name that the types use themselves. Optional; seen in 1,200 lines.
        Extra_2 "Extra" String,
        /// The name of its own type. Optional; seen in 1,200 lines.
        Wreck "Wreck" String,
    }
}

journal_type! {
    /// Written when something blows up. It is outside the specification, and known from 1,200 real lines.
    /// It came with version 4.0 of the game.
    BlowUp2 {
        /// Time of the event. Always; seen in 1,200 lines.
        timestamp "timestamp" String,
        /// Name of the event. Always; seen in 1,200 lines.
        event "event" String,
        /// How it felt. Always; seen in 1,200 lines.
        Mood "Mood" String,
        /// On which side; may be empty. Always; seen in 1,200 lines.
        Side "Side" String,
        /// How large it was. Always; seen in 1,200 lines.
        Size "Size" i64,
        /// Whose it was. 25 %; seen in 300 lines.
        Owner "Owner" i64,
        /// Which lights were on; bits: 0 Bow, 7 PortSide, 8 StarboardSide, 31 Stern. Always; seen in 1,200
        /// lines.
        Lights "Lights" i64,
        /// What is left. Always; seen in 1,200 lines.
        Left "Left" Vec<Wreck>,
        /// Names. Always; seen in 1,200 lines.
        Names "Names" Vec<Vec<String>>,
        /// Shards by name. Optional; seen in 1,200 lines.
        Shards "Shards" BTreeMap<String, Vec<f64>>,
        /// Why it did. Always; seen in 1,200 lines.
        Cause "Cause" Value,
        /// How hot it was; since 4.1. Always; seen in 1,200 lines.
        Heat "Heat" f64,
        /// What was sung. Declared only; declared only.
        Sung "Sung" String,
    }
}

journal_type! {
    /// Written when something is enlarged. The specification describes it.
    Blowup {
        /// Time of the event. Always; specified.
        timestamp "timestamp" String,
        /// Name of the event. Always; specified.
        event "event" String,
    }
}

journal_events! {
    "BlowUp" BlowUp2,
    "Blowup" Blowup,
}

/// The files beside the journal, by the kind of event that they hold.
pub const COMPANIONS: &[(&str, &str)] = &[
    ("BlowUp", "BlowUp.json"),
];
