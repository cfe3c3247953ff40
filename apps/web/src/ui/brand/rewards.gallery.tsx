import { useRef, useState } from 'react';
import { Button } from '../action/button.tsx';
import { Card } from '../layout/card.tsx';
import { Flame } from '../cover/drawings/flame.tsx';
import { Snowflake } from '../cover/drawings/snowflake.tsx';
import { FlyingSparks } from './flying-sparks.tsx';
import { IconRain } from './icon-rain.tsx';
import { SnapPoints } from './snap-points.tsx';
import { type StreakDay, StreakWeek } from './streak-week.tsx';

const WEEK: StreakDay[] = [
  { name: 'Monday', state: 'visited' },
  { name: 'Tuesday', state: 'freeze' },
  { name: 'Wednesday', state: 'visited' },
  { name: 'Thursday', state: 'visited' },
  { name: 'Friday', state: 'visited', isToday: true },
  { name: 'Saturday', state: 'upcoming' },
  { name: 'Sunday', state: 'bonus', bonusPoints: 50 },
];

export function Points() {
  return (
    <div className="flex flex-wrap items-center gap-6">
      <SnapPoints points={340} size="sm" />
      <SnapPoints points={2480} />
      <SnapPoints points={20} isGain />
      <SnapPoints points={10} isGain size="lg" />
      <SnapPoints points={30} isGain size="xl" isRolling from={0} durationMs={1500} />
    </div>
  );
}

export function StreakCard() {
  return (
    <Card className="max-w-[348px] bg-linear-165 from-ember-soft to-surface to-78%">
      <div className="mb-5 flex items-center gap-3.5">
        <Flame className="size-15" />
        <h2 className="grid gap-1">
          <b className="figure text-[2.75rem] leading-[0.9] font-extrabold tracking-[-0.04em]">12</b>
          <span className="font-text text-sm leading-[1.2] font-semibold tracking-normal text-ember-ink">
            days in a row
          </span>
        </h2>
      </div>
      <StreakWeek days={WEEK} />
      <p className="mt-4.5 flex justify-between gap-3 border-t border-line pt-4 text-sm text-ink-2">
        <span className="inline-flex items-center gap-1.5">
          <Snowflake /> <b className="font-[650] text-ink">1 freeze</b> held
        </span>
        <span>
          Bonus in <b className="font-[650] text-ink">2 days</b>
        </span>
      </p>
    </Card>
  );
}

export function AWeekWithGaps() {
  return (
    <StreakWeek
      size="lg"
      days={[
        { name: 'Monday', state: 'missed' },
        { name: 'Tuesday', state: 'missed' },
        { name: 'Wednesday', state: 'visited' },
        { name: 'Thursday', state: 'upcoming', isToday: true },
        { name: 'Friday', state: 'upcoming' },
        { name: 'Saturday', state: 'neutral' },
        { name: 'Sunday', state: 'neutral' },
      ]}
    />
  );
}

export function FlightAndRain() {
  const counter = useRef<HTMLDivElement>(null);
  const [flight, setFlight] = useState<{ from: DOMRect; target: Element | null } | null>(null);
  const [points, setPoints] = useState(2480);
  const [isRaining, setRaining] = useState(false);
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <Button
        onClick={(event) => setFlight({ from: event.currentTarget.getBoundingClientRect(), target: counter.current })}
      >
        Earn 20 points
      </Button>
      <Button onClick={() => setRaining(true)}>Let it rain</Button>
      <div ref={counter}>
        <SnapPoints points={points} isRolling />
      </div>
      {flight && (
        <FlyingSparks
          {...flight}
          onDone={() => {
            setFlight(null);
            setPoints((before) => before + 20);
          }}
        />
      )}
      {isRaining && <IconRain onDone={() => setRaining(false)} />}
    </div>
  );
}
