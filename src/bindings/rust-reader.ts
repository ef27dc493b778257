/** What reads and writes the types of the Rust binding: members one by one, so that nothing is lost. */
export const rustReader = `#![allow(dead_code, non_snake_case, non_upper_case_globals, non_camel_case_types)]

use serde_json::{Map, Value};
use std::collections::BTreeMap;

/// A value of the journal as a type of Rust.
pub trait Journal: Sized {
    /// The value, or what was there if it is of another type.
    fn read(value: Value) -> Result<Self, Value>;
    fn write(&self) -> Value;
}

impl Journal for String {
    fn read(value: Value) -> Result<Self, Value> {
        match value {
            Value::String(text) => Ok(text),
            other => Err(other),
        }
    }
    fn write(&self) -> Value {
        Value::String(self.clone())
    }
}

impl Journal for i64 {
    fn read(value: Value) -> Result<Self, Value> {
        value.as_i64().ok_or(value)
    }
    fn write(&self) -> Value {
        Value::from(*self)
    }
}

impl Journal for f64 {
    fn read(value: Value) -> Result<Self, Value> {
        let is_exact = value.as_i64().map_or(value.is_f64(), |whole| whole.abs() <= 1 << 53);
        match value.as_f64() {
            Some(number) if is_exact => Ok(number),
            _ => Err(value),
        }
    }
    fn write(&self) -> Value {
        Value::from(*self)
    }
}

impl Journal for bool {
    fn read(value: Value) -> Result<Self, Value> {
        value.as_bool().ok_or(value)
    }
    fn write(&self) -> Value {
        Value::Bool(*self)
    }
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
        let read = value.as_array().map(|list| list.iter().map(|each| T::read(each.clone()).ok()).collect());
        read.flatten().ok_or(value)
    }
    fn write(&self) -> Value {
        Value::Array(self.iter().map(T::write).collect())
    }
}

impl<T: Journal> Journal for BTreeMap<String, T> {
    fn read(value: Value) -> Result<Self, Value> {
        let one = |(key, each): (&String, &Value)| T::read(each.clone()).ok().map(|read| (key.clone(), read));
        let read = value.as_object().map(|members| members.iter().map(one).collect());
        read.flatten().ok_or(value)
    }
    fn write(&self) -> Value {
        Value::Object(self.iter().map(|(key, each)| (key.clone(), each.write())).collect())
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

/// An event of a line, or of a file beside the journal.
///
/// The error says that it is not a JSON object with an event.
pub fn parse(line: &str) -> Result<Event, String> {
    let value: Value = serde_json::from_str(line).map_err(|error| error.to_string())?;
    let kind = value.get("event").and_then(Value::as_str).map(str::to_string);
    kind.map(|kind| Event::of(&kind, value)).ok_or_else(|| "the line has no event".to_string())
}

fn bit_names(value: i64, names: &[(u32, &str)]) -> Vec<String> {
    let name = |bit| names.iter().find(|(of, _)| *of == bit).map_or(format!("Bit{bit}"), |(_, name)| name.to_string());
    (0..32).filter(|bit| value >> bit & 1 == 1).map(name).collect()
}
`;
