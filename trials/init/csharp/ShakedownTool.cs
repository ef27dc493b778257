// Knows the system and whether the ship is docked: dotnet run --project ShakedownTool.csproj -- DIRECTORY
//
// Each question is a line of JSON on standard input, each answer a line of JSON on standard output.
// Replace Take with what your tool knows.
using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using Newtonsoft.Json;
using Newtonsoft.Json.Linq;

internal static class ShakedownTool
{
    private static void Main(string[] args)
    {
        while (Console.ReadLine() != null)
        {
            var answer = new JObject();
            foreach (var journalEvent in Events(args[0])) Take(journalEvent, answer);
            Console.WriteLine(answer.ToString(Formatting.None));
        }
    }

    private static void Take(JObject journalEvent, JObject answer)
    {
        switch ((string)journalEvent["event"])
        {
            case "Location":
            case "FSDJump":
            case "CarrierJump":
                answer["system"] = journalEvent["StarSystem"];
                answer["docked"] = journalEvent["Docked"] ?? false;
                break;
            case "Docked":
                answer["docked"] = true;
                break;
            case "Embark":
                if ((bool?)journalEvent["OnStation"] == true) answer["docked"] = true;
                break;
            case "Undocked":
                answer["docked"] = false;
                break;
        }
        // The time of the last line that was read: then an answer is final, and is not asked for again.
        answer["upTo"] = journalEvent["timestamp"];
    }

    private static IEnumerable<JObject> Events(string directory)
    {
        foreach (var file in Directory.GetFiles(directory, "Journal.*.log").OrderBy(name => name, StringComparer.Ordinal))
        {
            // The game, and Shakedown, have the file open for writing.
            using (var stream = new FileStream(file, FileMode.Open, FileAccess.Read, FileShare.ReadWrite | FileShare.Delete))
            using (var reader = new StreamReader(stream))
            {
                string line;
                while ((line = reader.ReadLine()) != null)
                {
                    var journalEvent = Parsed(line);
                    if (journalEvent != null) yield return journalEvent;
                }
            }
        }
    }

    private static JObject Parsed(string line)
    {
        try
        {
            // Newtonsoft.Json would otherwise rewrite the timestamp.
            return JObject.Load(new JsonTextReader(new StringReader(line)) { DateParseHandling = DateParseHandling.None });
        }
        catch (JsonException)
        {
            return null; // half a line: the rest is still to come
        }
    }
}
