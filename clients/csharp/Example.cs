// How a test of a tool that follows the journal looks. It needs no test framework; with one, each Test is a method of it.
// With Mono: mcs -r:Newtonsoft.Json.dll Example.cs ShakedownStage.cs, then mono Example.exe
//
// SPDX-License-Identifier: MIT

using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using Newtonsoft.Json;
using Newtonsoft.Json.Linq;
using Shakedown;

/// <summary>Stands for your tool: it reads what the game appends, and knows where the commander is.</summary>
internal sealed class Follower
{
    private readonly Dictionary<string, long> _read = new Dictionary<string, long>();
    private readonly string _directory;

    public Follower(string directory)
    {
        _directory = directory;
    }

    public string Station { get; private set; }

    public int Broken { get; private set; }

    public void Look()
    {
        foreach (var file in Directory.GetFiles(_directory, "Journal.*.log").OrderBy(name => name, StringComparer.Ordinal))
        {
            _read.TryGetValue(file, out var from);
            // The game, and Shakedown, have the file open for writing.
            using (var stream = new FileStream(file, FileMode.Open, FileAccess.Read, FileShare.ReadWrite | FileShare.Delete))
            {
                stream.Seek(from, SeekOrigin.Begin);
                var text = new StreamReader(stream).ReadToEnd();
                // The rest of the last line may still be to come.
                var complete = text.Substring(0, text.LastIndexOf('\n') + 1);
                _read[file] = from + System.Text.Encoding.UTF8.GetByteCount(complete);
                foreach (var line in complete.Split('\n').Where(line => line.Trim() != "")) Take(line);
            }
        }
    }

    private void Take(string line)
    {
        JObject journalEvent;
        try
        {
            journalEvent = JObject.Parse(line);
        }
        catch (JsonException)
        {
            Broken++;
            return;
        }
        var kind = (string)journalEvent["event"];
        if (kind == "Docked") Station = (string)journalEvent["StationName"];
        if (kind == "Undocked") Station = null;
    }
}

internal static class Example
{
    private static int Main()
    {
        var failures = 0;
        failures += Test("knows the station", (stage, tool) =>
        {
            stage.Trigger("dock", new { station = "Abraham Lincoln" });
            Wait(stage, tool, () => tool.Station == "Abraham Lincoln");
            stage.Trigger("undock");
            Wait(stage, tool, () => tool.Station == null);
        });
        failures += Test("survives a broken line", (stage, tool) =>
        {
            stage.Fault("lost-bracket");
            stage.Trigger("dock");
            stage.Trigger("undock");
            stage.Trigger("dock");
            Wait(stage, tool, () => tool.Broken == 1 && tool.Station == (string)stage.State()["station"]["name"]);
        });
        return failures;
    }

    /// <summary>A tool may look a little later than the game writes.</summary>
    private static void Wait(ShakedownStage stage, Follower tool, Func<bool> holds)
    {
        stage.Until(() =>
        {
            tool.Look();
            return holds();
        });
    }

    /// <summary>With --paused, only what is triggered happens.</summary>
    private static int Test(string name, Action<ShakedownStage, Follower> test)
    {
        using (var stage = ShakedownStage.Start(new StageOptions { Seed = 7, Words = { "--paused" } }))
        {
            try
            {
                test(stage, new Follower(stage.Directory));
                Console.WriteLine("passed: " + name);
                return 0;
            }
            catch (StageException error)
            {
                Console.WriteLine($"failed: {name}: {error.Message}");
                return 1;
            }
        }
    }
}
