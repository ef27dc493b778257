import type { TestProject } from 'vitest/node';
import { freshScanners } from '../../scripts/made-scanners.js';

/** Before every run: no test may meet a scanner that was made from another table. */
export default async function setup(project: TestProject): Promise<void> {
  await freshScanners();
  project.onTestsRerun(async () => void (await freshScanners()));
}
