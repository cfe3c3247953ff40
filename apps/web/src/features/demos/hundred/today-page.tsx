import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChevronRight, Phone, Thermometer } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useMinute } from '#platform/device/minute.ts';
import { formatDate, formatNumber, formatTime } from '#platform/locale/format.ts';
import { paths } from '#platform/paths.ts';
import { CallWardDialog } from './call-ward-dialog.tsx';
import { CellDisc } from './cell-disc.tsx';
import { dayOf, daysBetween, FEVER_CELSIUS, LAST_DAY } from './state/hundred-state.ts';
import { useHundred } from './state/hundred-store.ts';
import { Pill } from './pill.tsx';
import { TemperatureDialog } from './temperature-dialog.tsx';
import { clinicTime, visitNames } from './visit-words.ts';
import { WhiteCells } from './white-cells.tsx';

const degrees = (celsius: number): string => `${formatNumber(celsius, { minimumFractionDigits: 1 })} °C`;

/** The day since the transplant, what is to be done today, and how it has gone so far. */
export function TodayPage() {
  const state = useHundred();
  const now = new Date(useMinute());
  const day = Math.max(0, daysBetween(state.dayZero, dayOf(now)));
  const left = LAST_DAY - day;
  return (
    <>
      <div className="grid items-center gap-x-12 gap-y-8 md:grid-cols-2 xl:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)_320px]">
        <div>
          <p className="text-sm text-ink-2">{formatDate(now, { weekday: 'long', day: 'numeric', month: 'long' })}</p>
          <h1 className="mt-2 mb-5 -ml-[0.04em] text-[clamp(5rem,2rem+9vw,9.5rem)] leading-[0.84] font-medium tracking-[-0.07em] tabular-nums">
            <span className="mb-[0.16em] ml-[0.12em] block text-[0.34em] tracking-[-0.05em]">{t`Day`}</span>
            {day}
          </h1>
          <p className="max-w-[30ch] text-lg text-ink-2">
            {left > 0
              ? plural(left, {
                  one: '# day to go. Your white cells are back in the usual range.',
                  other: '# days to go. Your white cells are back in the usual range.',
                })
              : t`A hundred days. You're there.`}
          </p>
          <Todos now={now} />
        </div>
        <CellDisc day={day} />
        <aside className="grid gap-9 max-xl:md:col-span-2 max-xl:md:grid-cols-2">
          <WhiteCells />
          <LastWord />
        </aside>
      </div>
      <section className="mt-14 max-w-[46rem]">
        <h2 className="font-medium">{t`Your temperatures`}</h2>
        <ul className="mt-3 flex flex-wrap gap-2">
          {state.temperatures
            .slice(-12)
            .toReversed()
            .map(({ at, celsius }) => (
              <li
                key={at}
                className={
                  celsius >= FEVER_CELSIUS
                    ? 'rounded-full bg-berry-soft px-4 py-2 text-sm text-berry-ink'
                    : 'rounded-full bg-surface px-4 py-2 text-sm'
                }
              >
                <b className="font-display font-semibold tabular-nums">{degrees(celsius)}</b>{' '}
                <span className="text-ink-2">
                  {formatDate(at, { weekday: 'short', hour: 'numeric', minute: '2-digit' })}
                </span>
              </li>
            ))}
        </ul>
      </section>
    </>
  );
}

/** The next visit and the last temperature, with what follows from them. */
function Todos({ now }: { now: Date }) {
  const { visits, temperatures } = useHundred();
  const [isWriting, setWriting] = useState(false);
  const [isCalling, setCalling] = useState(false);
  const today = dayOf(now);
  const next = visits.find((visit) => visit.day >= today);
  const latest = temperatures.at(-1);
  const isFever = latest !== undefined && latest.celsius >= FEVER_CELSIUS;
  return (
    <>
      <ul className="mt-6 mb-5 grid gap-2">
        {next && (
          <TodoRow
            to={paths.stemCellsBooking}
            when={next.day === today ? clinicTime(next.time) : formatDate(`${next.day}T12:00:00`, { weekday: 'short' })}
            title={visitNames[next.kind]()}
            detail={
              next.day === today
                ? t`Clinic B, ground floor. Mask on.`
                : t`At ${clinicTime(next.time)}, Clinic B, ground floor. Mask on.`
            }
          />
        )}
        {latest && (
          <li className="flex min-h-17 items-center gap-3.5 rounded-full bg-surface py-2 pr-5 pl-2">
            <span className="grid h-13 w-22 flex-none place-items-center rounded-full bg-sky-soft px-1 font-display font-semibold text-sky-ink tabular-nums">
              {formatTime(latest.at)}
            </span>
            <span className="min-w-0">
              <b className="block font-semibold">{t`Last temperature`}</b>
              <span className={isFever ? 'text-sm font-semibold text-berry-ink' : 'text-sm text-ink-2'}>
                {degrees(latest.celsius)}
              </span>
            </span>
          </li>
        )}
      </ul>
      {isFever && <Fever onCall={() => setCalling(true)} />}
      <Pill look="filled" onClick={() => setWriting(true)}>
        <Thermometer aria-hidden="true" />
        <Trans>Write down my temperature</Trans>
      </Pill>
      <p className="mt-3.5 flex items-start gap-2 text-sm text-ink-2">
        <Phone className="mt-0.5 size-4 flex-none" aria-hidden="true" />
        <span>
          {t`${degrees(FEVER_CELSIUS)} or more: call the ward, day or night.`}{' '}
          <button
            type="button"
            className="relative font-semibold text-sky-ink underline underline-offset-4 after:absolute after:-inset-x-2 after:-inset-y-3"
            onClick={() => setCalling(true)}
          >
            {t`Call now`}
          </button>
        </span>
      </p>
      <TemperatureDialog isOpen={isWriting} onClose={() => setWriting(false)} />
      <CallWardDialog isOpen={isCalling} onClose={() => setCalling(false)} />
    </>
  );
}

function Fever({ onCall }: { onCall: () => void }) {
  return (
    <div className="mb-4 rounded-[28px] bg-berry-soft px-5.5 py-4.5" role="alert">
      <p>
        <b className="text-berry-ink">{t`That's a fever. Call the ward now.`}</b>{' '}
        <Trans>Don't wait for the next visit, and don't take anything against it before you've called.</Trans>
      </p>
      <Pill className="mt-3" onClick={onCall}>
        <Phone aria-hidden="true" />
        <Trans>Call the ward</Trans>
      </Pill>
    </div>
  );
}

/** The newest message of whoever looks after the person. */
function LastWord() {
  const { threads } = useHundred();
  const thread = threads[0];
  const newest = thread?.messages.findLast(({ from }) => from === 'them');
  if (!thread || !newest) return null;
  return (
    <section>
      <h2 className="font-medium">{t`From your team`}</h2>
      <p lang="en" className="my-3 rounded-[28px] rounded-bl-sm bg-surface px-5.5 py-4.5">
        <b className="block text-xs font-semibold text-ink-2">{`${thread.name}, ${thread.role}`}</b>
        {newest.text}
      </p>
      <Pill to={`${paths.stemCellsCommunications}?thread=${thread.id}`}>{t`Answer`}</Pill>
    </section>
  );
}

function TodoRow({ to, when, title, detail }: { to: string; when: string; title: string; detail: string }) {
  return (
    <li>
      <Link to={to} className="flex min-h-17 items-center gap-3.5 rounded-full bg-surface py-2 pr-5 pl-2">
        <span className="grid h-13 w-22 flex-none place-items-center rounded-full bg-sky-soft px-1 font-display font-semibold text-sky-ink tabular-nums">
          {when}
        </span>
        <span className="min-w-0 flex-1">
          <b className="block font-semibold">{title}</b>
          <span className="block text-xs text-ink-2">{detail}</span>
        </span>
        <ChevronRight className="size-4 text-ink-3" aria-hidden="true" />
      </Link>
    </li>
  );
}
