import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { DocumentDraft } from '@snapwell/contract/library/documents/documents.schemas';
import { inOrganization } from '#platform/database/transaction.ts';
import type { World } from '#world.ts';
import {
  beginReading,
  findReadVersionBefore,
  renameDocument,
  updateVersion,
  type VersionKey,
  type VersionRow,
} from './documents.repository.ts';
import type { StoredPicture } from './documents.tables.ts';
import { readApart } from './read-apart.ts';
import type { ReadDocument } from './reading-tasks.ts';
import type { SourcePicture } from './read/source-document.ts';
import { carryLinks } from './versions/carry-links.ts';
import { compareLines } from './versions/compare-lines.ts';

type ReadWorld = Pick<World, 'db' | 'files'>;

/** Reads a version of a document and keeps its lines, its draft and its pictures. Done twice it is the same. */
export async function readVersion({ db, files }: ReadWorld, orgId: string, key: VersionKey): Promise<void> {
  const version = await inOrganization(db, orgId, (scope) => beginReading(scope, key));
  if (!version) return;
  const folder = await mkdtemp(join(tmpdir(), 'document-'));
  try {
    const path = join(folder, 'file');
    const stored = await files.find(version.fileKey);
    if (!stored) return await fail({ db }, orgId, key);
    await pipeline(await stored.open(), createWriteStream(path));
    const outcome = await readApart({ path, name: version.name, folder, format: version.format });
    if ('problem' in outcome) {
      const { problem } = outcome;
      await inOrganization(db, orgId, (scope) => updateVersion(scope, key, { state: 'failed', problem }));
      return;
    }
    const pictures = await storePictures(files, orgId, outcome.document.pictures);
    await saveReading({ db }, orgId, { version, document: outcome.document, pictures });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Nobody tries it again: whoever uploaded it is told. */
export async function giveUpReading({ db }: Pick<World, 'db'>, orgId: string, key: VersionKey): Promise<void> {
  await fail({ db }, orgId, key);
}

const fail = ({ db }: Pick<World, 'db'>, orgId: string, key: VersionKey) =>
  inOrganization(db, orgId, (scope) => updateVersion(scope, key, { state: 'failed', problem: 'failed' }));

async function storePictures(
  files: World['files'],
  orgId: string,
  pictures: readonly SourcePicture[],
): Promise<StoredPicture[]> {
  const stored: StoredPicture[] = [];
  for (const { name, path, width, height, bytes } of pictures) {
    const body = await readFile(path);
    const sha256 = createHash('sha256').update(body).digest('hex');
    // Named by its content, as all media: lessons that are made of the document go on showing it.
    const key = `content/${orgId}/${sha256.slice(0, 40)}.webp`;
    if (!(await files.find(key))) await files.put(key, body, 'image/webp');
    stored.push({ name, key, width, height, bytes, sha256 });
  }
  return stored;
}

async function saveReading(
  { db }: Pick<World, 'db'>,
  orgId: string,
  { version, document, pictures }: { version: VersionRow; document: ReadDocument; pictures: StoredPicture[] },
): Promise<void> {
  const { format, title, pages, lines, notes, items, questions, terms } = document;
  const draft: DocumentDraft = { origin: 'rules', items, questions, terms, flashcards: [] };
  await inOrganization(db, orgId, async (scope) => {
    const before = await findReadVersionBefore(scope, version);
    const comparison = before && compareLines(before.lines, lines);
    await updateVersion(scope, version, {
      state: 'ready',
      format,
      pages,
      lines,
      notes: notes.map((note) => ({ ...note, pages: [...note.pages] })),
      draft,
      pictures,
      changes: comparison?.changes ?? [],
      skipped: comparison && before ? before.skipped.flatMap((line) => comparison.lineNow.get(line) ?? []) : [],
    });
    if (before && comparison) await carryLinks(scope, version, comparison);
    if (!before) await renameDocument(scope, version.documentId, title);
  });
}
