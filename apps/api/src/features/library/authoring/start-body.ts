import type { ContentKind } from '@snapwell/contract/catalogue/content-kind';
import type { DraftBody } from '@snapwell/contract/library/authoring.schemas';

/** What the body of a new item begins with: the lists that its editor adds to. */
const beginnings: Record<ContentKind, DraftBody> = {
  article: { markdown: '' },
  video: { captions: [], chapters: [] },
  infographic: { alternative: '', hotspots: [] },
  comic: { pages: [] },
  flashcards: { cards: [] },
  matching: { prompt: '', pairs: [], decoys: [] },
  ordering: { prompt: '', items: [] },
  hotspot: { prompt: '', alternative: '', areas: [] },
  categories: { prompt: '', categories: [], items: [] },
  branching: { start: '', cards: [] },
  quiz: {
    pass_mark: 80,
    counts: 'highest',
    shuffle: true,
    feedback: 'each',
    certainty: 'asked',
    questions: [],
  },
  // Its editor asks how it is played.
  simulation: {},
};

/** The body of an item that nobody has written yet. */
export const startBody = (kind: ContentKind): DraftBody => beginnings[kind];
