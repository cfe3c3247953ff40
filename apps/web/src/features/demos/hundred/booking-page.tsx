import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { formatDate } from '#platform/locale/format.ts';
import { useMinute } from '#platform/device/minute.ts';
import { classNames } from '#ui/class-names.ts';
import { notify } from '#ui/feedback/notify.tsx';
import {
  addDays,
  book,
  cancel,
  dayOf,
  daysBetween,
  isClosed,
  minutesOfVisit,
  type Slot,
  slotsOf,
  type Visit,
  type VisitKind,
  visitKinds,
} from './state/hundred-state.ts';
import { changeHundred, useHundred } from './state/hundred-store.ts';
import { Pill } from './pill.tsx';
import { UpcomingVisits, VisitIcon } from './upcoming-visits.tsx';
import { clinicTime, longDay, visitNames, visitNotes } from './visit-words.ts';

const DAYS_SHOWN = 7;

/** Chooses a kind of visit, a day and a time; moves and cancels what is booked. */
export function BookingPage() {
  const state = useHundred();
  const now = new Date(useMinute());
  const today = dayOf(now);
  const days = Array.from({ length: DAYS_SHOWN }, (_, index) => addDays(today, index + 1));
  const [kind, setKind] = useState<VisitKind>('blood');
  const [day, setDay] = useState(() => days.find((one) => !isClosed(one))!);
  const [time, setTime] = useState<string | null>(null);
  const [moving, setMoving] = useState<Visit | null>(null);
  const [lost, setLost] = useState<string | null>(null);
  const slots = slotsOf(state, kind, day);

  const choose = (change: () => void) => {
    change();
    setTime(null);
    setLost(null);
  };
  const confirm = () => {
    if (time === null) return;
    const booking = book(state, { kind, day, time }, `visit-${crypto.randomUUID()}`, moving?.id);
    changeHundred(() => booking.state);
    setTime(null);
    if (!booking.isBooked) return setLost(time);
    setLost(null);
    setMoving(null);
    notify('success', moving ? t`Your visit has moved.` : t`Booked.`, {
      detail: `${longDay(day)}, ${clinicTime(time)}`,
      sound: null,
    });
  };
  const giveBack = (visit: Visit) => {
    const before = changeHundred((current) => cancel(current, visit.id));
    if (moving?.id === visit.id) setMoving(null);
    notify('success', t`Cancelled.`, {
      sound: null,
      action: { label: t`Undo`, onPress: () => void changeHundred(() => before) },
    });
  };
  const beginMove = (visit: Visit) => {
    choose(() => {
      setKind(visit.kind);
      setMoving(visit);
    });
    document.getElementById('choose-a-time')?.scrollIntoView({ block: 'start' });
  };

  return (
    <>
      <div className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_380px]">
        <div className="min-w-0">
          <h1
            id="choose-a-time"
            className="scroll-mt-40 text-[clamp(2rem,1.4rem+2vw,3.25rem)] font-medium tracking-[-0.05em]"
          >
            {moving ? t`When would you rather come?` : t`When shall we see you?`}
          </h1>
          <div className="mt-6 mb-7 flex flex-wrap gap-2.5" role="group" aria-label={t`Kind of visit`}>
            {visitKinds.map((one) => (
              <Pill
                key={one}
                aria-pressed={kind === one}
                disabled={moving !== null && moving.kind !== one}
                className={classNames(
                  'max-sm:w-full max-sm:justify-start max-sm:text-left max-sm:whitespace-normal',
                  kind === one && 'bg-ink text-paper',
                )}
                onClick={() => choose(() => setKind(one))}
              >
                <VisitIcon kind={one} />
                {visitNames[one]()}
                <span className="text-xs font-normal">{t`${minutesOfVisit[one]} min`}</span>
              </Pill>
            ))}
          </div>
          <Days dayZero={state.dayZero} {...{ days, day }} onChoose={(one) => choose(() => setDay(one))} />
          <Slots {...{ slots, day, time }} onChoose={(one) => (setTime(one), setLost(null))} />
        </div>
        <Summary
          {...{ kind, day, time, lost }}
          nextFree={slots.find(({ isTaken }) => !isTaken)?.time ?? null}
          isMove={moving !== null}
          onConfirm={confirm}
          onLeave={() => choose(() => setMoving(null))}
        />
      </div>
      <UpcomingVisits now={now} onMove={beginMove} onCancel={giveBack} />
    </>
  );
}

interface DaysProps {
  dayZero: string;
  days: readonly string[];
  day: string;
  onChoose: (day: string) => void;
}

function Days({ dayZero, days, day, onChoose }: DaysProps) {
  return (
    <ol className="grid max-w-[720px] grid-cols-7 gap-1 text-center sm:gap-2">
      {days.map((one) => (
        <li key={one}>
          <span aria-hidden="true" className="block text-xs text-ink-2">
            {formatDate(`${one}T12:00:00`, { weekday: 'short' })}
          </span>
          <button
            type="button"
            disabled={isClosed(one)}
            aria-pressed={day === one}
            aria-label={isClosed(one) ? t`${longDay(one)}, closed` : longDay(one)}
            onClick={() => onChoose(one)}
            className="mx-auto my-1.5 grid aspect-square w-[min(80px,100%)] place-items-center rounded-full bg-surface font-display text-lg font-medium aria-pressed:bg-sky aria-pressed:text-on-sky disabled:bg-transparent disabled:text-ink-3 disabled:inset-ring-[1.5px] disabled:inset-ring-line sm:text-2xl"
          >
            {Number(one.slice(8))}
          </button>
          <span className="block text-2xs text-ink-2 sm:text-xs">{t`day ${daysBetween(dayZero, one)}`}</span>
        </li>
      ))}
    </ol>
  );
}

interface SlotsProps {
  slots: readonly Slot[];
  day: string;
  time: string | null;
  onChoose: (time: string) => void;
}

function Slots({ slots, day, time, onChoose }: SlotsProps) {
  return (
    <div
      className="mt-6 grid max-w-[720px] grid-cols-4 gap-1.5 sm:gap-2.5"
      role="group"
      aria-label={t`Times on ${longDay(day)}`}
    >
      {slots.map((slot) => (
        <button
          key={slot.time}
          type="button"
          disabled={slot.isTaken}
          aria-pressed={time === slot.time}
          aria-label={slot.isTaken ? t`${clinicTime(slot.time)}, taken` : undefined}
          onClick={() => onChoose(slot.time)}
          className="min-h-12 rounded-full bg-surface px-1 font-display font-medium tabular-nums aria-pressed:bg-sky-soft aria-pressed:font-semibold aria-pressed:text-sky-ink aria-pressed:inset-ring-2 aria-pressed:inset-ring-sky disabled:bg-transparent disabled:text-ink-3 disabled:line-through"
        >
          {clinicTime(slot.time)}
        </button>
      ))}
    </div>
  );
}

interface SummaryProps {
  kind: VisitKind;
  day: string;
  time: string | null;
  /** The time that somebody else was faster for. */
  lost: string | null;
  nextFree: string | null;
  isMove: boolean;
  onConfirm: () => void;
  onLeave: () => void;
}

function Summary({ kind, day, time, lost, nextFree, isMove, onConfirm, onLeave }: SummaryProps) {
  return (
    <aside className="grid gap-3.5 rounded-[48px] bg-surface p-9 max-sm:rounded-[36px] max-sm:p-6" aria-live="polite">
      <p className="text-sm text-ink-2">{isMove ? t`Your new time` : t`Your visit`}</p>
      {lost !== null && (
        <p className="rounded-[28px] bg-berry-soft px-5 py-4">
          <b className="text-berry-ink">{t`Somebody else has just taken ${clinicTime(lost)}.`}</b>{' '}
          {nextFree !== null
            ? t`Nothing is booked. ${clinicTime(nextFree)} is still free.`
            : t`Nothing is booked. Try another day.`}
        </p>
      )}
      <h2 className="text-[1.75rem] leading-[1.12] font-medium tracking-[-0.04em]">
        {longDay(day)}
        <br />
        {time === null ? t`Choose a time` : clinicTime(time)}
      </h2>
      <p className="text-ink-2">{visitNotes[kind]()}</p>
      {kind === 'video' && !isMove && (
        <p className="text-ink-2">{t`It costs EUR 60.00. You'll find the bill in Payment.`}</p>
      )}
      <Pill look="filled" className="mt-2" disabled={time === null} onClick={onConfirm}>
        {time === null ? t`Choose a time first` : isMove ? t`Move to ${clinicTime(time)}` : t`Book ${clinicTime(time)}`}
      </Pill>
      {isMove && <Pill onClick={onLeave}>{t`Leave it as it is`}</Pill>}
      <p className="text-xs text-ink-2">{t`Free to move until the evening before, 20:00.`}</p>
    </aside>
  );
}
