import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { ContentDetail } from '@snapwell/contract/learning/content.schemas';
import type { ContentLink } from '@snapwell/contract/catalogue/cards.schemas';
import type { ContentType } from '@snapwell/contract/catalogue/content-kind';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { SavingState } from '#platform/outbox/outbox.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/action/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { BottomBar } from '#ui/layout/bottom-bar.tsx';
import { CELEBRATION_MS, offerGainPlace } from '#ui/brand/gain-place.ts';
import { ProgressRing } from '#ui/progress/progress-ring.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { StepTitle } from '#ui/progress/step-title.tsx';
import { inRing, minutesLeft } from '../catalogue/kind-look.tsx';

interface ContentBarProps {
  orgId: string;
  content: Pick<ContentDetail, 'type' | 'minutes' | 'module' | 'previous' | 'next'>;
  furthest: number;
  isCompleted: boolean;
  /** False while what lies under it is pressed or dragged. */
  isFloating: boolean;
  saving: SavingState;
  /** Where the learner goes on instead of the next item: back to today's set. */
  wayOn?: { readonly to: string; readonly label: string } | undefined;
}

/**
 * Stays in reach while one learns: how much is left, whether it is saved, and the way on. That is quiet until the item
 * is complete, and then the main action.
 */
export function ContentBar({
  orgId,
  content: { type, minutes, module, previous, next },
  furthest,
  isCompleted,
  isFloating,
  saving,
  wayOn,
}: ContentBarProps) {
  const { to, label, lead, skip = label }: WayOn = wayOn ?? wayOnFrom(orgId, module, next);
  const percent = Math.round((isCompleted ? 1 : furthest) * 100);
  const { isNew, isCelebrating } = useCompletion(isCompleted);
  return (
    <BottomBar
      isFloating={isFloating}
      isCelebrating={isCelebrating}
      lead={
        <span className="relative grid flex-none">
          {isCelebrating && <Burst />}
          <ProgressRing value={percent} label={t`Progress in this item`}>
            {inRing(type, { percent, isCompleted })}
          </ProgressRing>
          {isNew && <span ref={offerGainPlace} className="pointer-events-none absolute inset-0" />}
        </span>
      }
      title={isCompleted ? t`Complete` : minutesLeft(minutes, furthest)}
      detail={i18n._(SAVED_WORDS[saving])}
      quiet={
        previous && (
          <Button variant="ghost" to={linkTo(orgId, previous)} aria-label={backLabel(previous.title)}>
            <ArrowLeft className="size-5" aria-hidden="true" /> {t`Back`}
          </Button>
        )
      }
      action={
        isCompleted ? (
          <SnapButton
            to={to}
            className={classNames(
              'max-w-full animate-appear max-sm:px-4',
              // Over the place that the assistant leaves: its words stay where they are when she comes back.
              isCelebrating &&
                'max-sm:group-data-assistant/shell:z-1 max-sm:group-data-assistant/shell:-mr-15.5 max-sm:group-data-assistant/shell:max-w-none max-sm:group-data-assistant/shell:pr-19.5',
            )}
          >
            {lead ? <StepTitle lead={lead}>{label}</StepTitle> : <span className="whitespace-normal">{label}</span>}
            {/* A box moves, and not the drawing in it: the compositor moves boxes only. */}
            <span className="flex-none transition-[translate] duration-enter max-sm:group-data-assistant/shell:in-data-celebrating:translate-x-15.5">
              <ArrowRight className="size-5" aria-hidden="true" />
            </span>
          </SnapButton>
        ) : (
          <Button to={to} size="lg" className="max-w-full max-sm:px-4">
            <span className="whitespace-normal">{skip}</span>
          </Button>
        )
      }
    />
  );
}

/** Whether the item became complete on this page, and whether that was just now. */
function useCompletion(isCompleted: boolean): { isNew: boolean; isCelebrating: boolean } {
  const [wasCompleted] = useState(isCompleted);
  const [isOver, setOver] = useState(false);
  const isNew = isCompleted && !wasCompleted;
  useEffect(() => {
    if (!isNew) return undefined;
    const timer = setTimeout(() => setOver(true), CELEBRATION_MS);
    return () => clearTimeout(timer);
  }, [isNew]);
  return { isNew, isCelebrating: isNew && !isOver };
}

/** Twelve rays around the ring that has closed. */
function Burst() {
  return (
    <i
      aria-hidden="true"
      className="absolute -inset-3.5 animate-pop rounded-full bg-[repeating-conic-gradient(var(--snap)_0_5deg,transparent_5deg_30deg)] mask-[radial-gradient(circle,transparent_28px,#000_29px_34px,transparent_35px)]"
    />
  );
}

const backLabel = (title: string) => t`Back: ${title}`;

interface WayOn {
  readonly to: string;
  readonly label: string;
  /** Said before what it is called. */
  readonly lead?: string;
  /** What the way is called while the item is not complete: the kind of what would be skipped to. */
  readonly skip?: string;
}

function wayOnFrom(orgId: string, module: ContentDetail['module'], next: ContentLink | null): WayOn {
  if (next) {
    const { title, type, minutes } = next;
    return { to: linkTo(orgId, next), lead: t`Next, ${minutes} min`, label: title, skip: i18n._(SKIP_WORDS[type]) };
  }
  return module
    ? { to: paths.module(orgId, module.id), label: t`Back to the module` }
    : { to: paths.orgHome(orgId), label: t`Back home` };
}

const linkTo = (orgId: string, { id, module_id: moduleId, chapter_id: chapterId }: ContentLink) =>
  paths.content(orgId, id, { moduleId: moduleId ?? undefined, chapterId: chapterId ?? undefined });

const SKIP_WORDS: Record<ContentType, MessageDescriptor> = {
  article: msg`Skip to the article`,
  video: msg`Skip to the video`,
  infographic: msg`Skip to the infographic`,
  comic: msg`Skip to the comic`,
  interactive: msg`Skip to the game`,
  quiz: msg`Skip to the quiz`,
  simulation: msg`Skip to the simulation`,
};

const SAVED_WORDS: Record<SavingState, MessageDescriptor> = {
  saved: msg`Saved as you go`,
  waiting: msg`Saving …`,
  stuck: msg`Saved on this device until you’re back online`,
};
