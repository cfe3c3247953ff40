import { lazy, Suspense } from 'react';
import { LandingQuizPage } from '#features/landing/landing-quiz.tsx';
import { config } from '#platform/config.ts';
import { drawPatient } from './draw-patient.tsx';

const BookingForm = lazy(() => import('#features/bookings/booking-form.tsx').then((m) => ({ default: m.BookingForm })));

const booking = (
  <Suspense fallback={<div className="min-h-96" />}>
    <BookingForm />
  </Suspense>
);

/** `/landing-v2`: the same product as a quiz of five questions. */
export function LandingV2Screen() {
  return <LandingQuizPage drawPatient={drawPatient} booking={booking} hasSamples={config().demo.is_on} />;
}
