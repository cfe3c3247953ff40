import type { ContentKind } from '@snapwell/contract/catalogue/content-kind';
import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import type { PlayerProps } from '../player/player.ts';

const loaders = {
  article: () => import('../article/article-player.tsx').then((m) => ({ default: m.ArticlePlayer })),
  video: () => import('../video/video-player.tsx').then((m) => ({ default: m.VideoPlayer })),
  infographic: () => import('../infographic/infographic-player.tsx').then((m) => ({ default: m.InfographicPlayer })),
  comic: () => import('../comic/comic-player.tsx').then((m) => ({ default: m.ComicPlayer })),
  flashcards: () => import('../interactive/flashcards-player.tsx').then((m) => ({ default: m.FlashcardsPlayer })),
  matching: () => import('../interactive/matching-player.tsx').then((m) => ({ default: m.MatchingPlayer })),
  ordering: () => import('../interactive/ordering-player.tsx').then((m) => ({ default: m.OrderingPlayer })),
  hotspot: () => import('../interactive/hotspot-player.tsx').then((m) => ({ default: m.HotspotPlayer })),
  categories: () => import('../interactive/categories-player.tsx').then((m) => ({ default: m.CategoriesPlayer })),
  branching: () => import('../interactive/branching-player.tsx').then((m) => ({ default: m.BranchingPlayer })),
};

/**
 * The players, by kind. Each is loaded when it is first needed. Quizzes and simulations are played by features of
 * their own.
 */
const players: { [K in ContentKind]?: LazyExoticComponent<ComponentType<PlayerProps<K>>> } = {
  article: lazy(loaders.article),
  video: lazy(loaders.video),
  infographic: lazy(loaders.infographic),
  comic: lazy(loaders.comic),
  flashcards: lazy(loaders.flashcards),
  matching: lazy(loaders.matching),
  ordering: lazy(loaders.ordering),
  hotspot: lazy(loaders.hotspot),
  categories: lazy(loaders.categories),
  branching: lazy(loaders.branching),
};

/** Resolves when the player of a kind is there. */
export async function loadPlayer(kind: ContentKind): Promise<void> {
  await Object.entries(loaders).find(([known]) => known === kind)?.[1]();
}

/**
 * One cast: the table pairs each kind with the player of its own body, and content comes with kind and body together.
 */
export const playerByKind = players as { [K in ContentKind]?: ComponentType<PlayerProps<ContentKind>> };
