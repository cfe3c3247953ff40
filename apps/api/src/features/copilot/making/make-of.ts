import type { Film, MakingKind } from '@snapwell/contract/copilot/making.schemas';
import { flashcardsBody } from '@snapwell/contract/learning/kinds/flashcards';
import { matchingBody } from '@snapwell/contract/learning/kinds/matching';
import type { World } from '#world.ts';
import { chooseSentences } from './makers/choose-sentences.ts';
import { makeFlashcards } from './makers/make-flashcards.ts';
import { makeGame } from './makers/make-game.ts';
import type { SourceMaterial } from './makers/source-material.ts';
import { scriptReply, textOf, writtenByModel } from './makers/model-writing.ts';
import { planFilm } from './makers/plan-film.ts';

/** The page does not hold enough; the message is for the person. */
export class NothingToMake extends Error {
  constructor() {
    super("There isn't enough on this page to make that. Try it on an article.");
  }
}

export interface MadeItem {
  readonly kind: 'flashcards' | 'matching' | 'ordering' | 'categories';
  readonly body: unknown;
}

export type MadeContent =
  | { readonly item: MadeItem; readonly film: null }
  | { readonly item: null; readonly film: Film };

type MakerWorld = Pick<World, 'contentMaker' | 'narrator'>;

interface Order {
  readonly kind: MakingKind;
  readonly material: SourceMaterial;
  /** How many games the person has from this page already. */
  readonly variant: number;
}

const SENTENCES = 5;
const FEWEST_SENTENCES = 2;

/** Makes it: with a language model where one is configured and what it writes holds, else from the page's own words. */
export async function makeOf(world: MakerWorld, { kind, material, variant }: Order): Promise<MadeContent> {
  if (kind === 'video_short') return { item: null, film: await makeFilm(world, material) };
  const item = kind === 'flashcards' ? await flashcardsOf(world, material) : await gameOf(world, material, variant);
  if (!item) throw new NothingToMake();
  return { item, film: null };
}

/** Whether the page's own words are enough for it. What a model makes of them is only known when it has. */
export function canMakeOf({ contentMaker }: Pick<World, 'contentMaker'>, { kind, material, variant }: Order): boolean {
  const isOwn =
    kind === 'video_short'
      ? chooseSentences(material, SENTENCES).length >= FEWEST_SENTENCES
      : (kind === 'flashcards' ? makeFlashcards(material) : makeGame(material, variant)) !== null;
  return isOwn || (contentMaker !== null && hasWords(material));
}

/** A title alone is nothing that a model could write of. */
const hasWords = (material: SourceMaterial): boolean =>
  textOf(material).length >= material.title.length + FEWEST_LETTERS;
const FEWEST_LETTERS = 200;

async function flashcardsOf({ contentMaker }: MakerWorld, material: SourceMaterial): Promise<MadeItem | null> {
  const body = (await writtenByModel(contentMaker, 'flashcards', material, flashcardsBody)) ?? makeFlashcards(material);
  return body && { kind: 'flashcards', body };
}

/** The built-in maker has more kinds of games; a model helps where the page offers it none. */
async function gameOf(
  { contentMaker }: MakerWorld,
  material: SourceMaterial,
  variant: number,
): Promise<MadeItem | null> {
  const game = makeGame(material, variant);
  if (game) return game;
  const body = await writtenByModel(contentMaker, 'game', material, matchingBody);
  return body && { kind: 'matching', body };
}

async function makeFilm({ contentMaker, narrator }: MakerWorld, material: SourceMaterial): Promise<Film> {
  const script = await writtenByModel(contentMaker, 'video_short', material, scriptReply);
  const sentences = script?.sentences ?? chooseSentences(material, SENTENCES);
  if (sentences.length < FEWEST_SENTENCES || textOf(material).length === 0) throw new NothingToMake();
  const spoken = await narrator?.speak([material.title, ...sentences]).catch(() => null);
  const film = planFilm(material.title, sentences, spoken?.map(({ seconds }) => seconds) ?? []);
  if (!film) throw new NothingToMake();
  return film;
}
