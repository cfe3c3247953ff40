import type { ArticleBody } from '@snapwell/contract/learning/kinds/article';
import { contentKinds } from '@snapwell/contract/learning/kinds';
import type { ContentPage, ContentProgress } from '@snapwell/contract/learning/content.schemas';
import type { SimulationBody } from '@snapwell/contract/simulations/simulation-body';
import { fileAddress } from '#platform/files/file-keys.ts';
import type { ContentRow } from './content.read-model.ts';
import { withQuestionsAsJson } from './embedded-questions.ts';

/** What everybody who may see an item sees of it. */
export function presentContent({
  item,
  media,
  glossary,
  coverKey,
  language,
  languages,
}: Pick<ContentRow, 'item' | 'media' | 'glossary' | 'coverKey' | 'language' | 'languages'>): ContentPage {
  const kind = contentKinds[item.kind];
  // What holds a key is played by its own feature, and leaves the server only through it.
  const isOpenBook = kind.completesAt !== null;
  const files = Object.entries(media).map(
    ([name, { key, ...file }]) => [name, { ...file, url: fileAddress(key) }] as const,
  );
  return {
    id: item.id,
    type: kind.type,
    kind: item.kind,
    title: item.title,
    summary: item.summary,
    minutes: item.minutes,
    cover: coverKey && fileAddress(coverKey),
    tags: item.tags,
    references: item.references,
    checked: item.checkedOn,
    version: item.version,
    updated_at: item.updatedAt.toISOString(),
    completion_rule: kind.completion,
    completes_at: kind.completesAt,
    play: item.kind === 'simulation' ? (item.body as SimulationBody).play : null,
    body: isOpenBook ? presentBody(item) : null,
    media: isOpenBook ? Object.fromEntries(files) : {},
    glossary,
    language,
    languages: [...languages],
  };
}

/** What the player of a kind plays. */
export function presentBody({ kind, body }: Pick<ContentRow['item'], 'kind' | 'body'>): unknown {
  return kind === 'article' ? { markdown: withQuestionsAsJson((body as ArticleBody).markdown) } : body;
}

export function presentProgress(
  { progress, completedAt, paysAt }: Pick<ContentRow, 'progress' | 'completedAt' | 'paysAt'>,
  now: Date,
): ContentProgress {
  return {
    furthest: progress?.furthest ?? 0,
    place: progress?.place ?? {},
    best_score: progress?.bestScore ?? null,
    is_completed: completedAt !== null,
    completed_at: completedAt?.toISOString() ?? null,
    pays_in_ms: paysInMs(paysAt, now),
    is_clear: progress?.isClear ?? null,
  };
}

/** How long it takes until an item pays that was completed faster than anybody can. */
export function paysInMs(paysAt: Date | null, now: Date): number | null {
  return paysAt && Math.max(0, paysAt.getTime() - now.getTime());
}
