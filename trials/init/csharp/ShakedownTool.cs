// Knows the system and whether the ship is docked: dotnet run ShakedownTool.cs DIRECTORY
//
// Each question is a line of JSON on standard input, each answer a line of JSON on standard output.
// Replace Take with what your tool knows.
using System.Text;
using System.Text.Json;
using System.Text.Json.Nodes;

while (Console.ReadLine() is not null)
{
    var answer = new JsonObject();
    foreach (var line in Lines(args[0]))
    {
        if (Parsed(line) is { } journalEvent) Take(journalEvent, answer);
    }
    Console.WriteLine(answer.ToJsonString());
}

static void Take(JsonNode journalEvent, JsonObject answer)
{
    switch ((string?)journalEvent["event"])
    {
        case "Location" or "FSDJump" or "CarrierJump":
            answer["system"] = (string?)journalEvent["StarSystem"];
            answer["docked"] = (bool?)journalEvent["Docked"] ?? false;
            break;
        case "Docked":
            answer["docked"] = true;
            break;
        case "Undocked":
            answer["docked"] = false;
            break;
    }
    // The time of the last line that was read: then an answer is final, and is not asked for again.
    answer["upTo"] = (string?)journalEvent["timestamp"];
}

static IEnumerable<string> Lines(string directory)
{
    foreach (var file in Directory.GetFiles(directory, "Journal.*.log").Order(StringComparer.Ordinal))
    {
        // The game, and Shakedown, have the file open for writing.
        using var stream = new FileStream(file, FileMode.Open, FileAccess.Read, FileShare.ReadWrite | FileShare.Delete);
        using var reader = new StreamReader(stream, Encoding.UTF8);
        while (reader.ReadLine() is { } line) yield return line;
    }
}

static JsonNode? Parsed(string line)
{
    try
    {
        return JsonNode.Parse(line);
    }
    catch (JsonException)
    {
        return null; // half a line: the rest is still to come
    }
}
