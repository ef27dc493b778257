import type { TestProject } from 'vitest/node';
import { freshScanners } from '../../scripts/made-scanners.js';

/** Global setup: regenerates outdated scanners. */
export default async function setup(project: TestProject): Promise<void> {
  await freshScanners();
  project.onTestsRerun(async () => void (await freshScanners()));
}
