import type { z } from 'zod';
import type { ContentKind, ContentType } from '../catalogue/content-kind.ts';
import { quizBody, quizText } from '../quizzes/quiz-body.ts';
import { simulationBody, simulationText } from '../simulations/simulation-body.ts';
import { articleBody } from './kinds/article.ts';
import { branchingBody, branchingText } from './kinds/branching.ts';
import { categoriesBody, categoriesText } from './kinds/categories.ts';
import { comicBody, comicText } from './kinds/comic.ts';
import { flashcardsBody, flashcardsText } from './kinds/flashcards.ts';
import { hotspotBody, hotspotText } from './kinds/hotspot.ts';
import { infographicBody, infographicText } from './kinds/infographic.ts';
import { matchingBody, matchingText } from './kinds/matching.ts';
import { orderingBody, orderingText } from './kinds/ordering.ts';
import { videoBody, videoText } from './kinds/video.ts';

interface Kind<Body extends z.ZodType> {
  readonly type: ContentType;
  /** What a person calls it. */
  readonly label: string;
  readonly body: Body;
  /**
   * How much of it must be behind the learner before it can be completed, from 0 to 1; null when its own feature
   * decides.
   */
  readonly completesAt: number | null;
  /** The same in words, shown to the learner. */
  readonly completion: string;
  /** What the search may find in it besides title and summary. */
  text(body: z.output<Body>): string;
}

const kind = <const Body extends z.ZodType>(definition: Kind<Body>): Kind<Body> => definition;

/** The table of kinds. A new kind is a file in `kinds/`, a line here, and a player on the web. */
export const contentKinds = {
  article: kind({
    type: 'article',
    label: 'Article',
    body: articleBody,
    completesAt: 1,
    completion: /*i18n*/ 'Read to the end',
    text: (body) => body.markdown,
  }),
  video: kind({
    type: 'video',
    label: 'Video',
    body: videoBody,
    completesAt: 0.9,
    completion: /*i18n*/ 'Watch 90% of it',
    text: videoText,
  }),
  infographic: kind({
    type: 'infographic',
    label: 'Infographic',
    body: infographicBody,
    completesAt: 1,
    completion: /*i18n*/ 'Open every point or read the text',
    text: infographicText,
  }),
  comic: kind({
    type: 'comic',
    label: 'Comic',
    body: comicBody,
    completesAt: 1,
    completion: /*i18n*/ 'Go to the last panel',
    text: comicText,
  }),
  flashcards: kind({
    type: 'interactive',
    label: 'Flashcards',
    body: flashcardsBody,
    completesAt: 1,
    completion: /*i18n*/ 'Know every card once',
    text: flashcardsText,
  }),
  matching: kind({
    type: 'interactive',
    label: 'Matching',
    body: matchingBody,
    completesAt: 1,
    completion: /*i18n*/ 'Find every pair',
    text: matchingText,
  }),
  ordering: kind({
    type: 'interactive',
    label: 'Ordering',
    body: orderingBody,
    completesAt: 1,
    completion: /*i18n*/ 'Put everything in the right order',
    text: orderingText,
  }),
  hotspot: kind({
    type: 'interactive',
    label: 'Find it',
    body: hotspotBody,
    completesAt: 1,
    completion: /*i18n*/ 'Find every place',
    text: hotspotText,
  }),
  categories: kind({
    type: 'interactive',
    label: 'Sorting',
    body: categoriesBody,
    completesAt: 1,
    completion: /*i18n*/ 'Put every card where it belongs',
    text: categoriesText,
  }),
  branching: kind({
    type: 'interactive',
    label: 'Your decision',
    body: branchingBody,
    completesAt: 1,
    completion: /*i18n*/ 'Reach an ending',
    text: branchingText,
  }),
  quiz: kind({
    type: 'quiz',
    label: 'Quiz',
    body: quizBody,
    completesAt: null,
    completion: /*i18n*/ 'Pass it',
    text: quizText,
  }),
  simulation: kind({
    type: 'simulation',
    label: 'Simulation',
    body: simulationBody,
    completesAt: null,
    completion: /*i18n*/ 'Reach an ending',
    text: simulationText,
  }),
} as const satisfies Record<ContentKind, Kind<z.ZodType>>;

/** The body of a kind, as authors write it and players get it. */
export type BodyOfKind<K extends ContentKind> = z.output<(typeof contentKinds)[K]['body']>;
