import type { ContentKind } from '@snapwell/contract/catalogue/content-kind';
import type { ArticleBody } from '@snapwell/contract/learning/kinds/article';
import { hasSameStructure } from '@snapwell/contract/library/language-versions/same-structure';
import { withSettings } from '@snapwell/contract/library/language-versions/version-files';
import { questionsIn } from '#features/learning/index.ts';

/** Whether the body of a version is built as its original; the settings are the original's in any case. */
export function isBuiltAs({ kind, body }: { readonly kind: ContentKind; readonly body: unknown }, version: unknown) {
  if (kind !== 'article') return hasSameStructure(body, withSettings(kind, version as object, body as object));
  const questionsOf = (text: unknown) => questionsIn((text as ArticleBody).markdown);
  return hasSameStructure(questionsOf(body), questionsOf(version));
}
