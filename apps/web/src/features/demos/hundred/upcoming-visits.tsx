import { t } from '@lingui/core/macro';
import { Droplet, Stethoscope, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '#platform/paths.ts';
import { Pill } from './pill.tsx';
import { canChange, dayOf, type Visit, type VisitKind } from './state/hundred-state.ts';
import { useHundred } from './state/hundred-store.ts';
import { clinicTime, longDay, visitNames } from './visit-words.ts';

const ICONS: Record<VisitKind, ReactNode> = {
  blood: <Droplet aria-hidden="true" />,
  doctor: <Stethoscope aria-hidden="true" />,
  video: <Video aria-hidden="true" />,
};

export const VisitIcon = ({ kind }: { kind: VisitKind }) => ICONS[kind];

interface VisitsProps {
  now: Date;
  onMove: (visit: Visit) => void;
  onCancel: (visit: Visit) => void;
}

/** What is booked from today on, to be moved, given back or paid. */
export function UpcomingVisits({ now, onMove, onCancel }: VisitsProps) {
  const { visits, bills } = useHundred();
  const upcoming = visits.filter((visit) => visit.day >= dayOf(now));
  return (
    <section className="mt-16 max-w-[52rem]">
      <h2 className="font-medium">{t`Your visits`}</h2>
      {upcoming.length === 0 ? (
        <p className="mt-3 text-ink-2">{t`Nothing is booked. Choose a time above.`}</p>
      ) : (
        <ul className="mt-4 grid gap-2.5">
          {upcoming.map((visit) => (
            <li
              key={visit.id}
              className="flex flex-wrap items-center gap-3.5 rounded-[36px] bg-surface px-6 py-4 [&>svg]:size-5 [&>svg]:text-sky-ink"
            >
              <VisitIcon kind={visit.kind} />
              <span className="min-w-0 flex-1 basis-56">
                <b className="block font-semibold">{visitNames[visit.kind]()}</b>
                <span className="text-sm text-ink-2">{`${longDay(visit.day)}, ${clinicTime(visit.time)}`}</span>
              </span>
              {canChange(visit, now) ? (
                <>
                  <Pill onClick={() => onMove(visit)}>{t`Move`}</Pill>
                  <Pill onClick={() => onCancel(visit)}>{t`Cancel visit`}</Pill>
                </>
              ) : (
                <span className="text-sm text-ink-2">{t`Too late to move it here. Write to the front desk.`}</span>
              )}
              {bills.some((bill) => bill.visitId === visit.id && bill.status === 'open') && (
                <Pill to={paths.stemCellsPayment}>{t`Pay`}</Pill>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
