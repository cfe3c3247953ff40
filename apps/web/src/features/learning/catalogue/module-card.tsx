import { plural, t } from '@lingui/core/macro';
import type { ModuleCard as Module } from '@snapwell/contract/catalogue/catalogue.schemas';
import { paths } from '#platform/paths.ts';
import { classNames } from '#ui/class-names.ts';
import { Card } from '#ui/layout/card.tsx';
import { Cover } from '#ui/cover/cover.tsx';
import { PercentRing } from '#ui/progress/percent-ring.tsx';

interface ModuleCardProps {
  orgId: string;
  module: Module;
  /** It stands alone: its picture stands beside the words. */
  isWide?: boolean;
}

/** A module in a row or a catalogue: its picture, how far one is, and what it is called. */
export function ModuleCard({ orgId, module, isWide = false }: ModuleCardProps) {
  const { id, title, summary, cover, progress_percentage: percent } = module;
  return (
    <Card
      to={paths.module(orgId, id)}
      padding="none"
      className={classNames('flex h-full flex-col', isWide && 'sm:flex-row')}
    >
      <span className={classNames('relative block aspect-2/1', isWide && 'flex-none sm:aspect-auto sm:w-[38.5%]')}>
        {cover ? <img src={cover} alt="" className="size-full object-cover" loading="lazy" /> : <Cover id={id} />}
        <span
          className={classNames(
            'absolute -bottom-4.5 left-4 grid place-items-center rounded-full bg-surface p-1',
            isWide && 'sm:bottom-4',
          )}
        >
          <PercentRing percent={percent} label={t`${title}: progress`} />
        </span>
      </span>
      <span
        className={classNames(
          'grid flex-1 content-start gap-1.5 px-4.5 pt-7 pb-5',
          isWide && 'sm:content-center sm:p-7',
        )}
      >
        <span className="font-display text-lg wrap-anywhere leading-tight font-bold tracking-[-0.012em]">{title}</span>
        {summary && <span className="text-sm text-ink-2">{summary}</span>}
        <span className="mt-1 text-sm text-ink-3">{standingOf(module)}</span>
      </span>
    </Card>
  );
}

function standingOf({
  chapters_completed: done,
  total_chapters: chapters,
  content_completed: items,
  total_content: total,
  minutes,
}: Module): string {
  if (items === 0) {
    return [t`${plural(chapters, { one: '# chapter', other: '# chapters' })}`, t`${minutes} min`].join(' · ');
  }
  if (items === total) return t`Complete`;
  if (total - items === 1) return t`One item to go`;
  const chapter = Math.min(done + 1, chapters);
  const left = total - items;
  return t`Chapter ${chapter} of ${chapters} · ${left} items left`;
}
