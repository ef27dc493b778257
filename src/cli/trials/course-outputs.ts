import { badgeJson, badgeSvg } from '../../trials/badge.js';
import type { Tally } from '../../trials/grade-course.js';
import { courseHtml, courseMarkdown, gradeDocument, trialEntry } from '../../trials/report/course-document.js';
import { courseGithub } from '../../trials/report/course-github.js';
import { courseJson } from '../../trials/report/course-json.js';
import { courseJunit } from '../../trials/report/course-junit.js';
import type { CourseReport } from '../../trials/report/course-report.js';
import { terminalText } from '../../words/document/terminal-text.js';
import { quoted } from '../../words/printable.js';
import { OutputFile } from '../output/output-file.js';
import { UsageError } from '../shell.js';
import { plainLook } from '../terminal/terminal-style.js';

const reports = {
  pretty: coursePage,
  json: courseJson,
  junit: courseJunit,
  markdown: courseMarkdown,
  html: courseHtml,
  github: courseGithub,
} as const satisfies Record<string, (report: CourseReport) => string>;

export type CourseFormat = keyof typeof reports;

export const courseFormats = Object.keys(reports) as CourseFormat[];

export function reportText(format: CourseFormat, report: CourseReport): string {
  return reports[format](report);
}

/** All results for people. */
function coursePage({ results, grade }: CourseReport): string {
  const parts = results.map((result) => terminalText([trialEntry(result)], plainLook));
  return [...parts, '', terminalText(gradeDocument(grade), plainLook)].join('\n');
}

/** Writes the badge in the form that the extension names; refuses any other before the course is run. */
export function badgeWriter(file: string): (tally: Tally) => Promise<void> {
  const make = /\.svg$/i.test(file) ? badgeSvg : /\.json$/i.test(file) ? badgeJson : undefined;
  if (!make) throw new UsageError(`a badge is a .svg or a .json file, not ${quoted(file)}`);
  return (tally) => OutputFile.writeWhole(file, `${make(tally)}\n`);
}
