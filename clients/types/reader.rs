#![allow(dead_code, nonstandard_style)]

use serde_json::{Map, Value};
use std::collections::BTreeMap;

/// A value of the journal as a type of Rust.
pub trait Journal: Sized {
    /// The value, or what was there if it is of another type.
    fn read(value: Value) -> Result<Self, Value>;
    fn write(&self) -> Value;
}

macro_rules! journal_values {
    ($($type:ty: $read:expr;)*) => {$(
        impl Journal for $type {
            fn read(value: Value) -> Result<Self, Value> {
                ($read)(&value).ok_or(value)
            }
            fn write(&self) -> Value {
                Value::from(self.clone())
            }
        }
    )*};
}

journal_values! {
    String: |value: &Value| value.as_str().map(str::to_string);
    i64: Value::as_i64;
    f64: exact;
    bool: Value::as_bool;
}

fn exact(value: &Value) -> Option<f64> {
    let whole = value.as_i64();
    let is_exact = whole.map_or(value.is_f64(), |it| it.abs() <= 1 << 53);
    value.as_f64().filter(|_| is_exact)
}

/// More than one form occurs.
impl Journal for Value {
    fn read(value: Value) -> Result<Self, Value> {
        Ok(value)
    }
    fn write(&self) -> Value {
        self.clone()
    }
}

impl<T: Journal> Journal for Vec<T> {
    fn read(value: Value) -> Result<Self, Value> {
        let one = |each: &Value| T::read(each.clone()).ok();
        let list = value.as_array();
        let read = list.and_then(|all| all.iter().map(one).collect());
        read.ok_or(value)
    }
    fn write(&self) -> Value {
        Value::Array(self.iter().map(T::write).collect())
    }
}

impl<T: Journal> Journal for BTreeMap<String, T> {
    fn read(value: Value) -> Result<Self, Value> {
        let one = |(key, each): (&String, &Value)| Some((key.clone(), T::read(each.clone()).ok()?));
        let members = value.as_object();
        let read = members.and_then(|all| all.iter().map(one).collect());
        read.ok_or(value)
    }
    fn write(&self) -> Value {
        let one = |(key, each): (&String, &T)| (key.clone(), each.write());
        Value::Object(self.iter().map(one).collect())
    }
}

fn take<T: Journal>(members: &mut Map<String, Value>, key: &str) -> Option<T> {
    match T::read(members.remove(key)?) {
        Ok(value) => Some(value),
        Err(other) => {
            members.insert(key.to_string(), other);
            None
        }
    }
}

fn put<T: Journal>(members: &mut Map<String, Value>, key: &str, value: &Option<T>) {
    if let Some(value) = value {
        members.insert(key.to_string(), value.write());
    }
}

macro_rules! journal_type {
    ($(#[$about:meta])* $name:ident { $($(#[$doc:meta])* $field:ident $key:literal $type:ty,)* }) => {
        $(#[$about])*
        #[derive(Debug, Clone, Default, PartialEq)]
        pub struct $name {
            $($(#[$doc])* pub $field: Option<$type>,)*
            /// Members that are not listed above, or are of another type.
            pub extra: Map<String, Value>,
        }

        impl Journal for $name {
            fn read(value: Value) -> Result<Self, Value> {
                match value {
                    Value::Object(mut members) => {
                        $(let $field = take(&mut members, $key);)*
                        Ok(Self { $($field,)* extra: members })
                    }
                    other => Err(other),
                }
            }
            fn write(&self) -> Value {
                let mut members = self.extra.clone();
                $(put(&mut members, $key, &self.$field);)*
                Value::Object(members)
            }
        }
    };
}

macro_rules! journal_events {
    ($($kind:literal $name:ident,)*) => {
        /// One line of the journal, or the content of a file beside it.
        #[derive(Debug, Clone, PartialEq)]
        pub enum Event {
            $($name(Box<$name>),)*
            /// An event of a kind that has no type here.
            Unknown(Value),
        }

        impl Event {
            fn of(kind: &str, value: Value) -> Self {
                let read = match kind {
                    $($kind => $name::read(value).map(|event| Event::$name(Box::new(event))),)*
                    _ => Err(value),
                };
                read.unwrap_or_else(Event::Unknown)
            }

            /// The event as JSON, with everything that was read.
            pub fn to_json(&self) -> Value {
                match self {
                    $(Event::$name(event) => event.write(),)*
                    Event::Unknown(value) => value.clone(),
                }
            }
        }
    };
}

/// An event of a line, or of a file beside the journal.
///
/// The error says that it is not a JSON object with an event.
pub fn parse(line: &str) -> Result<Event, String> {
    let value: Value = serde_json::from_str(line).map_err(|error| error.to_string())?;
    match value.get("event").and_then(Value::as_str) {
        Some(kind) => Ok(Event::of(&kind.to_string(), value)),
        None => Err("the line has no event".to_string()),
    }
}

fn bit_names(value: i64, names: &[(u32, &str)]) -> Vec<String> {
    let mut found = Vec::new();
    for bit in (0..32).filter(|bit| value >> bit & 1 == 1) {
        let named = names.iter().find(|(of, _)| *of == bit);
        found.push(named.map_or(format!("Bit{bit}"), |(_, name)| name.to_string()));
    }
    found
}
