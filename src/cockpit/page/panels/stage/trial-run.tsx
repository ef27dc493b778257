import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { TrialReport } from '../../../protocol.js';
import { source } from '../../store/session-store.js';
import { CopyBox } from './copy-box.js';
import { sentence } from './stage-requests.js';

/** The tool that the command names, if any. */
const tool = signal<string | undefined>(undefined);
/** Results of this page's runs by trial; `running` until there is one, a sentence if it was refused. */
const results = signal<ReadonlyMap<string, TrialReport | string>>(new Map());

const running = 'Running …';

/** Without an answer, the command is shown. */
async function lookForTool(): Promise<void> {
  const answer = await source
    .peek()
    ?.trials?.tool()
    .catch(() => undefined);
  tool.value = answer?.tool;
}

async function run(name: string): Promise<void> {
  const note = (result: TrialReport | string) => {
    results.value = new Map(results.value).set(name, result);
  };
  note(running);
  note((await source.peek()?.trials?.run(name).catch(sentence)) ?? 'The page has no server that could run it.');
}

/** Runs a trial beside this session with one's own tool, or says how to. */
export function TrialRun({ name }: { readonly name: string }) {
  useEffect(() => void lookForTool(), []);
  const result = results.value.get(name);
  if (tool.value === undefined) {
    return (
      <>
        <CopyBox title="Beside your tool, graded" text={`shakedown trials run ${name} -- your-tool {directory}`} />
        <p class="muted">
          To run it from this page, start the cockpit with <code>--tool shakedown-tool.yaml</code>.
        </p>
      </>
    );
  }
  return (
    <>
      <div class="stage-buttons">
        <button type="button" class="stage-go" disabled={result === running} onClick={() => void run(name)}>
          Run it with {tool.value}
        </button>
        <span class="muted">In a directory and a session of its own.</span>
      </div>
      <div role="status">{typeof result === 'string' ? <p>{result}</p> : result && <Verdicts report={result} />}</div>
    </>
  );
}

function Verdicts({ report: { verdict, questions, problem, seconds } }: { readonly report: TrialReport }) {
  return (
    <>
      <p>
        <strong class={verdict === 'passed' ? 'stage-good' : 'stage-refusal'}>{verdict}</strong> after{' '}
        {seconds.toFixed(1)} s
      </p>
      {problem !== undefined && <p class="stage-refusal">{problem}</p>}
      <ul class="stage-list">
        {questions.map(({ says, verdict: is, message, line }) => (
          <li key={`${line} ${says}`}>
            <strong>{is}</strong> {says} {message !== undefined && <span class="muted">{message}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
