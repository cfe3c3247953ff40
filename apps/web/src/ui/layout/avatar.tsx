import { EyeOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { classNames } from '../class-names.ts';
import { seedOf } from '../cover/seeded-random.ts';

const SIZES = {
  xs: 'size-8 text-[0.6875rem]',
  sm: 'size-9 text-xs',
  md: 'size-10 text-sm',
  lg: 'size-11 text-sm',
  xl: 'size-15 text-lg',
  '2xl': 'size-19 text-[1.375rem]',
};

const TONES = [
  'bg-leaf-soft text-leaf-ink',
  'bg-sky-soft text-sky-ink',
  'bg-ember-soft text-ember-ink',
  'bg-snap-soft text-snap-ink',
  'bg-berry-soft text-berry-ink',
] as const;

export interface AvatarProps {
  name: string;
  picture?: string | null;
  size?: keyof typeof SIZES;
  /** The person who looks at the screen: solid leaf. */
  isOwn?: boolean;
  /** A learner who hides their name. */
  isHidden?: boolean;
  /** A picture that is not there by then gives way to the initials (spec §9). */
  timeoutMs?: number;
  className?: string;
}

/**
 * A person: their picture, or their initials on a ground that is always the same for the same name. Decorative: the
 * name stands beside it.
 */
export function Avatar({
  name,
  picture,
  size = 'md',
  isOwn = false,
  isHidden = false,
  timeoutMs = 5000,
  className,
}: AvatarProps) {
  const look = classNames(
    'relative inline-grid flex-none forced-color-adjust-none place-items-center overflow-hidden rounded-full leading-none font-[650] tracking-[0.01em] select-none',
    SIZES[size],
    isHidden ? 'bg-surface-2 text-ink-2' : isOwn ? 'bg-leaf text-on-leaf' : toneOf(name),
    className,
  );
  return (
    <span className={look} aria-hidden="true">
      {isHidden ? <EyeOff className="size-[45%]" /> : initialsOf(name)}
      {picture && !isHidden && <Picture key={picture} source={picture} timeoutMs={timeoutMs} />}
    </span>
  );
}

function Picture({ source, timeoutMs }: { source: string; timeoutMs: number }) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  useEffect(() => {
    if (state !== 'loading') return;
    const timer = setTimeout(() => setState('failed'), timeoutMs);
    return () => clearTimeout(timer);
  }, [state, timeoutMs]);
  if (state === 'failed') return null;
  return (
    <img
      src={source}
      alt=""
      referrerPolicy="no-referrer"
      onLoad={() => setState('shown')}
      onError={() => setState('failed')}
      className={classNames(
        'absolute inset-0 size-full object-cover transition-opacity duration-enter',
        state === 'loading' && 'opacity-0',
      )}
    />
  );
}

/** 'Ada Okafor' is AO, 'ada' is A, nothing is a dot. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked.map((word) => Array.from(word!)[0]!.toLocaleUpperCase()).join('') || '·';
}

function toneOf(name: string): string {
  return TONES[seedOf(name) % TONES.length]!;
}
