// Controls a stage of Shakedown, a session of Elite Dangerous without the game, from C#.
//
//     await using var stage = await ShakedownStage.StartAsync(new StageOptions { Seed = 7 });
//     await stage.TriggerAsync("dock", new { station = "Abraham Lincoln" });
//     tool.Read(stage.Directory);
//     var state = await stage.StateAsync();
//     Assert.Equal(state.GetProperty("station").GetProperty("name").GetString(), tool.Station);
//
// Copy this file into your project. It needs .NET 6, no package, and the command shakedown.
// shakedown list situations, settings and faults lists what can be triggered, set and broken.
//
// SPDX-License-Identifier: MIT
// Copyright (c) The Shakedown authors. The licence is that of Shakedown: keep this notice.

#nullable enable

using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.IO;
using System.Linq;
using System.Net.Http;
using System.Net.Http.Headers;
using System.Text;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Threading;
using System.Threading.Tasks;

namespace Shakedown
{
    /// <summary>A request failed; the message is a sentence with the reason.</summary>
    public sealed class StageException : Exception
    {
        public StageException(string message, Exception? inner = null) : base(message, inner) { }
    }

    public sealed class StageOptions
    {
        /// <summary>Where the journal is written; a temporary directory if left out.</summary>
        public string? Directory { get; init; }

        /// <summary>Random if left out.</summary>
        public long? Seed { get; init; }

        /// <summary>The initial state, such as station: Abraham Lincoln.</summary>
        public IReadOnlyDictionary<string, string> Given { get; init; } = new Dictionary<string, string>();

        /// <summary>Further arguments of shakedown stage, such as --paused, or a plan such as trade.</summary>
        public IReadOnlyList<string> Words { get; init; } = Array.Empty<string>();

        /// <summary>How Shakedown is run. On Windows the command is a script, which needs a shell.</summary>
        public IReadOnlyList<string> Command { get; init; } =
            OperatingSystem.IsWindows() ? new[] { "cmd.exe", "/c", "shakedown" } : new[] { "shakedown" };

        /// <summary>For starting, for every response, and for ending.</summary>
        public TimeSpan Timeout { get; init; } = TimeSpan.FromSeconds(60);
    }

    /// <summary>
    /// A running session. Requests return what was written and the state:
    /// { "lines": [...], "state": {...}, "clock": {...}, "seed": 7 }.
    /// </summary>
    public sealed class ShakedownStage : IAsyncDisposable
    {
        private const string LockName = ".shakedown-lock";

        private static readonly JsonSerializerOptions Json =
            new() { DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull };

        private readonly HttpClient _http;
        private readonly TimeSpan _timeout;
        private readonly Process? _process;
        private readonly string? _ownDirectory;
        private bool _hasEnded;

        private ShakedownStage(string directory, TimeSpan timeout, Process? process, string? ownDirectory)
        {
            var (port, token) = AddressIn(directory);
            Directory = directory;
            _timeout = timeout;
            _process = process;
            _ownDirectory = ownDirectory;
            // No proxy for this machine, whatever the environment says.
            _http = new HttpClient(new SocketsHttpHandler { UseProxy = false })
            {
                BaseAddress = new Uri($"http://127.0.0.1:{port}/"),
                Timeout = timeout,
            };
            _http.DefaultRequestHeaders.Authorization = new AuthenticationHeaderValue("Bearer", token);
        }

        /// <summary>Where the journal is written.</summary>
        public string Directory { get; }

        /// <summary>Starts a stage, and waits until it can be controlled. It ends with this process, however that ends.</summary>
        public static async Task<ShakedownStage> StartAsync(StageOptions? options = null, CancellationToken cancel = default)
        {
            options ??= new StageOptions();
            var own = options.Directory is null
                ? Path.Combine(Path.GetTempPath(), "shakedown-stage-" + Guid.NewGuid().ToString("N"))
                : null;
            var directory = Path.GetFullPath(options.Directory ?? own!);
            var said = new StringBuilder();
            Process? process = null;
            try
            {
                process = Run(options, directory, said);
                var line = await process.StandardOutput.ReadLineAsync().WaitAsync(options.Timeout, cancel);
                if (line is null)
                {
                    await process.WaitForExitAsync(cancel);
                    lock (said) throw new StageException(Sentence(said, "the stage ended before it was ready"));
                }
                return new ShakedownStage(directory, options.Timeout, process, own);
            }
            catch (Exception error)
            {
                if (process is not null) await GoneAsync(process, TimeSpan.Zero);
                TakeAway(own);
                if (error is TimeoutException)
                    throw new StageException($"the stage was not ready within {options.Timeout.TotalSeconds} seconds", error);
                throw;
            }
        }

        /// <summary>The stage running in a directory. Disposing of it leaves it running.</summary>
        public static ShakedownStage Attach(string directory, TimeSpan? timeout = null) =>
            new(Path.GetFullPath(directory), timeout ?? TimeSpan.FromSeconds(60), null, null);

        /// <summary>Triggers a situation, prerequisites first.</summary>
        /// <param name="situation">Such as dock.</param>
        /// <param name="set">Its settings: new { station = "Abraham Lincoln" }, or a dictionary.</param>
        /// <param name="cancel">Cancels the wait.</param>
        public Task<JsonElement> TriggerAsync(string situation, object? set = null, CancellationToken cancel = default) =>
            PostAsync("trigger", new { situation, set }, cancel);

        /// <summary>Returns what <see cref="TriggerAsync"/> would write, without triggering it.</summary>
        /// <param name="situation">Such as dock.</param>
        /// <param name="set">Its settings, as for <see cref="TriggerAsync"/>.</param>
        /// <param name="cancel">Cancels the wait.</param>
        public Task<JsonElement> PreviewAsync(string situation, object? set = null, CancellationToken cancel = default) =>
            PostAsync("preview", new { situation, set }, cancel);

        /// <summary>Writes an event, an object or its text, unless the checker objects; with anyway, even then.</summary>
        public Task<JsonElement> InjectAsync(object journalEvent, bool anyway = false, CancellationToken cancel = default) =>
            PostAsync("inject", new Dictionary<string, object> { ["event"] = journalEvent, ["anyway"] = anyway }, cancel);

        /// <summary>Causes a fault: torn-line happens once, at the next opportunity, torn-line:2% repeatedly.</summary>
        public Task<JsonElement> FaultAsync(string fault, CancellationToken cancel = default) =>
            PostAsync("fault", new { fault }, cancel);

        /// <summary>The requested faults, and when and where each happened last.</summary>
        public Task<JsonElement> RequestedFaultsAsync(CancellationToken cancel = default) => GetAsync("fault", cancel);

        /// <summary>The services started with --with: addresses, messages with their findings, and what was not sent.</summary>
        public Task<JsonElement> NeighboursAsync(CancellationToken cancel = default) => GetAsync("neighbours", cancel);

        /// <summary>What a service answers instead of its own answer, such as service, status and next.</summary>
        public Task<JsonElement> AnswerAsync(IReadOnlyDictionary<string, object> answer, CancellationToken cancel = default) =>
            PostAsync("answer", answer, cancel);

        /// <summary>Stops a requested fault, or all of them; returns those it stopped.</summary>
        public Task<JsonElement> StopFaultAsync(string? fault = null, CancellationToken cancel = default) =>
            DeleteAsync("fault", fault is null ? "" : $"?fault={Uri.EscapeDataString(fault)}", cancel);

        /// <summary>Starts the clock.</summary>
        public Task<JsonElement> PlayAsync(CancellationToken cancel = default) => ClockAsync("play", null, null, cancel);

        /// <summary>Stops the clock.</summary>
        public Task<JsonElement> PauseAsync(CancellationToken cancel = default) => ClockAsync("pause", null, null, cancel);

        /// <summary>Plays up to the next written line.</summary>
        public Task<JsonElement> StepAsync(CancellationToken cancel = default) => ClockAsync("step", null, null, cancel);

        /// <summary>Sets the speed of the clock, without starting it; infinity is as fast as possible.</summary>
        public Task<JsonElement> SpeedAsync(double factor, CancellationToken cancel = default) =>
            ClockAsync("speed", "speed", double.IsPositiveInfinity(factor) ? (object)"max" : factor, cancel);

        /// <summary>Writes everything up to then at once; a week at most.</summary>
        public Task<JsonElement> LeapAsync(TimeSpan by, CancellationToken cancel = default) =>
            ClockAsync("leap", "by", by.TotalMilliseconds, cancel);

        /// <summary>Writes everything up to a session time at once; a week ahead at most.</summary>
        public Task<JsonElement> LeapAsync(DateTimeOffset to, CancellationToken cancel = default) =>
            ClockAsync("leap", "to", to.ToUnixTimeMilliseconds(), cancel);

        /// <summary>The current state of the session, as a tool that follows it should know it.</summary>
        public async Task<JsonElement> StateAsync(CancellationToken cancel = default) =>
            (await GetAsync("state", cancel)).GetProperty("state");

        /// <summary>The situations, and the settings of each.</summary>
        public Task<JsonElement> SituationsAsync(CancellationToken cancel = default) => GetAsync("situations", cancel);

        /// <summary>The settings.</summary>
        public Task<JsonElement> SettingsAsync(CancellationToken cancel = default) => GetAsync("settings", cancel);

        /// <summary>The faults.</summary>
        public Task<JsonElement> FaultsAsync(CancellationToken cancel = default) => GetAsync("faults", cancel);

        /// <summary>How to reproduce everything so far: a text for a failed test.</summary>
        public async Task<string> AgainAsync(CancellationToken cancel = default) =>
            (await GetAsync("reproduction", cancel)).GetProperty("again").GetString() ?? "";

        /// <summary>Ends the session properly, with Shutdown.</summary>
        public async Task<JsonElement> EndAsync(CancellationToken cancel = default)
        {
            var answer = await PostAsync("end", new { }, cancel);
            _hasEnded = true;
            return answer;
        }

        /// <summary>Ends the process if it still runs, and removes a temporary directory.</summary>
        public async ValueTask DisposeAsync()
        {
            try
            {
                if (_process is not null && !_process.HasExited && !_hasEnded) await EndAsync();
            }
            catch (StageException)
            {
                // It ends by itself, or is ended now.
            }
            if (_process is not null) await GoneAsync(_process, _timeout);
            _http.Dispose();
            TakeAway(_ownDirectory);
        }

        private Task<JsonElement> ClockAsync(string deed, string? name, object? word, CancellationToken cancel)
        {
            var request = new Dictionary<string, object> { ["do"] = deed };
            if (name is not null && word is not null) request[name] = word;
            return PostAsync("clock", request, cancel);
        }

        private Task<JsonElement> GetAsync(string path, CancellationToken cancel) =>
            AskAsync(new HttpRequestMessage(HttpMethod.Get, path), cancel);

        private Task<JsonElement> DeleteAsync(string path, string query, CancellationToken cancel) =>
            AskAsync(new HttpRequestMessage(HttpMethod.Delete, path + query), cancel);

        private Task<JsonElement> PostAsync(string path, object body, CancellationToken cancel)
        {
            var text = JsonSerializer.Serialize(body, Json);
            var content = new StringContent(text, Encoding.UTF8, "application/json");
            return AskAsync(new HttpRequestMessage(HttpMethod.Post, path) { Content = content }, cancel);
        }

        private async Task<JsonElement> AskAsync(HttpRequestMessage request, CancellationToken cancel)
        {
            try
            {
                using var asked = request;
                using var response = await _http.SendAsync(asked, cancel);
                var text = await response.Content.ReadAsStringAsync(cancel);
                using var answer = JsonDocument.Parse(text);
                if (response.IsSuccessStatusCode) return answer.RootElement.Clone();
                throw new StageException(answer.RootElement.GetProperty("error").GetString() ?? text);
            }
            catch (Exception error) when (IsNoAnswer(error, cancel))
            {
                throw new StageException($"the stage in {Directory} does not answer: {error.Message}", error);
            }
        }

        /// <summary>Whether there was no response in time, or a foreign one; cancellation is passed on.</summary>
        private static bool IsNoAnswer(Exception error, CancellationToken cancel) =>
            error is HttpRequestException or IOException or JsonException or InvalidOperationException or KeyNotFoundException
            || (error is OperationCanceledException && !cancel.IsCancellationRequested);

        private static Process Run(StageOptions options, string directory, StringBuilder said)
        {
            var start = new ProcessStartInfo(options.Command[0])
            {
                // Its input is a pipe that closes when this process ends.
                RedirectStandardInput = true,
                RedirectStandardOutput = true,
                RedirectStandardError = true,
                StandardOutputEncoding = Encoding.UTF8,
                StandardErrorEncoding = Encoding.UTF8,
                UseShellExecute = false,
                CreateNoWindow = true,
            };
            foreach (var word in options.Command.Skip(1).Append("stage").Concat(options.Words)) start.ArgumentList.Add(word);
            if (options.Seed is { } seed) foreach (var word in new[] { "--seed", $"{seed}" }) start.ArgumentList.Add(word);
            foreach (var (name, value) in options.Given)
            {
                start.ArgumentList.Add("--given");
                start.ArgumentList.Add($"{name}={value}");
            }
            foreach (var word in new[] { "--out", directory, "--format", "json", "--exit-with-parent" }) start.ArgumentList.Add(word);
            var process = new Process { StartInfo = start };
            process.ErrorDataReceived += (_, told) =>
            {
                lock (said) if (told.Data is not null) said.AppendLine(told.Data);
            };
            try
            {
                process.Start();
            }
            catch (System.ComponentModel.Win32Exception error)
            {
                process.Dispose();
                throw new StageException($"{options.Command[0]} cannot be run: {error.Message}", error);
            }
            process.BeginErrorReadLine();
            return process;
        }

        /// <summary>Waits until a process has ended, and kills it after the timeout.</summary>
        private static async Task GoneAsync(Process process, TimeSpan patience)
        {
            try
            {
                process.StandardInput.Close();
                await process.WaitForExitAsync().WaitAsync(patience);
            }
            catch (Exception error) when (error is TimeoutException or IOException)
            {
                process.Kill(entireProcessTree: true);
                await process.WaitForExitAsync();
            }
            finally
            {
                process.Dispose();
            }
        }

        private static string Sentence(StringBuilder said, string otherwise)
        {
            var text = said.ToString().Trim();
            return text == "" ? otherwise : text;
        }

        private static void TakeAway(string? directory)
        {
            if (directory is not null && System.IO.Directory.Exists(directory))
                System.IO.Directory.Delete(directory, recursive: true);
        }

        private static bool IsUnreadable(Exception error) =>
            error is IOException or UnauthorizedAccessException or JsonException
                or KeyNotFoundException or InvalidOperationException or FormatException;

        /// <summary>Port and token of the stage in a directory, from its private lock file.</summary>
        private static (int Port, string Token) AddressIn(string directory)
        {
            try
            {
                using var told = JsonDocument.Parse(File.ReadAllText(Path.Combine(directory, LockName)));
                var details = told.RootElement.GetProperty("details");
                return (details.GetProperty("port").GetInt32(), details.GetProperty("token").GetString() ?? "");
            }
            catch (Exception error) when (IsUnreadable(error))
            {
                throw new StageException($"no stage is running in {directory}: start one with shakedown stage --out {directory}", error);
            }
        }
    }
}
