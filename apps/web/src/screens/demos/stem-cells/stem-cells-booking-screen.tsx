import { HundredFrame } from '#features/demos/hundred/hundred-frame.tsx';
import { BookingPage } from '#features/demos/hundred/booking-page.tsx';

/** `/stem-cells-app-demo/booking`: visits at the clinic. */
export function StemCellsBookingScreen() {
  return (
    <HundredFrame>
      <BookingPage />
    </HundredFrame>
  );
}
