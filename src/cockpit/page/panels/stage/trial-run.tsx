import { CopyBox } from './copy-box.js';

/** How to run a trial beside this session, with one's own tool. */
export function TrialRun({ name }: { readonly name: string }) {
  return <CopyBox title="Beside your tool, graded" text={`shakedown trials run ${name} -- your-tool {directory}`} />;
}
