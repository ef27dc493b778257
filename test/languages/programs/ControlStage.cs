using System;
using System.IO;
using System.Net;
using Newtonsoft.Json;
using Newtonsoft.Json.Linq;
using Shakedown;

/// <summary>Makes every request to a stage of its own, and prints what came of it as JSON.</summary>
internal static class ControlStage
{
    private static void Main()
    {
        var results = new JObject();
        var options = new StageOptions
        {
            Seed = 3,
            Given = { ["station"] = "Abraham Lincoln", ["commander"] = "Jane O'Hara" },
            Words = { "--paused", "--start", "2026-11-14T20:41:00Z", "--with", "eddn" },
        };
        string directory;
        using (var stage = ShakedownStage.Start(options))
        {
            directory = stage.Directory;
            results["seed"] = stage.Seed;
            results["began"] = stage.State()["station"]["name"];
            results["commander"] = stage.State()["commander"]["name"];
            results["previewed"] = stage.Preview("undock")["lines"].HasValues;
            stage.Trigger("undock");
            var squadron = new { @event = "SquadronStartup", SquadronID = 9007199254740993, SquadronName = "ACES", CurrentRank = 1 };
            results["injected"] = stage.Inject(squadron)["lines"];
            results["text"] = stage.Inject(JsonConvert.SerializeObject(squadron).Replace("\"ACES\"", "3"), true)["lines"];
            stage.Fault("torn-line:2%");
            results["requested"] = stage.RequestedFaults().ToString(Formatting.None).Contains("torn-line");
            results["stopped"] = stage.StopFault("torn-line:2%").ToString(Formatting.None).Contains("torn-line");
            results["services"] = stage.Services().ToString(Formatting.None).Contains("eddn");
            stage.Answer(new { service = "eddn", body = new { header = new { eventStatus = 400 } }, next = 1 });
            results["answer"] = new WebClient { Proxy = null }.DownloadString($"{stage.Services()[0]["url"]}/stats/");
            results["delay"] = Sentence(() => stage.Answer(new { service = "eddn", delay = "5" }));
            results["header"] = Sentence(() => stage.Answer(new { service = "eddn", headers = new { a = "b\r\nc: d" } }));
            stage.Clock(new { @do = "speed", speed = "max" });
            stage.Clock(new { @do = "leap", by = TimeSpan.FromMinutes(10).TotalMilliseconds });
            results["clock"] = stage.Clock(new { @do = "leap", to = "2026-11-14T22:00:00Z" })["clock"];
            results["lists"] = stage.Situations().HasValues && stage.Settings().HasValues && stage.Faults().HasValues;
            results["again"] = stage.Again();
            results["attached"] = ShakedownStage.Attach(stage.Directory, wait: TimeSpan.FromSeconds(1)).Seed;
            results["unknown"] = Sentence(() => stage.Trigger("dok"));
            stage.End();
            results["kept"] = Directory.Exists(directory);
            results["ended"] = Sentence(() => stage.State());
        }
        results["removed"] = !Directory.Exists(directory);
        results["elsewhere"] = Sentence(() => ShakedownStage.Attach("elsewhere"));
        results["option"] = Sentence(() => ShakedownStage.Start(new StageOptions { Words = { "--no \"such\" option\\" } }));
        results["missing"] = Sentence(() => ShakedownStage.Start(new StageOptions { Command = { "no-such-command" } }));
        results["silent"] = Sentence(() => ShakedownStage.Start(new StageOptions { Command = { "true" } }));
        var soon = new StageOptions { Command = { "sh", "-c", "cat > /dev/null" }, Timeout = TimeSpan.FromMilliseconds(20) };
        results["late"] = Sentence(() => ShakedownStage.Start(soon));
        // What a command such as npx has started keeps its output open.
        var shell = new StageOptions { Command = { "sh", "-c", "sleep 600 & echo $! > started; wait" }, Timeout = TimeSpan.FromSeconds(1) };
        results["left"] = Sentence(() => ShakedownStage.Start(shell));
        var gone = new StageOptions { Command = { "sh", "-c", "sleep 600 > /dev/null & echo $! > left; echo oops >&2" } };
        results["oops"] = Sentence(() => ShakedownStage.Start(gone));
        Console.WriteLine(results.ToString(Formatting.None));
    }

    private static string Sentence(Action action)
    {
        try
        {
            action();
            return null;
        }
        catch (StageException error)
        {
            return error.Message;
        }
    }
}
