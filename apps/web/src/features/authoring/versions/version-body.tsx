import type { ContentKind } from '@snapwell/contract/catalogue/content-kind';
import type { ComponentType } from 'react';
import type { AuthorItem, DraftBody } from '@snapwell/contract/library/authoring.schemas';
import type { ItemEditorProps } from '../item-editor.ts';
import { VersionArticle } from './version-article.tsx';
import { VersionFields } from './version-fields.tsx';

interface VersionBodyProps extends ItemEditorProps<DraftBody> {
  kind: ContentKind;
  original: NonNullable<AuthorItem['original']>;
  /** The editor of the kind. */
  Editor: ComponentType<ItemEditorProps<DraftBody>>;
}

/** The body of an item in another language, beside the original. */
export function VersionBody({ kind, Editor, ...props }: VersionBodyProps) {
  if (kind === 'article') return <VersionArticle Editor={Editor} {...props} />;
  return <VersionFields kind={kind} {...props} />;
}
