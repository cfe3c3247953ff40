import type { World } from '#world.ts';
import type { LeaningQuestion } from './near.ts';
import { readQuestion } from './features.ts';
import { isQuotableWeight } from '../kinds-of-source.ts';
import { searchLibrary } from '../find-passages.ts';

interface LeaningQuery {
  readonly orgId: string;
  /** Of the index. */
  readonly version: number;
  /** What was typed, spelt right. */
  readonly asked: string;
  /** What it leans on: the text that was selected, or the question before. */
  readonly context: string;
  readonly items: readonly string[];
  readonly anchors: readonly string[];
  /** What was read out before that, in this talk. */
  readonly earlier?: readonly string[];
  /** The item that is open, where the question leans on that. */
  readonly page?: string;
  /** Items that are taught together with these, or with the page. */
  readonly sameModule: readonly string[];
  /** Looks in these items alone. */
  readonly isWithin: boolean;
  /** What parts of the question may be called besides. */
  readonly alternatives: readonly { readonly text: string; readonly weight: number }[];
  /** Items that the person may not see. */
  readonly without: readonly string[];
}

/** What it leans on counts beside what is asked. */
const CONTEXT_WEIGHT = 0.4;
/** So many replies back it counts what was read out. */
export const TURNS_BACK = 3;
/** So many items are read whole. */
const READ_WHOLE = 10;

/** The passages that may answer a question that leans on something, as the question alone and with that finds them. */
export async function findNear(world: Pick<World, 'db' | 'assistant'>, query: LeaningQuery): Promise<LeaningQuestion> {
  const { orgId, version, asked, context, items, anchors, earlier, page, sameModule, isWithin, alternatives, without } =
    query;
  const also = page === undefined ? items : [page, ...items];
  const both = `${context} ${asked}`;
  const [own = null, shared = null] = (await world.assistant.search.encode([asked, both])) ?? [];
  const find = (text: string, vector: Int8Array | null, others: LeaningQuery['alternatives'], within?: string[]) =>
    searchLibrary(
      world,
      { orgId, version },
      { text, vector, alternatives: others, within, without, limit: READ_WHOLE, whole: READ_WHOLE, also },
    );
  const withContext = [...alternatives, { text: context, weight: CONTEXT_WEIGHT }];
  const together = (await find(asked, shared, withContext, isWithin ? [...items] : undefined)).filter(
    ({ groupWeight }) => isWithin || isQuotableWeight(groupWeight),
  );
  const groups = [...new Set(together.map(({ group }) => group))];
  const alone = groups.length === 0 ? [] : await find(asked, own, alternatives, groups);
  const aloneOf = new Map(alone.map((hit) => [`${hit.group}\n${hit.position}`, hit]));
  const texts = alternatives.map(({ text }) => text);
  return {
    alone: readQuestion(asked, texts),
    together: readQuestion(both, texts),
    hits: together.map((hit) => ({ together: hit, alone: aloneOf.get(`${hit.group}\n${hit.position}`) ?? hit })),
    items,
    anchors,
    earlier: earlier ?? [],
    page: page ?? null,
    sameModule,
  };
}
