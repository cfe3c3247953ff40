import type { ContentKind } from '@snapwell/contract/learning/kinds';
import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import type { PlayerProps } from './player.ts';

/** The players, by kind. Each is a folder of its own and is loaded when it is first needed. */
const players: { [K in ContentKind]?: LazyExoticComponent<ComponentType<PlayerProps<K>>> } = {
  article: lazy(() => import('../article/article-player.tsx').then(({ ArticlePlayer }) => ({ default: ArticlePlayer }))),
};

/** The players by kind. One cast: the table pairs each kind with the player of its own body, and content comes with kind and body together. */
export const playerByKind = players as { [K in ContentKind]?: ComponentType<PlayerProps<ContentKind>> };
