import { lazy, Suspense } from 'react';
import { LandingPage } from '#features/landing/landing-page.tsx';
import { config } from '#platform/config.ts';
import { drawPatient } from './draw-patient.tsx';

const BookingForm = lazy(() => import('#features/bookings/booking-form.tsx').then((m) => ({ default: m.BookingForm })));

const booking = (
  <Suspense fallback={<div className="min-h-96" />}>
    <BookingForm />
  </Suspense>
);

/** `/landing`: what a stranger sees first. */
export function LandingScreen() {
  return <LandingPage drawPatient={drawPatient} booking={booking} hasSamples={config().demo.is_on} />;
}
