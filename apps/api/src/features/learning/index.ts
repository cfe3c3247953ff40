/** The library as files: import, export, and what the command says about them. */
export { describePlan } from '../library/import/describe-plan.ts';
export { exportLibrary } from '../library/export/export-library.ts';
export { type Folder, openFolder } from '../library/files/folder.ts';
export { importLibrary, type ImportWorld } from '../library/import/import-library.ts';
export { readLibrary as checkLibrary } from '../library/read/read-library.ts';
export { sweepImports } from '../library/import/stage-import.ts';
export { describeProblem, type Problem } from '../library/files/problem.ts';
export { readStarters } from '../library/starter.ts';
export { writeFolder } from '../library/export/write-folder.ts';
export { importCompletions, listPublishedItems } from './past-completions.repository.ts';
export { insertAssignment } from './record/assignments.repository.ts';
/** What a member sees of the library and has behind them; the beginning of most questions about learning. */
export { type Catalogue, withCatalogue } from '../catalogue/tree/with-catalogue.ts';
/** The one next step, and what is still new. */
export { findNextStep } from '../catalogue/next/find-next-step.ts';
export { listFreshItems } from '../catalogue/next/fresh-items.ts';
export { settleCourses } from './content/settle-courses.ts';
export { readLearner } from '../catalogue/tree/learner.read-model.ts';
export { loadTree } from '../catalogue/tree/load-tree.ts';
export {
  findItemAfter,
  findNextItem,
  isLocked,
  missingFor,
  itemProgressOf,
  type Learner,
  moduleProgressOf,
  shareOf,
} from '../catalogue/tree/learner.ts';
export { chapterOf, type Tree, type TreeChapter, type TreeItem, type TreeModule } from '../catalogue/tree/tree.ts';
export { presentItem, presentLink, presentLock } from '../catalogue/tree/present-cards.ts';
export { searchContent } from '../catalogue/search/search-content.ts';
/** Whole items, for the features that play them, and the recording of what was finished. */
export {
  findContentVersion,
  findPublishedContent,
  readContent,
  readContents,
  readPublicContent,
} from './content/content.read-model.ts';
export { findTerms } from '../catalogue/glossary.read-model.ts';
export { findOpenItem } from './content/find-open-item.ts';
export { type Completed, recordCompletion } from './content/complete-content.ts';
export { saveReport } from './content/progress.repository.ts';
/**
 * For those who read the library as a whole: what is published, with a mark that tells when it changed; the glossary.
 */
export {
  listLibraryVersions,
  listPublishedMarks,
  listTerms,
  type PublishedItem,
  readPublished,
} from '../catalogue/published.read-model.ts';
/** The home screen's questions, asked elsewhere too: what comes next, what is due. */
export { getHome, presentHome } from '../catalogue/next/get-home.ts';
/** What the page of a public item says of itself when its address is shared. */
export { describePublicItem } from './sharing/describe-public-item.ts';
/** Private items: made for one member, seen by nobody else. */
export { addOwnContent, type NewOwnContent, type OwnFile } from '../library/own/add-own-content.ts';
export { listOwnFiles } from '../library/own/own.repository.ts';
