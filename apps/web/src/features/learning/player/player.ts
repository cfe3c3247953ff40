import type { ContentDetail, MediaFile } from '@snapwell/contract/learning/content.schemas';
import type { BodyOfKind } from '@snapwell/contract/learning/kinds';
import type { ContentKind } from '@snapwell/contract/catalogue/content-kind';
import type { ReactNode } from 'react';

/**
 * Where a learner was, and where they are: how much is behind them (0 to 1), and what the player needs to go on
 * there.
 */
export interface ReadingPosition {
  readonly furthest: number;
  readonly place: Record<string, unknown>;
}

/** What every player needs, and what it reports. When it is complete is decided by the kind's rule, outside of it. */
export interface PlayerProps<K extends ContentKind> {
  readonly body: BodyOfKind<K>;
  readonly content: Pick<
    ContentDetail,
    'id' | 'title' | 'references' | 'checked' | 'glossary' | 'minutes' | 'language'
  >;
  readonly start: ReadingPosition;
  /** A media file of the body by its name there. */
  media(name: string): MediaFile | undefined;
  /** The address of another item of the organization. */
  contentPath(contentId: string): string;
  /** The place in the item's head for what can be done with the whole of it; null until it is there. */
  readonly actions: HTMLElement | null;
  /** At the end of an article's text, before its sources. */
  readonly afterText?: ReactNode;
  report(at: ReadingPosition & { score?: number }): void;
}
