import { HundredFrame } from '#features/demos/hundred/hundred-frame.tsx';
import { PaymentPage } from '#features/demos/hundred/payment/payment-page.tsx';

/** `/stem-cells-app-demo/payment`: bills, paid with a card that is checked and never charged. */
export function StemCellsPaymentScreen() {
  return (
    <HundredFrame>
      <PaymentPage />
    </HundredFrame>
  );
}
