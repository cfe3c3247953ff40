import { HundredFrame } from '#features/demos/hundred/hundred-frame.tsx';
import { MessagesPage } from '#features/demos/hundred/messages-page.tsx';

/** `/stem-cells-app-demo/communications`: messages with the clinic. */
export function StemCellsCommunicationsScreen() {
  return (
    <HundredFrame>
      <MessagesPage />
    </HundredFrame>
  );
}
