//! Reads lines with the types, and writes them back: the kind, a tab, the event.
mod journal;

use std::io::{BufRead, Write};

fn main() {
    let out = std::io::stdout();
    let mut out = std::io::BufWriter::new(out.lock());
    for line in std::io::stdin().lock().lines() {
        let event = journal::parse(&line.expect("a line")).expect("an event");
        let json = event.to_json();
        let kind = match event {
            journal::Event::Unknown(_) => "Unknown",
            _ => json["event"].as_str().expect("a kind"),
        };
        writeln!(out, "{kind}\t{json}").expect("written");
    }
}
