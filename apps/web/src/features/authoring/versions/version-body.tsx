import type { ContentKind } from '@snapwell/contract/catalogue/content-kind';
import type { AuthorItem, DraftBody } from '@snapwell/contract/library/authoring.schemas';
import type { ItemEditorProps } from '../item-editor.ts';
import { VersionArticle } from './version-article.tsx';
import { VersionFields } from './version-fields.tsx';

interface VersionBodyProps extends ItemEditorProps<DraftBody> {
  kind: ContentKind;
  original: NonNullable<AuthorItem['original']>;
}

/** The body of an item in another language, beside the original. */
export function VersionBody({ kind, ...props }: VersionBodyProps) {
  return kind === 'article' ? <VersionArticle {...props} /> : <VersionFields kind={kind} {...props} />;
}
