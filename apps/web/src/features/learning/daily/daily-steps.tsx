import { plural, t } from '@lingui/core/macro';
import type { DailySet, DailyStep } from '@snapwell/contract/quizzes/daily-set.schemas';
import { Brain } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '#platform/paths.ts';
import type { PathStep } from '#ui/progress/step-path.tsx';
import { kindIcon, kindName, minutesLeft } from '../catalogue/kind-look.tsx';

/** The first step that is left; null when all are done. */
export const currentStep = ({ steps }: DailySet): DailyStep | null => steps.find((step) => !step.is_done) ?? null;

export const stepKey = (step: DailyStep): string => (step.kind === 'reviews' ? 'reviews' : step.item.id);

export function stepTitle(step: DailyStep): string {
  if (step.kind !== 'reviews') return step.item.title;
  const { cards } = step;
  return t`${plural(cards, { one: 'One question to keep fresh', other: '# questions to keep fresh' })}`;
}

export function stepIcon(step: DailyStep): ReactNode {
  return step.kind === 'reviews' ? <Brain aria-hidden="true" /> : kindIcon(step.item.type);
}

/** 'New: Infographic · 1 min', 'Review · done'. */
export function stepWords(step: DailyStep): string {
  const name = step.kind === 'reviews' ? t`Review` : kindName(step.item.kind);
  const kind = step.kind === 'new' ? t`New: ${name}` : name;
  return [kind, step.is_done ? doneWords(step) : timeOf(step)].join(' · ');
}

/** A quiz counts for the set once it was taken; that it was not passed is said, and what is due beyond the set. */
function doneWords(step: DailyStep): string {
  if (step.kind !== 'reviews') return step.item.is_to_retry ? t`taken, not passed` : t`done`;
  const { due } = step;
  return due > 0 ? t`done, ${plural(due, { one: 'one more is due', other: '# more are due' })}` : t`done`;
}

function timeOf(step: DailyStep): string {
  if (step.kind !== 'reviews') return minutesLeft(step.item.minutes, step.item.progress);
  const { minutes, cards, reviewed, due } = step;
  const left = cards - reviewed;
  if (reviewed > 0) return t`${left} left`;
  const time = t`${minutes} min`;
  return due > cards ? t`${cards} of ${due} due, ${time}` : time;
}

/** Where a step is done; from there a way leads back to the set. */
export function stepPath(orgId: string, step: DailyStep): string {
  if (step.kind === 'reviews') return paths.reviews(orgId, 'discover');
  const { id, module_id: moduleId, chapter_id: chapterId } = step.item;
  return paths.content(orgId, id, {
    moduleId: moduleId ?? undefined,
    chapterId: chapterId ?? undefined,
    isFromDiscover: true,
  });
}

/** From 0 to 100. */
export function stepProgress(step: DailyStep): number {
  return step.kind === 'reviews' ? (step.reviewed / step.cards) * 100 : step.item.progress * 100;
}

/** Why a step is in the set. */
function reasonOf(step: DailyStep): string {
  if (step.kind === 'reviews') return t`Asked again just before you'd forget.`;
  if (step.kind === 'new') return t`Something you haven't opened yet.`;
  if (step.item.is_to_retry) return t`You've taken it; this time you may pass.`;
  return step.item.progress > 0 ? t`You've begun it; this finishes it.` : t`It comes next where you're learning.`;
}

/** The set as the stops of a path. */
export function pathOf(orgId: string, set: DailySet, { withReasons = false } = {}): PathStep[] {
  const current = currentStep(set);
  return set.steps.map((step) => ({
    id: stepKey(step),
    title: stepTitle(step),
    detail: stepWords(step),
    icon: stepIcon(step),
    reason: withReasons && !step.is_done ? reasonOf(step) : undefined,
    state: step.is_done ? 'done' : step === current ? 'current' : 'next',
    progress: stepProgress(step),
    to: stepPath(orgId, step),
  }));
}
