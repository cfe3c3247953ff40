/** A library as files: read, checked, imported, exported, and what the command says about them. */
export { type Folder, openFolder } from './files/folder.ts';
export { describeProblem, type Problem } from './files/problem.ts';
export { readLibrary as checkLibrary } from './read/read-library.ts';
export { describePlan } from './import/describe-plan.ts';
export { importLibrary, type ImportWorld } from './import/import-library.ts';
export { saveExpected } from './import/expected.repository.ts';
export { sweepImports } from './import/stage-import.ts';
export { exportLibrary } from './export/export-library.ts';
export { writeFolder } from './export/write-folder.ts';
export { readStarters } from './starter.ts';
/** Drafts that are published when it is time. */
export { publishOverdue } from './authoring/publish-item.ts';
/** Uploads in parts that nobody has gone on with. */
export { sweepMediaUploads } from './authoring/media/upload-in-parts.ts';
/** Private items: made for one member, seen by nobody else. */
export { addOwnContent, type OwnFile } from './own/add-own-content.ts';
export { listOwnFiles } from './own/own.repository.ts';
/** A member's own files that belong to no item, such as recordings. */
export { addOwnFile } from './own/add-own-file.ts';
export { deleteOwnFilesIn, listOwnFilesIn } from './own/own.repository.ts';
/** Documents that lessons are made from. */
export { giveUpReading, readVersion } from './documents/read-version.ts';
export {
  giveUpWriting as giveUpDocumentDraft,
  writeDraft as writeDocumentDraft,
} from './documents/writing/write-draft.ts';
/** The questions of all quizzes, and the lessons they lead to: for whoever writes them. */
export { type BankRow, readBankFacets, readBankPage, readLessonsNear } from './questions/question-bank.read-model.ts';
