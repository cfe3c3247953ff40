import { t } from '@lingui/core/macro';
import type { CourseDetail, ModuleDetail } from '@snapwell/contract/catalogue/catalogue.schemas';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '#platform/paths.ts';
import { Chip } from '#ui/action/chip.tsx';
import { PercentRing } from '#ui/progress/percent-ring.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { StepTitle } from '#ui/progress/step-title.tsx';

interface StudyHeadProps {
  orgId: string;
  study: CourseDetail | ModuleDetail;
  progressLabel: string;
  /** Chips that say more of how it stands. */
  children?: ReactNode;
}

/** The head of a course or a module: what it is about, how far one is, and the way on. */
export function StudyHead({ orgId, study, progressLabel, children }: StudyHeadProps) {
  const {
    title,
    summary,
    progress_percentage: percent,
    content_completed: completed,
    total_content: total,
    minutes,
    next,
  } = study;
  return (
    <div>
      <h1>{title}</h1>
      {summary && <p className="mt-3 max-w-[40rem] text-lg text-ink-2">{summary}</p>}
      <p className="mt-4 flex flex-wrap items-center gap-2">
        <PercentRing percent={percent} label={progressLabel} />
        {children}
        <Chip>{t`${completed} of ${total} items`}</Chip>
        <Chip>{t`${minutes} min`}</Chip>
        {'tags' in study && study.tags.map((tag) => <Chip key={tag}>{tag.replaceAll('-', ' ')}</Chip>)}
      </p>
      {next && (
        <SnapButton
          className="mt-6 max-w-full"
          to={paths.content(orgId, next.id, {
            moduleId: next.module_id ?? undefined,
            chapterId: next.chapter_id ?? undefined,
          })}
        >
          <StepTitle lead={completed === 0 && next.progress === 0 ? t`Start` : t`Continue`}>{next.title}</StepTitle>
          <ArrowRight className="size-5 flex-none" aria-hidden="true" />
        </SnapButton>
      )}
    </div>
  );
}
