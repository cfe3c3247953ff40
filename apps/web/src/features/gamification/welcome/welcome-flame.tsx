import { WELCOME_STREAK_POP_MS } from '@snapwell/contract/gamification/gamification.limits';
import { Flame } from '#ui/cover/drawings/flame.tsx';

/** The flame with the streak on it; it pops up a moment after the dialog. Without a streak it is out. */
export function WelcomeFlame({ streak }: { streak: number }) {
  return (
    <div
      className="animate-pop relative mx-auto mt-2.5 size-37 [@media(max-height:800px)]:size-29"
      style={{ animationDelay: `${WELCOME_STREAK_POP_MS}ms` }}
    >
      <Flame
        variant={streak > 0 ? 'big' : 'out'}
        className={`size-full ${streak > 0 ? 'drop-shadow-[0_10px_18px_color-mix(in_oklab,var(--ember)_45%,transparent)]' : 'text-line-strong'}`}
      />
      {streak > 0 && (
        <span
          aria-hidden="true"
          className="figure absolute inset-x-0 bottom-4 text-center text-[2.75rem] leading-none font-extrabold tracking-[-0.05em] text-on-snap"
        >
          {streak}
        </span>
      )}
    </div>
  );
}
