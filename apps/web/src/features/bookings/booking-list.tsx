import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { Booking } from '@snapwell/contract/admin/bookings.schemas';
import { formatDateTime } from '#platform/locale/format.ts';
import { Chip, type Tone } from '#ui/action/chip.tsx';
import { type Column, DataTable } from '#ui/layout/data-table.tsx';
import { teamSizeWords } from './booking-form.tsx';

const STATUSES: Record<Booking['status'], { words: MessageDescriptor; tone: Tone }> = {
  requested: { words: msg`Not confirmed`, tone: 'plain' },
  confirmed: { words: msg`Booked`, tone: 'leaf' },
  cancelled: { words: msg`Cancelled`, tone: 'berry' },
};

/** Who wants to be shown the product, and when. */
export function BookingList({ bookings }: { bookings: readonly Booking[] }) {
  return <DataTable caption={t`Demos`} columns={columns()} rows={bookings} rowKey={({ id }) => id} />;
}

const columns = (): Column<Booking>[] => [
  {
    key: 'name',
    head: t`Who`,
    isName: true,
    cell: ({ name, email, organization }) => (
      <span className="grid">
        <b className="font-semibold">{name}</b>
        <a href={`mailto:${email}`} className="text-sm text-sky-ink underline underline-offset-2">
          {email}
        </a>
        <span className="text-sm text-ink-2">{organization}</span>
      </span>
    ),
  },
  { key: 'starts_at', head: t`When`, cell: ({ starts_at: at }) => <time dateTime={at}>{formatDateTime(at)}</time> },
  {
    key: 'status',
    head: t`State`,
    cell: ({ status }) => <Chip tone={STATUSES[status].tone}>{i18n._(STATUSES[status].words)}</Chip>,
  },
  { key: 'team_size', head: t`People who would learn`, cell: ({ team_size: size }) => teamSizeWords(size) },
  { key: 'wish', head: t`What should they know?`, cell: ({ wish }) => wish },
];
