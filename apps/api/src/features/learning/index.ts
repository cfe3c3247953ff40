/** Whole items, for the features that play them. */
export {
  findContentVersion,
  findPublishedContent,
  readContent,
  readContents,
  readPublicContent,
} from './content/content.read-model.ts';
/** An item that a member reports on; refused where it is closed to them. */
export { findOpenItem } from './content/find-open-item.ts';
/** What a player gets of an item's body. */
export { presentBody } from './content/present-content.ts';
/** Recording what was done, and what follows from it. */
export { recordCompletion } from './content/complete-content.ts';
export { saveReport } from './content/progress.repository.ts';
export { settleCourses } from './content/settle-courses.ts';
/** What the page of a public item says of itself when its address is shared. */
export { describePublicItem } from './sharing/describe-public-item.ts';
/** For the sample organizations: assignments, and a past. */
export { insertAssignment } from './record/assignments.repository.ts';
export { importCompletions, listPublishedItems } from './past-completions.repository.ts';
