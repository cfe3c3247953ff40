/** The library as files: import, export, and what the command says about them. */
export { describePlan } from './library/describe-plan.ts';
export { exportLibrary } from './library/export-library.ts';
export { type Folder, openFolder } from './library/folder.ts';
export { importLibrary, type ImportWorld } from './library/import-library.ts';
export { readLibrary as checkLibrary } from './library/read-library.ts';
export { sweepImports } from './library/stage-import.ts';
export { describeProblem, type Problem } from './library/problem.ts';
export { readStarters } from './library/starter.ts';
export { writeFolder } from './library/write-folder.ts';
export { importCompletions, listPublishedItems } from './past-completions.repository.ts';
export { insertAssignment } from './record/assignments.repository.ts';
/** What a member sees of the library and has behind them; the beginning of most questions about learning. */
export { type Catalogue, withCatalogue } from './catalogue/with-catalogue.ts';
/** The one next step, and what is still new. */
export { findNextStep } from './catalogue/find-next-step.ts';
export { listFreshItems } from './catalogue/fresh-items.ts';
export { settleCourses } from './catalogue/settle-courses.ts';
export { readLearner } from './catalogue/learner.read-model.ts';
export { loadTree } from './catalogue/load-tree.ts';
export {
  findItemAfter,
  findNextItem,
  isLocked,
  missingFor,
  itemProgressOf,
  type Learner,
  moduleProgressOf,
  shareOf,
} from './catalogue/standing.ts';
export { chapterOf, type Tree, type TreeChapter, type TreeItem, type TreeModule } from './catalogue/tree.ts';
export { presentItem, presentLink, presentLock } from './catalogue/present-cards.ts';
export { searchContent } from './catalogue/search-content.ts';
/** Whole items, for the features that play them, and the recording of what was finished. */
export {
  findContentVersion,
  findPublishedContent,
  readContent,
  readContents,
  readPublicContent,
} from './content/content.read-model.ts';
export { findTerms } from './content/glossary.read-model.ts';
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
} from './content/indexing.read-model.ts';
/** The home screen's questions, asked elsewhere too: what comes next, what is due. */
export { getHome, presentHome } from './catalogue/get-home.ts';
/** What the page of a public item says of itself when its address is shared. */
export { describePublicItem } from './sharing/describe-public-item.ts';
/** Private items: made for one member, seen by nobody else. */
export { addOwnContent, type NewOwnContent, type OwnFile } from './own/add-own-content.ts';
export { listOwnFiles } from './own/own.repository.ts';
