// Controls a stage of Shakedown, a session of Elite Dangerous without the game, from C#.
//
//     using (var stage = ShakedownStage.Start(new StageOptions { Seed = 7 }))
//     {
//         stage.Trigger("dock", new { station = "Abraham Lincoln" });
//         tool.Read(stage.Directory);
//         Assert.Equal((string)stage.State()["station"]["name"], tool.Station);
//     }
//
// Use the project beside this file, or copy the file into yours. It needs C# 7.3, .NET Standard 2.0 (.NET
// Framework 4.6.1, Mono, .NET 5 and later), Newtonsoft.Json, and the command shakedown.
// shakedown list situations, settings and faults lists what can be triggered, set and broken.
//
// SPDX-License-Identifier: MIT
// Copyright (c) The Shakedown authors. The licence is that of Shakedown: keep this notice.

// .NET Framework has no HttpClient without another assembly.
#pragma warning disable SYSLIB0014

using System;
using System.Collections.Generic;
using System.ComponentModel;
using System.Diagnostics;
using System.IO;
using System.Linq;
using System.Net;
using System.Text;
using System.Text.RegularExpressions;
using System.Threading;
using Newtonsoft.Json;
using Newtonsoft.Json.Linq;

namespace Shakedown
{
    /// <summary>A request failed; the message is a sentence with the reason.</summary>
    public sealed class StageException : Exception
    {
        public StageException(string message, Exception inner = null) : base(message, inner) { }
    }

    public sealed class StageOptions
    {
        /// <summary>Where the journal is written; a temporary directory if left out.</summary>
        public string Directory { get; set; }

        /// <summary>Random if left out.</summary>
        public long? Seed { get; set; }

        /// <summary>The initial state: Given = { ["station"] = "Abraham Lincoln" }.</summary>
        public IDictionary<string, string> Given { get; } = new Dictionary<string, string>();

        /// <summary>Further arguments of shakedown stage: Words = { "--paused" }, or a plan such as "trade".</summary>
        public IList<string> Words { get; } = new List<string>();

        /// <summary>How Shakedown is run: Command = { "npx", "shakedown" }. If left out, the environment variable
        /// SHAKEDOWN is a path to it.</summary>
        public IList<string> Command { get; } = new List<string>();

        /// <summary>For starting, for every response, and for ending.</summary>
        public TimeSpan Timeout { get; set; } = TimeSpan.FromSeconds(60);
    }

    /// <summary>A running session. Requests return what was written and the state:
    /// { "lines": [...], "state": {...}, "clock": {...}, "seed": 7 }.</summary>
    public sealed class ShakedownStage : IDisposable
    {
        private readonly TimeSpan _timeout;
        private readonly JToken _address;
        private Process _process;
        private string _ownDirectory;
        private bool _hasEnded;

        private ShakedownStage(string directory, TimeSpan timeout)
        {
            Directory = directory;
            _timeout = timeout;
            _address = AddressIn(directory);
            Seed = (long)Ask("GET", "state")["seed"];
        }

        /// <summary>Where the journal is written.</summary>
        public string Directory { get; }

        public long Seed { get; }

        /// <summary>Starts a stage, and waits until it can be controlled. It ends with this process, however that ends.</summary>
        public static ShakedownStage Start(StageOptions options = null)
        {
            options = options ?? new StageOptions();
            var own = options.Directory == null ? Path.Combine(Path.GetTempPath(), $"shakedown-stage-{Guid.NewGuid():N}") : null;
            var directory = Path.GetFullPath(options.Directory ?? own);
            var said = new StringBuilder();
            var saidAll = new ManualResetEventSlim();
            var process = Run(options, directory, said, saidAll);
            try
            {
                var ready = process.StandardOutput.ReadLineAsync();
                if (!ready.Wait(options.Timeout))
                    throw new StageException($"the stage was not ready within {options.Timeout.TotalSeconds} seconds");
                if (ready.Result == null)
                {
                    // Not without end: a process that it has started may keep its output open.
                    process.WaitForExit((int)options.Timeout.TotalMilliseconds);
                    saidAll.Wait(1000);
                    var sentence = $"{said}".Trim();
                    throw new StageException(sentence == "" ? "the stage ended before it was ready" : sentence);
                }
                return new ShakedownStage(directory, options.Timeout) { _process = process, _ownDirectory = own };
            }
            catch
            {
                Close(process, own, TimeSpan.Zero);
                throw;
            }
        }

        /// <summary>The stage running in a directory, or started there while this waits. Disposing of it leaves it running.</summary>
        public static ShakedownStage Attach(string directory, TimeSpan? timeout = null, TimeSpan? wait = null)
        {
            for (var watch = Stopwatch.StartNew(); ; Thread.Sleep(50))
            {
                try
                {
                    return new ShakedownStage(directory, timeout ?? TimeSpan.FromSeconds(60));
                }
                catch (StageException) when (watch.Elapsed < wait)
                {
                    // It is still starting.
                }
            }
        }

        /// <summary>Triggers a situation, prerequisites first: Trigger("dock", new { station = "Abraham Lincoln" }).</summary>
        public JObject Trigger(string situation, object set = null) => Post("trigger", new { situation, set = set ?? new { } });

        /// <summary>Returns what Trigger would write, without triggering it.</summary>
        public JObject Preview(string situation, object set = null) => Post("preview", new { situation, set = set ?? new { } });

        /// <summary>Writes an event, an object or its text, unless the checker objects; with anyway, even then.</summary>
        public JObject Inject(object journalEvent, bool anyway = false) => Post("inject", new { @event = journalEvent, anyway });

        /// <summary>Causes a fault: torn-line happens once, at the next opportunity, torn-line:2% repeatedly.</summary>
        public JObject Fault(string fault) => Post("fault", new { fault });

        /// <summary>The requested faults, and when and where each happened last.</summary>
        public JToken RequestedFaults() => Ask("GET", "fault");

        /// <summary>Stops a requested fault, or all of them; returns those it stopped.</summary>
        public JToken StopFault(string fault = null) =>
            Ask("DELETE", "fault", fault == null ? "" : "?fault=" + Uri.EscapeDataString(fault));

        /// <summary>The services started with --with: addresses, messages with their findings, and what was not sent.</summary>
        public JToken Services() => Ask("GET", "services");

        /// <summary>What a service answers instead of its own answer: new { service = "eddn", status = 400, next = 1 }.</summary>
        public JToken Answer(object answer) => Post("answer", answer);

        /// <summary>Plays the steps of a scenario or trial of the package, or of a text, in this session.</summary>
        public JObject Play(string name, string text = null) =>
            text == null ? Post("scenario", new { name }) : Post("scenario", new { name, text });

        /// <summary>The steps that were played last, and what became of each.</summary>
        public JToken Played() => Ask("GET", "scenario");

        /// <summary>The scenarios and trials of the package.</summary>
        public JToken Scenarios() => Ask("GET", "scenarios");

        /// <summary>What was done to the session and which lines that wrote, and what tools sent to the services.</summary>
        public JToken Actions() => Ask("GET", "actions");

        /// <summary>Controls the clock: new { @do = "play" }, "pause" or "step"; new { @do = "speed", speed = 100 }, or "max";
        /// new { @do = "leap", by = "10m" }, or milliseconds, or to = "2026-11-14T22:00:00Z", or milliseconds since 1970.</summary>
        public JObject Clock(object action) => Post("clock", action);

        /// <summary>Waits until something holds of your tool. If it never does, an exception says how to reproduce the session.</summary>
        public void Until(Func<bool> holds)
        {
            for (var watch = Stopwatch.StartNew(); !holds(); Thread.Sleep(20))
            {
                if (watch.Elapsed > _timeout)
                    throw new StageException($"this did not hold within {_timeout.TotalSeconds} seconds\n{Again()}");
            }
        }

        /// <summary>The current state of the session, as a tool that follows it should know it.</summary>
        public JToken State() => Ask("GET", "state")["state"];

        /// <summary>The situations, and the settings of each.</summary>
        public JToken Situations() => Ask("GET", "situations");

        /// <summary>The settings.</summary>
        public JToken Settings() => Ask("GET", "settings");

        /// <summary>The faults.</summary>
        public JToken Faults() => Ask("GET", "faults");

        /// <summary>How to reproduce everything so far: a text for a failed test.</summary>
        public string Again() => (string)Ask("GET", "reproduction")["again"];

        /// <summary>Ends the session properly, with Shutdown. The directory stays until the stage is disposed of.</summary>
        public JObject End()
        {
            var answer = Post("end", new { });
            _hasEnded = true;
            return answer;
        }

        /// <summary>Ends the process if it still runs, and removes a temporary directory; may be called twice.</summary>
        public void Dispose()
        {
            if (_process == null) return;
            try
            {
                if (!_hasEnded && !_process.HasExited) End();
            }
            catch (StageException)
            {
                // It ends by itself, or is ended now.
            }
            Close(_process, _ownDirectory, _timeout);
            _process = null;
        }

        private JObject Post(string path, object body) => (JObject)Ask("POST", path, "", JsonConvert.SerializeObject(body));

        private JToken Ask(string method, string path, string query = "", string body = null)
        {
            if (_hasEnded) throw new StageException("this stage has ended");
            var request = (HttpWebRequest)WebRequest.Create($"http://127.0.0.1:{_address["port"]}/{path}{query}");
            request.Method = method;
            // None for this machine, whatever the environment says.
            request.Proxy = null;
            request.Timeout = request.ReadWriteTimeout = (int)_timeout.TotalMilliseconds;
            request.Headers["Authorization"] = $"Bearer {_address["token"]}";
            request.ContentType = "application/json";
            try
            {
                if (body != null)
                {
                    using (var stream = new StreamWriter(request.GetRequestStream())) stream.Write(body);
                }
                using (var response = request.GetResponse()) return Parsed(response);
            }
            catch (WebException error) when (error.Response is HttpWebResponse response)
            {
                throw new StageException(SentenceOf(response), error);
            }
            catch (Exception error) when (error is WebException || error is IOException || error is JsonException)
            {
                throw new StageException($"the stage in {Directory} does not answer: {error.Message}", error);
            }
        }

        private static JToken Parsed(WebResponse response)
        {
            using (var text = new StreamReader(response.GetResponseStream())) return Parsed(text);
        }

        /// <summary>Times stay as they were written.</summary>
        private static JToken Parsed(TextReader text) => JToken.ReadFrom(new JsonTextReader(text) { DateParseHandling = DateParseHandling.None });

        private static string SentenceOf(HttpWebResponse response)
        {
            try
            {
                return (string)((JObject)Parsed(response))["error"];
            }
            catch (Exception error) when (error is IOException || error is JsonException || error is InvalidCastException)
            {
                return $"something else answers on the port of the stage, with status {(int)response.StatusCode}";
            }
        }

        /// <summary>Port and token of the stage in a directory, from its private lock file.</summary>
        private static JToken AddressIn(string directory)
        {
            try
            {
                using (var text = File.OpenText(Path.Combine(directory, ".shakedown-lock")))
                    return ((JObject)Parsed(text))["details"] ?? throw new IOException("it cannot be controlled");
            }
            catch (Exception error) when (error is IOException || error is JsonException || error is InvalidCastException)
            {
                throw new StageException($"no stage is running in {directory}: start one with shakedown stage --out {directory}", error);
            }
        }

        private static Process Run(StageOptions options, string directory, StringBuilder said, ManualResetEventSlim saidAll)
        {
            var words = ShakedownCommand.Begun(options.Command, "stage");
            var program = words[0];
            words.AddRange(options.Words);
            if (options.Seed != null) words.AddRange(new[] { "--seed", $"{options.Seed}" });
            foreach (var given in options.Given) words.AddRange(new[] { "--given", $"{given.Key}={given.Value}" });
            words.AddRange(new[] { "--out", directory, "--format", "json", "--exit-with-parent" });
            // Its input is a pipe that closes when this process ends.
            var process = new Process { StartInfo = ShakedownCommand.Of(words) };
            process.ErrorDataReceived += (_, line) =>
            {
                if (line.Data == null) saidAll.Set();
                else said.AppendLine(line.Data);
            };
            try
            {
                process.Start();
                process.BeginErrorReadLine();
                return process;
            }
            catch (Win32Exception error)
            {
                throw new StageException($"{program} cannot be run, is Shakedown installed? {error.Message}", error);
            }
        }

        /// <summary>Kills a process with all that it has started: of npx, the stage is a grandchild.</summary>
        private static void Kill(Process process)
        {
            try
            {
                if (Path.DirectorySeparatorChar == '\\') OutputOf("taskkill", $"/T /F /PID {process.Id}");
                else
                {
                    var rows = OutputOf("ps", "-A -o pid=,ppid=").Split('\n').Select((row) => row.Split(new[] { ' ' }, StringSplitOptions.RemoveEmptyEntries));
                    var children = rows.Where((row) => row.Length == 2).ToLookup((row) => row[1], (row) => row[0]);
                    var family = new List<string> { $"{process.Id}" };
                    for (var index = 0; index < family.Count; index++) family.AddRange(children[family[index]]);
                    OutputOf("sh", $"-c \"kill -9 {string.Join(" ", family)} 2>/dev/null\"");
                }
            }
            catch (Win32Exception)
            {
                process.Kill(); // At least this one.
            }
        }

        private static string OutputOf(string program, string arguments)
        {
            var start = new ProcessStartInfo(program, arguments) { RedirectStandardOutput = true, UseShellExecute = false, CreateNoWindow = true };
            using (var process = Process.Start(start)) return process.StandardOutput.ReadToEnd();
        }

        /// <summary>Kills a process that has not ended after the timeout, and removes a directory.</summary>
        private static void Close(Process process, string directory, TimeSpan timeout)
        {
            try
            {
                process.StandardInput.Close();
                if (!process.WaitForExit((int)timeout.TotalMilliseconds)) Kill(process);
                process.WaitForExit(5000);
            }
            catch (InvalidOperationException)
            {
                // It ended by itself before it could be killed.
            }
            process.Dispose();
            try
            {
                if (System.IO.Directory.Exists(directory)) System.IO.Directory.Delete(directory, true);
            }
            catch (Exception error) when (error is IOException || error is UnauthorizedAccessException)
            {
                // The tool still has a file open: the result of the test is worth more than a clean disk.
            }
        }
    }

    /// <summary>Right lines of any kind and version, as the game writes them.</summary>
    public static class ShakedownFixture
    {
        /// <summary>A line of a kind, or the content of a file such as Status.json, with the given members in their place:
        /// Line("FSDJump", new { StarSystem = "Sol" }, gameVersion: "4.4.1").</summary>
        public static string Line(string kind, object members = null, string gameVersion = null, string dialect = null,
            bool asLive = false, bool anyway = false)
        {
            var words = Words(kind, gameVersion, dialect, asLive);
            if (anyway) words.Add("--anyway");
            return Printed(words, members);
        }

        /// <summary>The lines that a situation writes: Situation("dock", new { station = "Galileo" }).</summary>
        public static IReadOnlyList<string> Situation(string situation, object settings = null, string gameVersion = null,
            string dialect = null, bool asLive = false, bool fromStartUp = false, long? seed = null)
        {
            var words = Words(situation, gameVersion, dialect, asLive);
            if (fromStartUp) words.Add("--from-start-up");
            if (seed != null) words.AddRange(new[] { "--seed", $"{seed}" });
            return Regex.Matches(Printed(words, settings), "[^\n]+\n").Cast<Match>().Select(match => match.Value).ToList();
        }

        private static List<string> Words(string name, string gameVersion, string dialect, bool asLive)
        {
            var words = new List<string> { name, "-" };
            if (gameVersion != null) words.AddRange(new[] { "--game-version", gameVersion });
            if (dialect != null) words.AddRange(new[] { "--dialect", dialect });
            if (asLive) words.Add("--as-live");
            return words;
        }

        private static string Printed(IEnumerable<string> words, object given)
        {
            var all = ShakedownCommand.Begun(new string[0], "fixture");
            all.AddRange(words);
            using (var process = new Process { StartInfo = ShakedownCommand.Of(all) })
            {
                try
                {
                    process.Start();
                }
                catch (Win32Exception error)
                {
                    throw new StageException($"{all[0]} cannot be run, is Shakedown installed? {error.Message}", error);
                }
                var said = process.StandardError.ReadToEndAsync();
                var json = Encoding.UTF8.GetBytes(JsonConvert.SerializeObject(given ?? new { }));
                process.StandardInput.BaseStream.Write(json, 0, json.Length);
                process.StandardInput.Close();
                var printed = process.StandardOutput.ReadToEnd();
                process.WaitForExit();
                if (process.ExitCode != 0) throw new StageException(Regex.Replace(said.Result.Trim(), "^shakedown: ", ""));
                return printed;
            }
        }
    }

    internal static class ShakedownCommand
    {
        /// <summary>The command of Shakedown, and a verb. If none is given, the environment variable SHAKEDOWN is a path to it.</summary>
        public static List<string> Begun(IEnumerable<string> command, string verb) =>
            command.DefaultIfEmpty(Environment.GetEnvironmentVariable("SHAKEDOWN") ?? "shakedown").Append(verb).ToList();

        public static ProcessStartInfo Of(IReadOnlyList<string> words)
        {
            // On Windows, npm's command is a script, which needs a shell.
            var isWindows = Path.DirectorySeparatorChar == '\\';
            return new ProcessStartInfo(isWindows ? "cmd.exe" : words[0])
            {
                Arguments = isWindows ? $"/d /s /c \"{Quoted(words)}\"" : Quoted(words.Skip(1)),
                RedirectStandardInput = true,
                RedirectStandardOutput = true,
                RedirectStandardError = true,
                StandardOutputEncoding = Encoding.UTF8,
                StandardErrorEncoding = Encoding.UTF8,
                UseShellExecute = false,
                CreateNoWindow = true,
            };
        }

        /// <summary>.NET Standard 2.0 takes all arguments as one text. Backslashes before a quote are doubled.</summary>
        private static string Quoted(IEnumerable<string> words) =>
            string.Join(" ", words.Select((word) => $"\"{Regex.Replace(word, @"(\\*)(""|$)", "$1$1$2").Replace("\"", "\\\"")}\""));
    }
}
