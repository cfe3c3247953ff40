import { t } from '@lingui/core/macro';
import type { ContentLock } from '@snapwell/contract/catalogue/cards.schemas';
import { kindIcon, kindName } from '#features/learning/catalogue/kind-look.tsx';
import { paths } from '#platform/paths.ts';
import { IconTile } from '#ui/layout/icon-tile.tsx';
import type { MissingStep } from '#ui/feedback/locked-page.tsx';

/** What opens a locked item, as the steps that its page shows. */
export function missingSteps(orgId: string, { missing }: ContentLock): MissingStep[] {
  return missing.map(({ id, title, type, kind, minutes, module_id: moduleId, chapter_id: chapterId }) => ({
    id,
    icon: <IconTile>{kindIcon(type)}</IconTile>,
    title,
    detail: `${kindName(kind)} · ${t`${minutes} min`}`,
    minutes,
    to: paths.content(orgId, id, { moduleId: moduleId ?? undefined, chapterId: chapterId ?? undefined }),
  }));
}
