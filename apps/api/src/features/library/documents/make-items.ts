import type { ContentKind } from '@snapwell/contract/catalogue/content-kind';
import type { DraftBody } from '@snapwell/contract/library/authoring.schemas';
import type {
  DocumentDraft,
  DraftItem,
  DraftQuestion,
  ItemsToMake,
} from '@snapwell/contract/library/documents/documents.schemas';
import { AppError } from '#platform/http/app-error.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import type { OrganizationCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { changeTree } from '../authoring/change-tree.ts';
import { emptyHead } from '../authoring/item-text.ts';
import { addDraftFile } from '../authoring/drafts.repository.ts';
import { createDraft } from '../authoring/save-draft.ts';
import { type DocumentRow, findDocument, findVersion, type VersionRow } from './documents.repository.ts';
import type { StoredPicture } from './documents.tables.ts';
import { looksGerman } from './draft/raw-questions.ts';
import { quizQuestion } from './draft/quiz-question.ts';
import { type NewLink, replaceLinks } from './versions/links.repository.ts';

type MakeWorld = Pick<World, 'db' | 'clock'>;

interface ItemToMake {
  readonly chapter: string;
  readonly kind: ContentKind;
  readonly title: string;
  readonly minutes: number;
  readonly body: DraftBody;
  readonly pictures: readonly StoredPicture[];
  readonly links: readonly Pick<NewLink, 'line' | 'quote' | 'questionId'>[];
}

/** Makes drafts of what an author has chosen from a document. Each knows the lines that it rests on. */
export async function makeItems(
  world: MakeWorld,
  author: OrganizationCaller,
  { documentId, ...chosen }: ItemsToMake & { documentId: string },
): Promise<{ content_ids: string[]; module_id: string }> {
  const { document, version } = await loadReady(world, author.orgId, documentId);
  const items = itemsOf(document, version, chosen);
  if (items.length === 0) throw new AppError('invalid_request');
  const moduleId = chosen.module_id ?? (await addModule(world, author, document.title));
  const chapters = await addChapters(world, author, {
    moduleId,
    titles: [...new Set(items.map(({ chapter }) => chapter))],
  });
  const ids: string[] = [];
  for (const { chapter, kind, title, minutes, body, pictures, links } of items) {
    const head = { ...emptyHead, title, minutes };
    const contentId = await createDraft(world, author, {
      moduleId,
      chapterId: chapters.get(chapter)!,
      kind,
      title,
      head,
      body,
    });
    await inOrganization(world.db, author.orgId, async (scope) => {
      for (const picture of pictures) await addDraftFile(scope, contentId, picture.name, draftFile(picture));
      const rows = links.map((link) => ({ ...link, version: version.version, changedIn: null }));
      await replaceLinks(scope, { documentId, contentId }, rows);
    });
    ids.push(contentId);
  }
  return { content_ids: ids, module_id: moduleId };
}

async function loadReady(
  { db }: MakeWorld,
  orgId: string,
  documentId: string,
): Promise<{ document: DocumentRow; version: VersionRow & { draft: DocumentDraft } }> {
  const { document, version } = await inOrganization(db, orgId, async (scope) => {
    const found = await findDocument(scope, documentId);
    return { document: found, version: found && (await findVersion(scope, { documentId, version: found.version })) };
  });
  if (!document || !version?.draft) throw new AppError('not_found');
  return { document, version: { ...version, draft: version.draft } };
}

async function addModule(world: MakeWorld, author: OrganizationCaller, title: string): Promise<string> {
  const { added } = await changeTree(world, author, [{ act: 'add_module', title, before: null }]);
  return added[0]!;
}

async function addChapters(
  world: MakeWorld,
  author: OrganizationCaller,
  { moduleId, titles }: { moduleId: string; titles: readonly string[] },
): Promise<ReadonlyMap<string, string>> {
  const { added } = await changeTree(
    world,
    author,
    titles.map((title) => ({ act: 'add_chapter', module_id: moduleId, title, before: null })),
  );
  return new Map(titles.map((title, i) => [title, added[i]!]));
}

function itemsOf(
  { title }: DocumentRow,
  { draft, lines, pictures }: VersionRow & { draft: DocumentDraft },
  chosen: Pick<ItemsToMake, 'items' | 'questions' | 'flashcards'>,
): ItemToMake[] {
  const isGerman = looksGerman(lines);
  const articles = draft.items
    .filter(({ id }) => chosen.items.includes(id))
    .map((item): ItemToMake => {
      const markdown = markdownOf(item);
      return {
        chapter: item.chapter ?? title,
        kind: 'article',
        title: item.title,
        minutes: item.minutes,
        body: { markdown },
        pictures: pictures.filter(({ name }) => markdown.includes(`(${name})`)),
        links: linksOf(item),
      };
    });
  const chapter = articles.at(-1)?.chapter ?? title;
  const questions = draft.questions.filter(({ id }) => chosen.questions.includes(id));
  const textOf = new Map(lines.map(({ line, text }) => [line, text]));
  const more = (kind: ContentKind, name: string, part: Pick<ItemToMake, 'body' | 'links'>): ItemToMake => ({
    chapter,
    kind,
    title: `${name}: ${title}`.slice(0, 120),
    minutes: 5,
    pictures: [],
    ...part,
  });
  return [
    ...articles,
    ...(chosen.flashcards && draft.flashcards.length >= 2
      ? [
          more('flashcards', isGerman ? 'Karten' : 'Flashcards', {
            body: { cards: draft.flashcards.map(({ front, back }) => ({ front, back })) },
            links: draft.flashcards.flatMap(({ lines: own, back }) =>
              own.map((line) => ({ line, quote: back, questionId: null })),
            ),
          }),
        ]
      : []),
    ...(questions.length > 0
      ? [
          more('quiz', isGerman ? 'Fragen' : 'Questions', {
            body: quizBodyOf(questions, (line) => textOf.get(line) ?? ''),
            links: questions.flatMap(({ id, lines: own, prompt }) =>
              own.map((line) => ({ line, quote: prompt, questionId: id })),
            ),
          }),
        ]
      : []),
  ];
}

const markdownOf = ({ blocks }: DraftItem): string => blocks.map(({ markdown }) => markdown.trim()).join('\n\n') + '\n';

const linksOf = ({ blocks }: DraftItem): ItemToMake['links'] =>
  blocks
    .filter(({ kind }) => kind !== 'heading')
    .flatMap(({ sentences }) =>
      sentences.flatMap(({ text, lines }) => lines.map((line) => ({ line, quote: text, questionId: null }))),
    );

const quizBodyOf = (questions: readonly DraftQuestion[], textOf: (line: number) => string): DraftBody => ({
  pass_mark: 80,
  counts: 'highest',
  shuffle: true,
  feedback: 'each',
  certainty: 'asked',
  questions: questions.map((question) => quizQuestion(question, textOf)),
});

const draftFile = ({ key, width, height, bytes, sha256 }: StoredPicture) => ({
  sha256,
  bytes,
  contentType: 'image/webp',
  originalKey: key,
  servedKey: key,
  servedType: 'image/webp',
  width,
  height,
});
