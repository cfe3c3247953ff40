import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { ContentKind, ContentType } from '@snapwell/contract/catalogue/content-kind';
import { Award, BookOpen, BrainCircuit, Check, CircleHelp, Image, MessagesSquare, Play, Shapes } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatPercent } from '#platform/locale/format.ts';

const NAMES: Record<ContentKind, MessageDescriptor> = {
  article: msg`Article`,
  video: msg`Video`,
  infographic: msg`Infographic`,
  comic: msg`Comic`,
  flashcards: msg`Flashcards`,
  matching: msg`Matching game`,
  ordering: msg`Ordering game`,
  hotspot: msg`Picture hunt`,
  categories: msg`Sorting game`,
  branching: msg`Decision story`,
  quiz: msg`Quiz`,
  simulation: msg`Simulation`,
};

const ICONS: Record<ContentType, ReactNode> = {
  article: <BookOpen aria-hidden="true" />,
  video: <Play aria-hidden="true" />,
  infographic: <Image aria-hidden="true" />,
  comic: <MessagesSquare aria-hidden="true" />,
  interactive: <Shapes aria-hidden="true" />,
  quiz: <CircleHelp aria-hidden="true" />,
  simulation: <BrainCircuit aria-hidden="true" />,
};

/** What a person calls a kind of content. */
export const kindName = (kind: ContentKind): string => i18n._(NAMES[kind]);
/** Of the quiz that ends a module. */
export const goalIcon: ReactNode = <Award aria-hidden="true" />;
export const kindIcon = (type: ContentType): ReactNode => ICONS[type];

/** What stands in the ring of an item: a check at the end, its kind until it is begun, and how much between. */
export function inRing(
  type: ContentType,
  { percent, isCompleted }: { percent: number; isCompleted: boolean },
): ReactNode {
  if (isCompleted) return <Check className="size-5 text-leaf-ink" aria-hidden="true" />;
  return percent === 0 ? (
    <span className="text-ink-2 [&>svg]:size-4.5">{kindIcon(type)}</span>
  ) : (
    formatPercent(percent / 100)
  );
}

/** '3 min', and what is left of it once something was done. */
export function minutesLeft(minutes: number, progress: number): string {
  if (progress <= 0 || progress >= 1) return t`${minutes} min`;
  const left = Math.max(1, Math.ceil(minutes * (1 - progress)));
  return t`${left} min left`;
}
