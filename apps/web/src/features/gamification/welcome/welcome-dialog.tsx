import { t } from '@lingui/core/macro';
import { Dialog } from '@base-ui/react/dialog';
import { WELCOME_COUNT_UP_MS } from '@snapwell/contract/gamification/gamification.limits';
import type { MemberStats } from '@snapwell/contract/gamification/streak.schemas';
import { ArrowRight, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { playSound } from '#platform/device/sound.ts';
import { IconButton } from '#ui/action/icon-button.tsx';
import { IconRain } from '#ui/brand/icon-rain.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { SnapPoints } from '#ui/brand/snap-points.tsx';
import { StreakWeek } from '#ui/brand/streak-week.tsx';
import { Phrases } from '#ui/text/phrases.tsx';
import { streakDaysOf } from '../streak/streak-days.ts';
import { WelcomeFacts } from './welcome-facts.tsx';
import { WelcomeFlame } from './welcome-flame.tsx';
import { earnedLine, greetingOf, streakLine } from './welcome.texts.ts';

export interface Welcome {
  firstName: string;
  isJoinedToday: boolean;
  standing: Pick<MemberStats, 'snap_points' | 'snap_points_rank' | 'daily_streak_info' | 'streak_week'>;
}

const RAYS =
  'bg-[repeating-conic-gradient(from_4deg_at_50%_148px,color-mix(in_oklab,var(--snap)_34%,transparent)_0_9deg,transparent_9deg_24deg)] [mask-composite:intersect] [mask-image:radial-gradient(250px_at_50%_148px,#000_22%,transparent),linear-gradient(#000_55%,transparent_96%)]';
const SKY = 'bg-[radial-gradient(120%_95%_at_50%_8%,var(--snap-soft),var(--ember-soft)_52%,transparent_100%)]';

interface WelcomeDialogProps {
  welcome: Welcome;
  /** Its numbers are an example, and nobody's. */
  isSample?: boolean;
  onClose: () => void;
  /** Leads to today's five minutes, and closes it. */
  onStart: () => void;
}

/** The greeting of the day: the streak pops up, points count up, icons rain once, with its sound (spec §2, §4). */
export function WelcomeDialog({ welcome, isSample = false, onClose, onStart }: WelcomeDialogProps) {
  const [isRaining, setRaining] = useState(true);
  const start = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // One sound for each person, not one for each tab they have open.
    if (document.visibilityState === 'visible') playSound('welcome');
  }, []);
  const { standing } = welcome;
  const total = standing.snap_points;
  const {
    current_streak: streak,
    points_earned_today: earned,
    streak_bonus_points: bonus,
    next_streak_bonus,
    days_until_next_bonus,
  } = standing.daily_streak_info;
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-scrim backdrop-blur-sm" />
        {isRaining && <IconRain onDone={() => setRaining(false)} />}
        <Dialog.Popup
          initialFocus={start}
          className="animate-rise fixed inset-0 z-42 m-auto h-fit max-h-[calc(100dvh-2rem)] w-[min(27rem,100%-2rem)] overflow-x-hidden overflow-y-auto rounded-xl border border-transparent bg-surface text-center text-ink shadow-float outline-none dark:border-line"
        >
          <Dialog.Close render={<IconButton label={t`Close`} className="absolute top-2.5 right-2.5 z-1" />}>
            <X aria-hidden="true" />
          </Dialog.Close>
          <div className={`relative overflow-hidden px-6 pt-7.5 pb-4.5 ${SKY}`}>
            <span aria-hidden="true" className={`absolute inset-0 ${RAYS}`} />
            <Dialog.Title className="relative px-6 text-[2rem] tracking-[-0.035em] max-xs:text-[1.75rem]">
              <Phrases>{greetingOf(welcome)}</Phrases>
            </Dialog.Title>
            <WelcomeFlame streak={streak} />
            <p className="relative mt-2 font-display text-lg leading-tight font-bold tracking-[-0.02em]">
              {streakLine(streak)}
            </p>
          </div>
          <div className="px-6 pt-1 pb-6 max-xs:px-4">
            <SnapPoints
              points={earned || total}
              isGain={earned > 0}
              size="xl"
              isRolling
              from={0}
              durationMs={WELCOME_COUNT_UP_MS}
            />
            <Dialog.Description className="mb-4.5 text-xs text-ink-2">
              {isSample ? t`Sample values, not yours.` : earnedLine({ earned, bonus, total })}
            </Dialog.Description>
            {standing.streak_week.length > 0 && (
              <div className="mb-4.5">
                <StreakWeek days={streakDaysOf(standing)} size="lg" />
              </div>
            )}
            <WelcomeFacts
              nextBonus={{ points: next_streak_bonus, inDays: days_until_next_bonus }}
              rank={welcome.isJoinedToday ? null : standing.snap_points_rank}
            />
            <SnapButton ref={start} isWide onClick={onStart}>
              {t`Start my five minutes`} <ArrowRight aria-hidden="true" className="size-5" />
            </SnapButton>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
