import type { ContentKind, ContentType } from '@snapwell/contract/catalogue/content-kind';
import { BookOpen, BrainCircuit, CircleCheck, CircleHelp, Image, MessagesSquare, Play, Shapes } from 'lucide-react';
import type { ReactNode } from 'react';

const NAMES: Record<ContentKind, string> = {
  article: 'Article',
  video: 'Video',
  infographic: 'Infographic',
  comic: 'Comic',
  flashcards: 'Flashcards',
  matching: 'Matching game',
  ordering: 'Ordering game',
  hotspot: 'Find it',
  categories: 'Sorting game',
  branching: 'Your decision',
  quiz: 'Quiz',
  simulation: 'Simulation',
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
export const kindName = (kind: ContentKind): string => NAMES[kind];
export const kindIcon = (type: ContentType): ReactNode => ICONS[type];

/** What stands in the ring of an item: a check at the end, its kind until it is begun, and how much between. */
export function inRing(
  type: ContentType,
  { percent, isCompleted }: { percent: number; isCompleted: boolean },
): ReactNode {
  if (isCompleted) return <CircleCheck className="size-5 text-leaf-ink" aria-hidden="true" />;
  return percent === 0 ? <span className="text-ink-2 [&>svg]:size-4.5">{kindIcon(type)}</span> : `${percent}%`;
}

/** '3 min', and what is left of it once something was done. */
export function minutesLeft(minutes: number, progress: number): string {
  if (progress <= 0 || progress >= 1) return `${minutes} min`;
  return `${Math.max(1, Math.ceil(minutes * (1 - progress)))} min left`;
}
