import type { ContentKind } from '@snapwell/contract/learning/kinds';
import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import type { PlayerProps } from './player.ts';

/** The players, by kind. Each is a folder of its own and is loaded when it is first needed. */
const table: { [K in ContentKind]?: LazyExoticComponent<ComponentType<PlayerProps<K>>> } = {
  article: lazy(() => import('../article/article-player.tsx').then(({ ArticlePlayer }) => ({ default: ArticlePlayer }))),
};

/** The same table for whoever has an item: kind and body come together, so one cast pairs them again. */
export const players = table as { readonly [K in ContentKind]?: ComponentType<PlayerProps<ContentKind>> };
