import type { ContentKind } from '@snapwell/contract/catalogue/content-kind';
import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import type { DraftBody } from '@snapwell/contract/library/authoring.schemas';
import type { ItemEditorProps } from './item-editor.ts';

/** The editor of one kind's body: a file of its own, which gets the body as far as it is written. */
export type BodyEditor = LazyExoticComponent<ComponentType<ItemEditorProps<DraftBody>>>;

/** The editors, by kind. Each is loaded when it is first needed. */
export const editorByKind: Partial<Record<ContentKind, BodyEditor>> = {
  article: lazy(() => import('./article-editor.tsx')),
};
