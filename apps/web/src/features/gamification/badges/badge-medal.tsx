import {
  BookOpen,
  Brain,
  CalendarCheck,
  CalendarDays,
  CalendarHeart,
  Clock,
  Footprints,
  GraduationCap,
  Layers,
  LibraryBig,
  type LucideIcon,
  MessagesSquare,
  Sparkle,
  Sparkles,
  Target,
} from 'lucide-react';
import { classNames } from '#ui/class-names.ts';

const TONES = {
  leaf: { fill: 'fill-leaf', ring: 'fill-leaf-soft', sign: 'text-leaf-ink' },
  snap: { fill: 'fill-snap', ring: 'fill-snap-soft', sign: 'text-snap-ink' },
  ember: { fill: 'fill-ember', ring: 'fill-ember-soft', sign: 'text-ember-ink' },
  sky: { fill: 'fill-sky', ring: 'fill-sky-soft', sign: 'text-sky-ink' },
  berry: { fill: 'fill-berry', ring: 'fill-berry-soft', sign: 'text-berry-ink' },
};

const SIGNS: Record<string, { Sign: LucideIcon; tone: keyof typeof TONES }> = {
  'first-step': { Sign: Footprints, tone: 'leaf' },
  'page-turner': { Sign: BookOpen, tone: 'leaf' },
  'library-card': { Sign: LibraryBig, tone: 'leaf' },
  'one-week': { Sign: CalendarCheck, tone: 'ember' },
  'one-month': { Sign: CalendarDays, tone: 'ember' },
  'hundred-days': { Sign: CalendarHeart, tone: 'ember' },
  bullseye: { Sign: Target, tone: 'berry' },
  'sharp-eye': { Sign: Layers, tone: 'berry' },
  'good-listener': { Sign: MessagesSquare, tone: 'sky' },
  'long-memory': { Sign: Brain, tone: 'sky' },
  'five-minutes': { Sign: Clock, tone: 'leaf' },
  'all-the-way': { Sign: GraduationCap, tone: 'sky' },
  thousand: { Sign: Sparkle, tone: 'snap' },
  'ten-thousand': { Sign: Sparkles, tone: 'snap' },
};

/** The scalloped edge of a medal: a circle whose radius waves sixteen times. */
const EDGE = Array.from({ length: 128 }, (_, at) => {
  const angle = (at / 128) * 2 * Math.PI;
  const radius = 29 + 2.2 * Math.cos(16 * angle);
  return `${at === 0 ? 'M' : 'L'}${(32 + radius * Math.cos(angle)).toFixed(1)} ${(32 + radius * Math.sin(angle)).toFixed(1)}`;
}).join('');

/** The drawing of a badge; pale until it is earned. */
export function BadgeMedal({ id, isEarned }: { id: string; isEarned: boolean }) {
  const { Sign, tone } = SIGNS[id] ?? { Sign: Sparkle, tone: 'snap' as const };
  const { fill, ring, sign } = TONES[tone];
  return (
    <span aria-hidden="true" className="relative grid size-18 place-items-center">
      <svg viewBox="0 0 64 64" className="absolute inset-0">
        <path d={`${EDGE}Z`} className={isEarned ? fill : 'fill-surface-2'} />
        <circle cx="32" cy="32" r="22.5" className={isEarned ? ring : 'fill-surface'} />
      </svg>
      <Sign className={classNames('relative size-7', isEarned ? sign : 'text-ink-3')} />
    </span>
  );
}
