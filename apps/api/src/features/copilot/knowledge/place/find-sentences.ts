import type { ContentKind } from '@snapwell/contract/catalogue/content-kind';
import type { World } from '#world.ts';
import { wordsOfPiece } from '../pieces/piece.ts';
import { findNear } from '../ranking/find-near.ts';
import { wholeSentencesOf } from '../sentences.ts';
import type { Block } from './item-blocks.ts';
import { lessonSentences, meantSentences, sentencesIn } from './lesson-sentences.ts';
import { placeIn, type PlaceText } from './place-in.ts';
import type { PlaceQuestion } from './rank-sentences.ts';

type SearchWorld = Pick<World, 'db' | 'assistant'>;

interface SentenceQuery {
  readonly orgId: string;
  /** Of the index. */
  readonly version: number;
  readonly item: { readonly id: string; readonly kind: ContentKind };
  /** All that the item says. */
  readonly blocks: readonly Block[];
  /** What was typed, spelt right. */
  readonly asked: string;
  readonly alternatives: readonly { readonly text: string; readonly weight: number }[];
  /** Items that the person may not see. */
  readonly without: readonly string[];
}

/** The sentences of an item in view of what is asked of a text that was selected in it; null where it says nothing. */
export async function sentencesAt(
  world: SearchWorld,
  query: SentenceQuery,
  { selection, place }: { selection: string; place: Pick<PlaceText, 'block' | 'text'> },
): Promise<PlaceQuestion | null> {
  return sentencesOf(world, query, { selection, place, said: [] });
}

/**
 * The sentences of an item in view of what goes on from passages of it that were read out, to the question `before`;
 * null where none of them is found in it.
 */
export async function sentencesAfter(
  world: SearchWorld,
  query: SentenceQuery,
  { before, said }: { before: string; said: readonly string[] },
): Promise<PlaceQuestion | null> {
  const place = placeOfSaid(query.blocks, said);
  return place && sentencesOf(world, query, { selection: `${before} ${place.text}`, place, said });
}

/** Where the first of these passages stands that an item holds, whole or by one of its sentences. */
function placeOfSaid(blocks: readonly Block[], said: readonly string[]): PlaceText | null {
  for (const passage of said) {
    const words = wordsOfPiece(passage);
    for (const selection of [words.split('\n').at(-1)!, ...wholeSentencesOf(words)]) {
      const place = placeIn(blocks, { selection });
      if (place) return place;
    }
  }
  return null;
}

interface LeansOn {
  readonly selection: string;
  readonly place: Pick<PlaceText, 'block' | 'text'>;
  readonly said: readonly string[];
}

async function sentencesOf(
  world: SearchWorld,
  { orgId, version, item, blocks, asked, alternatives, without }: SentenceQuery,
  { selection, place, said }: LeansOn,
): Promise<PlaceQuestion | null> {
  const sentences = lessonSentences(blocks);
  if (sentences.length === 0) return null;
  const near = await findNear(world, {
    orgId,
    version,
    asked,
    context: selection,
    items: [item.id],
    anchors: [],
    sameModule: [],
    isWithin: true,
    alternatives,
    without,
  });
  if (near.hits.length === 0) return null;
  return {
    asked,
    selection,
    sentences,
    meant: meantSentences(sentences, place),
    said: sentencesIn(sentences, said.map(wordsOfPiece)),
    near,
    itemKind: item.kind,
  };
}
