import { HundredFrame } from '#features/demos/hundred/hundred-frame.tsx';
import { HundredCover } from '#features/demos/hundred/hundred-cover.tsx';

/** `/stem-cells-app-demo`: what the app of this demo is, and the way in. */
export function StemCellsScreen() {
  return (
    <HundredFrame>
      <HundredCover />
    </HundredFrame>
  );
}
