import { Readable } from 'node:stream';
import type { Folder } from './files/folder.ts';
import { importLibrary, type ImportWorld } from './import/import-library.ts';
import { describeProblem } from './files/problem.ts';

type Files = Record<string, string | Buffer>;

/** A folder that lies in memory. */
export function aFolder(files: Files): Folder {
  return Object.entries(files).map(([path, content]) => {
    const bytes = Buffer.from(content);
    return { path, bytes: bytes.length, read: async () => bytes, open: () => Readable.from([bytes]) };
  });
}

/** The smallest article file. */
export function anArticle(given: { title?: string; head?: string; text?: string } = {}): string {
  const { title = 'Ask first', head = '', text = 'Pain is what the person says it is.\n' } = given;
  return `---\nkind: article\ntitle: ${title}\n${head}---\n${text}`;
}

export const CHAPTER = 'modules/01-pain/01-basics';

/** A library with one module, one chapter and these items. Paths are those of the chapter's folder. */
export function aLibraryFolder(items: Files = { '01-ask-first.md': anArticle() }, others: Files = {}): Files {
  const inChapter = Object.entries(items).map(([name, content]) => [`${CHAPTER}/${name}`, content]);
  return {
    'modules/01-pain/module.yaml': 'title: Pain\n',
    [`${CHAPTER}/chapter.yaml`]: 'title: Basics\n',
    ...Object.fromEntries(inChapter),
    ...others,
  };
}

/** Gives an organization a library; fails the test when the files have a mistake. */
export async function giveLibrary(world: ImportWorld, orgId: string, files: Files = aLibraryFolder()) {
  const { plan, problems } = await importLibrary(world, { orgId, folder: aFolder(files), isDryRun: false });
  if (!plan) throw new Error(problems.map(describeProblem).join('\n'));
  return plan;
}
