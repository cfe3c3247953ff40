import { t } from '@lingui/core/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { BookingList } from '#features/bookings/booking-list.tsx';
import { allBookings } from '#features/bookings/bookings.queries.ts';
import { Button } from '#ui/action/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { RowsSkeleton } from '#ui/feedback/rows-skeleton.tsx';
import { AdminShell } from './admin-shell.tsx';

/** `/admin-panel/bookings`: who wants to be shown the product. */
export function BookingsScreen() {
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(allBookings());
  const bookings = data?.pages.flatMap(({ items }) => items);
  return (
    <AdminShell failure={t`Demos could not be loaded`}>
      <h1 className="mb-6 text-2xl">{t`Demos`}</h1>
      {!bookings && <RowsSkeleton />}
      {bookings?.length === 0 && (
        <EmptyState title={t`Nobody has asked yet`} icon={<CalendarPlus aria-hidden="true" />}>
          {t`Whoever books a demo on the landing page is listed here.`}
        </EmptyState>
      )}
      {bookings && bookings.length > 0 && <BookingList bookings={bookings} />}
      {hasNextPage && (
        <Button className="mt-6" isPending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t`Show more`}
        </Button>
      )}
    </AdminShell>
  );
}
