import { type CourseReport, rounded } from './course-report.js';

/** Everything that is known, for programs. */
export function courseJson({ tool, results, grade, seconds }: CourseReport): string {
  const trials = results.map(({ trial, questions, verdict, problem, directory, command, seconds: took }) => {
    const { name, file, header, scenario } = trial;
    const { about, seed } = scenario;
    return {
      name,
      file,
      about,
      ...header,
      seed,
      verdict,
      questions,
      problem,
      seconds: rounded(took),
      directory,
      command,
    };
  });
  return JSON.stringify({ tool, grade, trials, seconds: rounded(seconds) }, undefined, 2);
}
