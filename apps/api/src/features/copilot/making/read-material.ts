import type { BodyOfKind } from '@snapwell/contract/learning/kinds';
import type { ContentKind } from '@snapwell/contract/catalogue/content-kind';
import { type Fact, type SourceMaterial, emptyMaterial, sentencesOf } from './makers/source-material.ts';
import { readArticle } from './makers/read-article.ts';

/** An item as it is stored, with the glossary terms that its text names. */
export interface SourceItem {
  readonly kind: ContentKind;
  readonly title: string;
  readonly body: unknown;
  /** The words of the item, as the search knows them; for a video those of its captions. */
  readonly plainText: string;
  readonly glossary: readonly { readonly term: string; readonly definition: string }[];
}

/**
 * What an item offers to makers; null for what holds a key (quizzes, simulations): nothing is made of those, so
 * nothing of them gets out.
 */
export function readMaterial({ kind, title, body, plainText, glossary }: SourceItem): SourceMaterial | null {
  if (kind === 'quiz' || kind === 'simulation' || kind === 'branching' || kind === 'hotspot') return null;
  const terms = glossary.map(({ term, definition }) => ({ name: term, text: definition, heading: '' }));
  return { ...emptyMaterial, title, ...partsOf(kind, body, plainText), terms: [...terms, ...termsOf(kind, body)] };
}

function partsOf(kind: ContentKind, body: unknown, plainText: string): Partial<SourceMaterial> {
  switch (kind) {
    case 'article':
      return readArticle((body as BodyOfKind<'article'>).markdown);
    case 'infographic': {
      const { alternative, hotspots } = body as BodyOfKind<'infographic'>;
      const read = readArticle(alternative);
      return {
        ...read,
        points: [...read.points, ...hotspots.map((spot) => ({ name: spot.title, text: spot.text, heading: '' }))],
      };
    }
    case 'ordering':
      return { steps: [{ heading: '', items: (body as BodyOfKind<'ordering'>).items }] };
    case 'categories':
      return { points: sortedPoints(body as BodyOfKind<'categories'>) };
    case 'matching':
      return {
        points: (body as BodyOfKind<'matching'>).pairs.map(({ left, right }) => ({
          name: left,
          text: right,
          heading: '',
        })),
      };
    default:
      return { lines: sentencesOf(plainText).map((text) => ({ text, heading: '', isMarked: false })) };
  }
}

function termsOf(kind: ContentKind, body: unknown): Fact[] {
  return kind === 'flashcards'
    ? (body as BodyOfKind<'flashcards'>).cards.map(({ front, back }) => ({ name: front, text: back, heading: '' }))
    : [];
}

function sortedPoints({ categories, items }: BodyOfKind<'categories'>): Fact[] {
  const titleOf = new Map(categories.map(({ id, title }) => [id, title]));
  return items.map(({ text, category, why }) => ({
    name: text,
    text: [titleOf.get(category), why].filter(Boolean).join('. '),
    heading: '',
  }));
}
