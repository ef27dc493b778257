using System;
using System.Linq;
using Newtonsoft.Json;
using Shakedown;

static class MakeFixtures
{
    static void Main()
    {
        Func<Action, string> refusal = (call) =>
        {
            try { call(); return null; }
            catch (StageException error) { return error.Message; }
        };
        var lines = ShakedownFixture.Situation("dock", new { station = "Galileo" }, gameVersion: "4.0", fromStartUp: true, seed: 8);
        Console.WriteLine(JsonConvert.SerializeObject(new
        {
            music = ShakedownFixture.Line("Music", new { timestamp = "2026-11-14T20:41:00Z", MusicTrack = "Exploration" }),
            market = ShakedownFixture.Line("Docked", new { MarketID = ulong.MaxValue, StationName = "Jane \"O'Hara\" é" }),
            first = lines.First(),
            last = lines.Last(),
            anyway = ShakedownFixture.Line("Docked", new { Wanted = false }, anyway: true).Contains("\"Wanted\":false"),
            misspelt = refusal(() => ShakedownFixture.Line("Dokced")),
            version = refusal(() => ShakedownFixture.Line("SuitLoadout", gameVersion: "3.7", asLive: true)),
            dialect = refusal(() => ShakedownFixture.Line("Loadout", dialect: "spec")),
        }));
    }
}
