import type { ContentKind } from '@snapwell/contract/catalogue/content-kind';
import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import type { PlayerProps } from '../player/player.ts';

/**
 * The players, by kind. Each is loaded when it is first needed. Quizzes and simulations are played by features of
 * their own.
 */
const players: { [K in ContentKind]?: LazyExoticComponent<ComponentType<PlayerProps<K>>> } = {
  article: lazy(() => import('../article/article-player.tsx').then((m) => ({ default: m.ArticlePlayer }))),
  video: lazy(() => import('../video/video-player.tsx').then((m) => ({ default: m.VideoPlayer }))),
  infographic: lazy(() =>
    import('../infographic/infographic-player.tsx').then((m) => ({ default: m.InfographicPlayer })),
  ),
  comic: lazy(() => import('../comic/comic-player.tsx').then((m) => ({ default: m.ComicPlayer }))),
  flashcards: lazy(() => import('../interactive/flashcards-player.tsx').then((m) => ({ default: m.FlashcardsPlayer }))),
  matching: lazy(() => import('../interactive/matching-player.tsx').then((m) => ({ default: m.MatchingPlayer }))),
  ordering: lazy(() => import('../interactive/ordering-player.tsx').then((m) => ({ default: m.OrderingPlayer }))),
  hotspot: lazy(() => import('../interactive/hotspot-player.tsx').then((m) => ({ default: m.HotspotPlayer }))),
  categories: lazy(() => import('../interactive/categories-player.tsx').then((m) => ({ default: m.CategoriesPlayer }))),
  branching: lazy(() => import('../interactive/branching-player.tsx').then((m) => ({ default: m.BranchingPlayer }))),
};

/**
 * One cast: the table pairs each kind with the player of its own body, and content comes with kind and body together.
 */
export const playerByKind = players as { [K in ContentKind]?: ComponentType<PlayerProps<ContentKind>> };
