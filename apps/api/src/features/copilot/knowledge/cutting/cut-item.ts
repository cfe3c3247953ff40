import { type BodyOfKind, contentKinds } from '@snapwell/contract/learning/kinds';
import type { ContentKind } from '@snapwell/contract/catalogue/content-kind';
import { plainText } from '@snapwell/contract/text/text-marks';
import { cutArticle } from './cut-article.ts';
import { cutCaptions } from './cut-captions.ts';
import { type Piece, questionPiece } from '../pieces/piece.ts';

type Cut<K extends ContentKind> = (body: BodyOfKind<K>, captions: string | null) => Piece[];
const piece = (text: string, heading = ''): Piece => ({ heading, text: plainText(text) });
/** Who speaks is part of what is said: without a name nobody knows whose words they are. */
/** What somebody says in a picture. */
export const spoken = ({ speaker, text }: { speaker: string; text: string }) =>
  speaker ? `${speaker}: ‘${text}’` : text;
const because = (text: string, why: string | undefined) => (why ? `${text}: ${why}` : `${text}.`);

/** A panel with fewer words says little without the next. */
const SCENE_WORDS = 14;

/** What is told and said in panels, as many together as say something: no speech is torn. */
function scenesOf(panels: BodyOfKind<'comic'>['pages'][number]['panels']): string[] {
  const wordsIn = (text: string) => text.split(/\s+/).length;
  const scenes: string[] = [];
  for (const { caption, dialog } of panels) {
    const text = [caption, ...dialog.map(spoken)].filter(Boolean).join(' ');
    if (text === '') continue;
    const before = scenes.at(-1);
    if (before !== undefined && wordsIn(before) < SCENE_WORDS) scenes[scenes.length - 1] = `${before} ${text}`;
    else scenes.push(text);
  }
  const [last, rest] = [scenes.at(-1), scenes.slice(0, -1)];
  return last !== undefined && rest.length > 0 && wordsIn(last) < SCENE_WORDS / 2
    ? [...rest.slice(0, -1), `${rest.at(-1)} ${last}`]
    : scenes;
}

/**
 * How each kind is cut. Quizzes and simulations keep their keys and hidden facts: of them only the title and the
 * summary are known.
 */
const cuts: { readonly [K in ContentKind]: Cut<K> } = {
  article: ({ markdown }) => cutArticle(markdown),
  video: (body, captions) => (captions ? cutCaptions(captions, body.chapters) : [piece(body.transcript ?? '')]),
  infographic: ({ alternative, hotspots }) => [
    ...cutArticle(alternative).map(({ heading, text }) => ({ heading, text })),
    ...hotspots.map(({ title, text }) => piece(text, title)),
  ],
  comic: ({ pages, takeaways = [] }) => [
    ...pages.flatMap(({ title, panels }) =>
      scenesOf(panels).map((scene) => ({ ...piece(scene, title), isWhole: true })),
    ),
    // What is to be seen stands by itself: beside what is said it would only make that longer.
    ...pages.flatMap(({ title, panels }) => panels.map(({ prompt }) => ({ ...piece(prompt, title), isWhole: true }))),
    ...takeaways.map((takeaway) => piece(takeaway)),
  ],
  flashcards: ({ cards }) =>
    cards.map(({ front, back }) => ({
      heading: '',
      text: questionPiece(plainText(front), plainText(back)),
      isWhole: true,
    })),
  matching: ({ prompt, pairs }) => [
    piece(prompt),
    ...pairs.map(({ left, right, why }) => piece(because(`${left}: ${right}`, why))),
  ],
  ordering: ({ prompt, items }) => [
    piece(`${prompt} ${items.map(({ text }, i) => `${i + 1}. ${text}.`).join(' ')}`),
    ...items.flatMap(({ text, why }) => (why ? [piece(`${text}: ${why}`)] : [])),
  ],
  hotspot: ({ prompt, areas }) => [piece(prompt), ...areas.map(({ label, why }) => piece(because(label, why)))],
  categories: ({ prompt, categories, items }) => [
    piece(prompt),
    ...items.map(({ text, category, why }) =>
      piece(because(`${text}: ${categories.find(({ id }) => id === category)?.title ?? ''}`, why)),
    ),
  ],
  branching: ({ cards }) =>
    cards.map(({ text, choices }) =>
      piece([text, ...(choices ?? []).map(({ feedback }) => feedback ?? '')].filter(Boolean).join(' ')),
    ),
  quiz: () => [],
  simulation: () => [],
};

/** The pieces of an item. `captions` is the text of its first caption file. */
export function cutItem(kind: ContentKind, body: unknown, captions: string | null): Piece[] {
  const parsed = contentKinds[kind].body.safeParse(body);
  if (!parsed.success) return [];
  return (cuts[kind] as Cut<ContentKind>)(parsed.data as BodyOfKind<ContentKind>, captions).filter(
    ({ text }) => text.trim() !== '',
  );
}

/** The caption file that an item's text stands in; null where there is none. */
export function captionFileOf(kind: ContentKind, body: unknown): string | null {
  if (kind !== 'video') return null;
  const parsed = contentKinds.video.body.safeParse(body);
  return parsed.success ? (parsed.data.captions[0]?.source ?? null) : null;
}
