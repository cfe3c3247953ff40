import { t } from '@lingui/core/macro';
import type { ContentCard } from '@snapwell/contract/catalogue/cards.schemas';
import { paths } from '#platform/paths.ts';
import { SectionHead } from '#ui/layout/section-head.tsx';
import { TextLink } from '#ui/action/text-link.tsx';
import { ItemRow } from './item-row.tsx';

/** What the learner has not begun, the newest first. */
export function NewItems({ orgId, items }: { orgId: string; items: readonly ContentCard[] }) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="new-items" className="min-w-0">
      <SectionHead title={t`New for you`} id="new-items">
        <TextLink variant="more" to={paths.lms(orgId)}>
          {t`Library`}
        </TextLink>
      </SectionHead>
      <ul className="-mx-3 grid large-letters:mx-0 sm:grid-cols-2 sm:gap-x-4">
        {items.map((item) => (
          <li key={item.id}>
            <ItemRow orgId={orgId} item={item} isModuleShown />
          </li>
        ))}
      </ul>
    </section>
  );
}
