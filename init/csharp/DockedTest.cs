// Elite Dangerous without the game: dotnet run --project DockedTest.csproj
// It needs no test framework; with one, the body of Main is a test.

using System;
using System.IO;
using System.Linq;
using Newtonsoft.Json.Linq;
using Shakedown;

internal static class DockedTest
{
    /// <summary>Stands for your tool: at which station the ship is docked.</summary>
    private static string StationIn(string directory)
    {
        string station = null;
        foreach (var file in Directory.GetFiles(directory, "Journal.*.log").OrderBy(name => name, StringComparer.Ordinal))
        {
            // The game, and Shakedown, have the file open for writing.
            using (var stream = new FileStream(file, FileMode.Open, FileAccess.Read, FileShare.ReadWrite | FileShare.Delete))
            using (var reader = new StreamReader(stream))
            {
                while (reader.ReadLine() is string line)
                {
                    var journalEvent = JObject.Parse(line);
                    var kind = (string)journalEvent["event"];
                    if (kind == "Docked") station = (string)journalEvent["StationName"];
                    if (kind == "Undocked") station = null;
                }
            }
        }
        return station;
    }

    private static int Main()
    {
        using (var stage = ShakedownStage.Start(new StageOptions { Seed = 7, Words = { "--paused" } }))
        {
            stage.Trigger("dock-wanted", new { station = "Abraham Lincoln" });
            var station = StationIn(stage.Directory);
            Console.WriteLine(station == "Abraham Lincoln" ? "passed" : "failed: the tool says " + (station ?? "nothing"));
            return station == "Abraham Lincoln" ? 0 : 1;
        }
    }
}
