/** The library as a member sees it, with what they have behind them: the beginning of most questions about learning. */
export { type Catalogue, loadCatalogue, withCatalogue } from './tree/with-catalogue.ts';
export type { Tree, TreeItem, TreeModule } from './tree/tree.ts';
export {
  findItemAfter,
  findNextItem,
  firstOpen,
  isComplete,
  isLocked,
  itemProgressOf,
  type Learner,
  missingFor,
  moduleProgressOf,
  openBefore,
  shareOf,
} from './tree/learner.ts';
export { presentItem, presentLock } from './tree/present-cards.ts';
export { mostPointsFor, pointsFor, readRules } from './tree/content-points.ts';
/** What the items of a module have brought somebody. */
export { readItemPoints } from './modules/item-points.read-model.ts';
export { noPosition, presentPosition } from './tree/present-position.ts';
/** The one next step, what is still new, and both as the home screen shows them. */
export { findNextStep } from './next/find-next-step.ts';
export { listFreshItems } from './next/fresh-items.ts';
export { getHome, presentHome } from './next/get-home.ts';
/** Courses and modules: their titles, and which of them an item has just finished. */
export { setCourseCertificate } from './courses/courses.repository.ts';
export { readAsked } from './courses/due.read-model.ts';
/** Who is late with what. */
export { listOverdue } from './courses/overdue.read-model.ts';
export { findCompletedWith } from './courses/find-completed.ts';
export { findTarget, listTargets, type OutlineChapter, readOutline, type Target } from './courses/list-targets.ts';
/** What the library says in other languages than its own, and how the search takes them apart. */
export { originalLanguage } from './versions.tables.ts';
export { searchLanguages } from './search/search.read-model.ts';
export { type ItemVersion, readEntries, readItemVersions, readOriginalLanguage } from './versions.read-model.ts';
/** The library as a whole: what is published, with a mark that tells when it changed; the glossary. */
export { findTerms, listTerms } from './glossary.read-model.ts';
export {
  type ExpectedQuestion,
  listExpected,
  listLibraryVersions,
  listPublishedMarks,
  type PublishedItem,
  readLibraryVersion,
  readPublished,
} from './published.read-model.ts';
/** For the joins of read models; of these, what members are asked to finish is written by the assignments. */
export { assets, chapters, contentItems, modules } from './catalogue.tables.ts';
export { completions, memberAssignments, progress } from './learner.tables.ts';
