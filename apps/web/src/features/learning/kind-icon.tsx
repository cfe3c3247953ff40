import type { ContentType } from '@snapwell/contract/learning/kinds';
import { BookOpen, Brain, Clapperboard, Gamepad2, Image, type LucideIcon, MessagesSquare, PanelsTopLeft } from 'lucide-react';

const ICONS: Record<ContentType, LucideIcon> = {
  article: BookOpen,
  video: Clapperboard,
  infographic: Image,
  comic: PanelsTopLeft,
  interactive: Gamepad2,
  quiz: Brain,
  simulation: MessagesSquare,
};

/** The small sign of a content type, beside its name. */
export function KindIcon({ type, className = 'size-4' }: { type: ContentType; className?: string }) {
  const Icon = ICONS[type];
  return <Icon className={className} aria-hidden="true" />;
}
