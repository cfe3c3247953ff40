import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { OwnBooking as Booking } from '@snapwell/contract/admin/bookings.schemas';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CalendarCheck, CalendarPlus, CalendarX, Clock } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { saveFile } from '#platform/device/save-file.ts';
import { wordsOf } from '#platform/http/api-error.ts';
import { formatDate } from '#platform/locale/format.ts';
import { Button } from '#ui/action/button.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { FormError } from '#ui/form/form-error.tsx';
import { Card } from '#ui/layout/card.tsx';
import { IconTile } from '#ui/layout/icon-tile.tsx';
import { actOnBooking, bookingOffer } from './bookings.queries.ts';
import { TimeChoice } from './time-choice.tsx';

interface OwnBookingProps {
  token: string;
  booking: Booking;
  /** Deletes everything; what is shown after that is the screen's. */
  onErase: () => void;
}

const TITLES: Record<Booking['status'], MessageDescriptor> = {
  requested: msg`Confirm your demo`,
  confirmed: msg`Your demo is booked`,
  cancelled: msg`Your demo is cancelled`,
};
const ICONS: Record<Booking['status'], ReactNode> = {
  requested: <Clock />,
  confirmed: <CalendarCheck />,
  cancelled: <CalendarX />,
};

/** A booking in the hands of who made it: confirm it, move it, cancel it, delete it. */
export function OwnBooking({ token, booking, onErase }: OwnBookingProps) {
  const [isMoving, setMoving] = useState(false);
  const act = useMutation(actOnBooking(token));
  const isDone = booking.is_over;
  const when = formatDate(booking.starts_at, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  return (
    <Card className="grid gap-5">
      <div className="flex items-start gap-4" aria-live="polite">
        <IconTile>{ICONS[booking.status]}</IconTile>
        <div className="grid gap-1">
          <h2 className="text-xl">{isDone ? t`This demo is over` : i18n._(TITLES[booking.status])}</h2>
          <p className="text-lg font-semibold">
            <time dateTime={booking.starts_at}>{when}</time>
          </p>
          <p className="text-sm text-ink-2">
            {booking.name} · {booking.email}
          </p>
        </div>
      </div>
      <FormError>{act.error && wordsOf(act.error)}</FormError>
      {!isDone && (
        <div className="flex flex-wrap gap-3">
          {booking.status === 'requested' && (
            <SnapButton isPending={act.isPending} onClick={() => act.mutate({ kind: 'confirm' })}>
              {t`Confirm this time`}
            </SnapButton>
          )}
          {booking.status === 'confirmed' && (
            <SnapButton onClick={() => saveCalendar(booking)}>
              <CalendarPlus className="size-5" aria-hidden="true" /> {t`Add to calendar`}
            </SnapButton>
          )}
          <Button size="lg" aria-expanded={isMoving} onClick={() => setMoving(!isMoving)}>
            {booking.status === 'cancelled' ? t`Book another time` : t`Move it`}
          </Button>
          {booking.status !== 'cancelled' && (
            <Button size="lg" variant="ghost" disabled={act.isPending} onClick={() => act.mutate({ kind: 'cancel' })}>
              {t`Cancel the demo`}
            </Button>
          )}
        </div>
      )}
      {isMoving && !isDone && (
        <Move
          isPending={act.isPending}
          onMove={(to) => act.mutate({ kind: 'move', to }, { onSuccess: () => setMoving(false) })}
        />
      )}
      <p className="border-t border-line pt-4 text-sm text-ink-2">
        {t`Rather not? We can forget your name, your address and what you wrote.`}{' '}
        <button type="button" onClick={onErase} className="min-h-6 font-semibold text-berry-ink underline">
          {t`Delete my details`}
        </button>
      </p>
    </Card>
  );
}

function Move({ isPending, onMove }: { isPending: boolean; onMove: (to: string) => void }) {
  const { data } = useQuery(bookingOffer());
  const [time, setTime] = useState('');
  return (
    <div className="grid items-start gap-4 rounded-md bg-surface-2 p-4.5 sm:grid-cols-[1fr_1fr_auto]">
      <TimeChoice times={data?.times ?? null} value={time} onChange={setTime} />
      <Button size="lg" className="sm:mt-6.5" disabled={time === '' || isPending} onClick={() => onMove(time)}>
        {t`Take this time`}
      </Button>
    </div>
  );
}

function saveCalendar({ calendar }: Booking): void {
  saveFile('snapwell-demo.ics', new Blob([calendar], { type: 'text/calendar;charset=utf-8' }));
}
