import type { TreeItem } from '#features/catalogue/index.ts';
import { listPassagesOfItem } from '../../knowledge/find-passages.ts';
import { isQuotable } from '../../knowledge/kinds-of-source.ts';
import { findNear, TURNS_BACK } from '../../knowledge/ranking/find-near.ts';
import type { LeaningQuestion } from '../../knowledge/ranking/near.ts';
import type { Ranking } from '../../knowledge/ranking/rank-passages.ts';
import type { SkillInput } from '../../request/skill-input.ts';
import { wordsOfPiece } from '../../knowledge/pieces/piece.ts';
import { sentencesOf } from '../../knowledge/sentences.ts';
import { alternativesFor } from '../../words/alternatives.ts';
import { taughtWith } from '../../knowledge/taught-with.ts';
import { isIn } from './go-on-from.ts';

/** What was asked before, and what was answered to it. */
export interface Before {
  readonly before: string;
  readonly reply: string;
  readonly items: readonly string[];
}

/** Items that were just spoken of are rather meant. */
const SPOKEN_OF = 2;

/** The lesson that is open; beside what is played and may not be quoted the one that it practises. */
export function pageOf({ context: { openItem, tree, lockedIds } }: Pick<SkillInput, 'context'>): TreeItem | null {
  if (!openItem || isQuotable(openItem.kind)) return openItem;
  const items = tree.moduleById.get(openItem.moduleId)?.items ?? [];
  const before = items.slice(
    0,
    items.findIndex(({ id }) => id === openItem.id),
  );
  const teaches = (item: TreeItem) =>
    (item.kind === 'article' || item.kind === 'video') && !lockedIds.includes(item.id);
  return before.findLast(teaches) ?? items.find(teaches) ?? null;
}

/**
 * Whether beside an open page only another module comes near: that is mostly found by a word that says little, and
 * nothing is said rather than that.
 */
export function isElsewhere(
  input: Pick<SkillInput, 'context'>,
  { trust, passages: [first] }: Pick<Ranking, 'trust'> & { readonly passages: readonly { hit: { group: string } }[] },
): boolean {
  const page = pageOf(input);
  if (trust !== 'near' || !page || !first) return false;
  return input.context.tree.itemById.get(first.hit.group)?.moduleId !== page.moduleId;
}

/** What may answer a question that is asked with a page open, and that may go on from what was said before. */
export async function findOnPage(input: SkillInput, page: TreeItem, before: Before | null): Promise<LeaningQuestion> {
  const items = before ? before.items.slice(0, SPOKEN_OF) : [];
  const said = before && !isSummary(input, before.reply) ? await passagesSaid(input, before) : [];
  return look(input, {
    context: before?.before ?? page.title,
    items,
    anchors: said.map(({ text }) => text),
    earlier: readOut(input).slice(before ? 1 : 0, before ? 1 + TURNS_BACK : TURNS_BACK),
    isWithin: false,
    page: page.id,
  });
}

/** Replies of this talk, the last first. What was only summed up may be told again. */
const readOut = (input: SkillInput): string[] =>
  input.request.history
    .flatMap(({ role, text }) => (role === 'assistant' ? [isSummary(input, text) ? '' : text] : []))
    .toReversed();

/** Whether a reply summed a lesson up: it begins with what its author says of it. */
const isSummary = ({ context: { tree } }: Pick<SkillInput, 'context'>, reply: string): boolean =>
  reply.startsWith('**') && [...tree.itemById.values()].some((item) => isSummaryOf(item, reply));

export const isSummaryOf = ({ title, summary }: TreeItem, reply: string): boolean =>
  summary !== '' && reply.startsWith(`**${title}**: ${summary}`);

/** What may answer a question that goes on from what was said. */
export async function findAfter(input: SkillInput, before: Before): Promise<LeaningQuestion> {
  const anchors = (await passagesSaid(input, before)).map(({ text }) => text);
  const items = before.items.slice(0, SPOKEN_OF);
  return look(input, { context: before.before, items, anchors, isWithin: false });
}

/** Passages of the items spoken of that were read out in the reply. */
export async function passagesSaid(input: SkillInput, { reply, items }: Pick<Before, 'reply' | 'items'>) {
  const all = await Promise.all(
    items
      .slice(0, SPOKEN_OF)
      .map(async (id) => (await listPassagesOfItem(input, id)).map((passage) => ({ ...passage, group: id }))),
  );
  const whole = all.flat().filter(({ text }) => isIn(text, reply));
  if (whole.length > 0) return whole;
  // Of a passage that was read out before, only the sentence that was asked for is said again.
  return all
    .flat()
    .filter(({ text }) => sentencesOf(wordsOfPiece(text)).some((sentence) => isSentenceIn(sentence, reply)));
}

/** A shorter sentence stands in others by chance. */
const SHORTEST = 5;

const isSentenceIn = (sentence: string, reply: string): boolean =>
  sentence.split(/\s+/).length >= SHORTEST && isIn(sentence, reply);

interface Look {
  readonly context: string;
  readonly items: readonly string[];
  readonly anchors: readonly string[];
  readonly earlier?: readonly string[];
  /** Looks in these items alone. */
  readonly isWithin: boolean;
  readonly page?: string;
}

export function look({ world, request, context }: SkillInput, asked: Look): Promise<LeaningQuestion> {
  const { page } = asked;
  return findNear(world, {
    ...asked,
    sameModule: taughtWith(context.tree.itemById, page === undefined ? asked.items : [page, ...asked.items]),
    orgId: request.caller.orgId,
    version: context.indexVersion,
    asked: request.question,
    alternatives: alternativesFor(request.question, context.words),
    without: context.lockedIds,
  });
}
