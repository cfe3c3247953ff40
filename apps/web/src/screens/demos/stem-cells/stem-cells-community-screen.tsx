import { HundredFrame } from '#features/demos/hundred/hundred-frame.tsx';
import { CommunityPage } from '#features/demos/hundred/community-page.tsx';

/** `/stem-cells-app-demo/community`: what others write. */
export function StemCellsCommunityScreen() {
  return (
    <HundredFrame>
      <CommunityPage />
    </HundredFrame>
  );
}
