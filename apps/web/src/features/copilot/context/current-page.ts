import type { PageContext, PagePlace } from '@snapwell/contract/copilot/context.schemas';
import { useEffect, useEffectEvent } from 'react';
import { useObservable } from '#platform/observable.ts';
import { perDevice } from '#platform/person.ts';

/** What a screen tells the assistant of itself. */
export interface AssistantPage {
  readonly kind: PageContext['page_id'] | 'results';
  /** What is read there, by its title; null where it is nothing by itself. */
  readonly title: string | null;
  /** Gathered when a question is asked, not before. */
  gather(): Promise<PageContext | null> | PageContext | null;
}

const page = perDevice<AssistantPage | null>(null);

/** The screen in view, as the assistant knows it; null where there is nothing to tell. */
export const useAssistantPage = (): AssistantPage | null => useObservable(page);

/** Only an address with /content/ in it keeps what a content screen said (spec §4). */
export async function gatherPageContext(pathname: string): Promise<PageContext | null> {
  const current = page.get();
  if (!current || (current.kind === 'content' && !pathname.includes('/content/'))) return null;
  const place = placeReader.get()?.();
  // The question matters more than what the page could add to it.
  return Promise.resolve()
    .then(() => current.gather())
    .then((context) => context && { ...context, ...(place && { place }) })
    .catch(() => null);
}

const placeReader = perDevice<(() => PagePlace | undefined) | null>(null);

/** Lets whoever knows say where on the page the learner is, when a question is asked. Answers how to take it back. */
export function tellPlaceBy(reader: () => PagePlace | undefined): () => void {
  placeReader.set(reader);
  return () => {
    if (placeReader.get() === reader) placeReader.set(null);
  };
}

/**
 * Lets the assistant know the screen that calls this, while it is in view. `key` changes when the screen shows
 * another thing, which is called `title`.
 */
export function useTellAssistant(
  kind: AssistantPage['kind'],
  key: string | undefined,
  gather: AssistantPage['gather'],
  title: string | null = null,
): void {
  const latest = useEffectEvent(gather);
  useEffect(() => {
    if (key === undefined) return;
    const own: AssistantPage = { kind, title, gather: () => latest() };
    page.set(own);
    return () => {
      if (page.get() === own) page.set(null);
    };
  }, [kind, key, title]);
}
