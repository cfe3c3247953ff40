export { describePlan } from './library/describe-plan.ts';
export { exportLibrary } from './library/export-library.ts';
export { type Folder, openFolder } from './library/folder.ts';
export { importLibrary } from './library/import-library.ts';
export { describeProblem, type Problem } from './library/problem.ts';
export { readStarters } from './library/starter.ts';
export { writeFolder } from './library/write-folder.ts';
export { importCompletions, listPublishedItems } from './past-completions.repository.ts';
