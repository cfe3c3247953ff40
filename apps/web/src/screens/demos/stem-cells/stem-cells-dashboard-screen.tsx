import { HundredFrame } from '#features/demos/hundred/hundred-frame.tsx';
import { TodayPage } from '#features/demos/hundred/today-page.tsx';

/** `/stem-cells-app-demo/dashboard`: the day and what it asks. */
export function StemCellsDashboardScreen() {
  return (
    <HundredFrame>
      <TodayPage />
    </HundredFrame>
  );
}
