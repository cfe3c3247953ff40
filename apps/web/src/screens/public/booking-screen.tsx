import { t } from '@lingui/core/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Eraser, Unlink } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { eraseOwnBooking, ownBooking } from '#features/bookings/bookings.queries.ts';
import { OwnBooking } from '#features/bookings/own-booking.tsx';
import { wordsOf } from '#platform/http/api-error.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/action/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { FormError } from '#ui/form/form-error.tsx';
import { Glowing } from '../glowing.tsx';

/** Where the link in a booking's mail leads. Nothing happens by opening it: programs that check mails open links too. */
export function BookingScreen() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const { data, error } = useQuery({ ...ownBooking(token), enabled: token !== '' });
  const erase = useMutation(eraseOwnBooking(token));
  return (
    <Glowing className="grid max-w-[46rem] content-start gap-6 py-10">
      <h1>{t`Your demo`}</h1>
      {erase.data ? (
        <EmptyState title={t`Your details are deleted`} icon={<Eraser aria-hidden="true" />} action={<Anew />}>
          {t`Nothing of your booking is left with us.`}
        </EmptyState>
      ) : token === '' || error ? (
        <EmptyState title={t`This link doesn't work any more`} icon={<Unlink aria-hidden="true" />} action={<Anew />}>
          {t`The booking was deleted, or the link is not whole.`}
        </EmptyState>
      ) : data ? (
        <>
          <OwnBooking token={token} booking={data} onErase={() => erase.mutate()} />
          <FormError>{erase.error && wordsOf(erase.error)}</FormError>
        </>
      ) : (
        <Skeleton shape="card" />
      )}
    </Glowing>
  );
}

const Anew = () => <Button to={`${paths.landing}#${paths.bookingSection}`}>{t`Book a demo`}</Button>;
