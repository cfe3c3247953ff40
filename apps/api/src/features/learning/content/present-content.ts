import { contentKinds } from '@snapwell/contract/learning/kinds';
import type { ContentPage, ContentProgress } from '@snapwell/contract/learning/content.schemas';
import { fileAddress } from '#platform/file-keys.ts';
import { coverAddress } from '../catalogue/present-cards.ts';
import type { ContentRow } from './content.read-model.ts';

/** What everybody who may see an item sees of it. */
export function presentContent({ item, media, glossary, coverKey }: Pick<ContentRow, 'item' | 'media' | 'glossary' | 'coverKey'>): ContentPage {
  const kind = contentKinds[item.kind];
  // What holds a key is played by its own feature, and leaves the server only through it.
  const isOpenBook = kind.completesAt !== null;
  const files = Object.entries(media).map(([name, { key, ...file }]) => [name, { ...file, url: fileAddress(key) }] as const);
  return {
    id: item.id,
    type: kind.type,
    kind: item.kind,
    title: item.title,
    summary: item.summary,
    minutes: item.minutes,
    cover: coverAddress(coverKey),
    tags: item.tags,
    references: item.references,
    version: item.version,
    updated_at: item.updatedAt.toISOString(),
    completion_rule: kind.completion,
    body: isOpenBook ? item.body : null,
    media: isOpenBook ? Object.fromEntries(files) : {},
    glossary,
  };
}

export function presentProgress({ progress, completedAt }: Pick<ContentRow, 'progress' | 'completedAt'>): ContentProgress {
  return {
    furthest: progress?.furthest ?? 0,
    place: progress?.place ?? {},
    best_score: progress?.bestScore ?? null,
    is_completed: completedAt !== null,
    completed_at: completedAt?.toISOString() ?? null,
  };
}
