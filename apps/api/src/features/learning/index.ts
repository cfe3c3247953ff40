/** Whole items, for the features that play them. */
export {
  findContentVersion,
  findPublishedContent,
  readContent,
  readContents,
  readPublicContent,
} from './content/content.read-model.ts';
/** The questions to think about in an article. */
export { questionsIn } from './content/embedded-questions.ts';
/** An item that a member reports on; refused where it is closed to them. */
export { findOpenItem } from './content/complete-content.ts';
/** What a player gets of an item's body. */
export { presentBody } from './content/present-content.ts';
/** Recording what was done, and what follows from it. */
export { recordCompletion } from './content/complete-content.ts';
export { saveReport } from './content/progress.repository.ts';
export { settleCourses } from './content/settle-courses.ts';
/** What the page of a public item says of itself when its address is shared. */
export { describePublicItem } from './sharing/describe-public-item.ts';
/** What an organization shows to anybody, and where that may be framed. */
export { describePublicLibrary, embeddersOf, listPublicAddresses } from './sharing/public-library.ts';
/** What somebody finished, the last first. */
export { listCompletions as listFinished } from './record/record.repository.ts';
/** For what is to be done again. */
export { reopenItems } from './content/progress.repository.ts';
/** For the sample organizations: a past. */
export { importCompletions, listCompletions, listPublishedItems } from './past-completions.repository.ts';
/** For the joins of read models; nothing above writes to it. */
export { openings } from './learning.tables.ts';
