import type {
  DocumentDraft,
  DocumentLine,
  DraftBlock,
  DraftItem,
} from '@snapwell/contract/library/documents/documents.schemas';
import { inOrganization } from '#platform/database/transaction.ts';
import type { World } from '#world.ts';
import { findVersion, updateVersion, type VersionKey, type VersionRow } from '../documents.repository.ts';
import { supportOf } from './check-support.ts';
import { draftTask, type WrittenItem, writtenItem } from './draft.prompt.ts';

type WriteWorld = Pick<World, 'db' | 'contentMaker'>;

/** Has a model write each item anew, with questions and cards. What it could not write stays in the document's words. */
export async function writeDraft({ db, contentMaker }: WriteWorld, orgId: string, key: VersionKey): Promise<void> {
  const version = await inOrganization(db, orgId, (scope) => findVersion(scope, key));
  if (!version?.draft || version.writingSince === null) return;
  let draft: DocumentDraft = { ...version.draft, flashcards: [] };
  let isWritten = false;
  for (const item of contentMaker ? version.draft.items : []) {
    const lines = linesOf(version, item);
    const reply = await contentMaker!.write({
      task: draftTask(item.title),
      page: lines.map(({ line, text }) => `[${line}] ${text}`).join('\n'),
    });
    const written = writtenItem.safeParse(reply);
    if (!written.success) continue;
    draft = withWritten(draft, { item, lines, written: written.data });
    isWritten = true;
  }
  await inOrganization(db, orgId, (scope) =>
    updateVersion(scope, key, {
      writingSince: null,
      ...(isWritten && { draft: { ...draft, origin: 'model' } }),
    }),
  );
}

/** Nobody tries it again: the draft in the document's words stays. */
export async function giveUpWriting({ db }: Pick<World, 'db'>, orgId: string, key: VersionKey): Promise<void> {
  await inOrganization(db, orgId, (scope) => updateVersion(scope, key, { writingSince: null }));
}

function linesOf({ lines }: VersionRow, { blocks }: DraftItem): DocumentLine[] {
  const own = new Set(blocks.flatMap(({ sentences }) => sentences.flatMap((sentence) => sentence.lines)));
  return lines.filter(({ line }) => own.has(line));
}

interface WrittenDraft {
  readonly item: DraftItem;
  readonly lines: readonly DocumentLine[];
  readonly written: WrittenItem;
}

/** The draft with what the model wrote of one item. Every claim is checked against the lines that it names. */
function withWritten(draft: DocumentDraft, { item, lines, written }: WrittenDraft): DocumentDraft {
  const at = new Map(lines.map((line) => [line.line, line]));
  const checked = (text: string, numbers: readonly number[]) => {
    const named = numbers.filter((line) => at.has(line));
    return {
      lines: named,
      support: supportOf(
        text,
        named.map((line) => at.get(line)!),
      ),
    };
  };
  const blocks = written.paragraphs.flatMap(({ heading, sentences }): DraftBlock[] => [
    ...(heading ? [{ kind: 'heading' as const, markdown: `## ${escaped(heading)}\n`, sentences: [] }] : []),
    {
      kind: 'paragraph',
      markdown: `${sentences.map(({ text }) => escaped(text)).join(' ')}\n`,
      sentences: sentences.map(({ text, lines: numbers }) => ({ text, ...checked(text, numbers) })),
    },
  ]);
  // Tables and pictures are taken as they are: a model would only copy them.
  const taken = item.blocks.filter(({ kind }) => kind === 'table' || kind === 'picture');
  const asId = (kind: string, i: number) => `${item.id}-${kind}-${i + 1}`;
  return {
    ...draft,
    items: draft.items.map((each) =>
      each.id === item.id ? { ...item, title: written.title.slice(0, 120), blocks: [...blocks, ...taken] } : each,
    ),
    questions: [
      ...written.questions.map(({ prompt, right, wrong, why, lines: numbers }, i) => ({
        type: 'single_choice' as const,
        id: asId('question', i),
        prompt,
        options: [{ text: right, correct: true }, ...wrong.map((text) => ({ text, correct: false }))],
        explanation: why,
        // The right option alone is often a word or two: with its reason it says what must stand in the line.
        ...checked(`${right} ${why}`, numbers),
      })),
      ...draft.questions,
    ],
    flashcards: [
      ...draft.flashcards,
      ...written.cards.map(({ front, back, lines: numbers }, i) => ({
        id: asId('card', i),
        front,
        back,
        ...checked(back, numbers),
      })),
    ],
  };
}

const escaped = (text: string): string =>
  text
    .replaceAll(/[\\`*_[\]<>#|~^$]/g, String.raw`\$&`)
    .replaceAll(/\s+/g, ' ')
    .trim();
