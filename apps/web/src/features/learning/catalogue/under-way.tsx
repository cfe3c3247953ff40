import { t } from '@lingui/core/macro';
import type { ModuleCard as Module } from '@snapwell/contract/catalogue/catalogue.schemas';
import { paths } from '#platform/paths.ts';
import { classNames } from '#ui/class-names.ts';
import { SectionHead } from '#ui/layout/section-head.tsx';
import { TextLink } from '#ui/action/text-link.tsx';
import { ModuleCard } from './module-card.tsx';

/** Modules that were begun, which share the width; on phones several are a row to swipe through. */
export function UnderWay({ orgId, modules }: { orgId: string; modules: readonly Module[] }) {
  if (modules.length === 0) return null;
  const isOne = modules.length === 1;
  return (
    <section aria-labelledby="under-way" className="min-w-0">
      <SectionHead title={t`In progress`} id="under-way">
        <TextLink variant="more" to={paths.lms(orgId)}>
          {t`See the library`}
        </TextLink>
      </SectionHead>
      <div
        className={classNames(
          'grid gap-4',
          isOne
            ? 'grid-cols-1'
            : 'max-sm:-mx-[16px] max-sm:auto-cols-[74%] max-sm:grid-flow-col max-sm:snap-x max-sm:scroll-px-[16px] max-sm:overflow-x-auto max-sm:px-[16px] max-sm:pb-2 max-sm:*:snap-start',
          modules.length === 2 ? 'sm:grid-cols-2' : modules.length > 2 && 'sm:grid-cols-3',
        )}
      >
        {modules.map((module) => (
          <ModuleCard key={module.id} orgId={orgId} module={module} isWide={isOne} />
        ))}
      </div>
    </section>
  );
}
