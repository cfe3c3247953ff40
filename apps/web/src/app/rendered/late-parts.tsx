import { BRAND } from '@snapwell/contract/brand';
import { useEffect } from 'react';
import { useBackground } from '#platform/appearance/background.ts';
import { useOwnPageTitle } from '#platform/device/page-title.ts';
import { BackgroundLayer } from '#ui/cover/background/background-layer.tsx';
import { Toaster } from '#ui/feedback/toaster.tsx';
import { MaintenanceNotice } from '../shell/header/maintenance-notice.tsx';
import { OfflineNotice } from '../shell/header/offline-notice.tsx';
import { WithQueries } from './with-queries.tsx';

/** What lies over and behind a page that was rendered on the server: messages, notices, the background of this device. */
export function LateParts() {
  const background = useBackground();
  useTitle();
  return (
    <>
      {background.type !== 'none' && <BackgroundLayer fill={background} />}
      {background.type === 'image' && <div className="fixed inset-0 -z-1 bg-paper/72" />}
      <div className="fixed inset-x-0 top-14 z-20">
        <OfflineNotice />
        <WithQueries seed={null}>
          <MaintenanceNotice />
        </WithQueries>
      </div>
      <Toaster />
    </>
  );
}

/** The server named the page; a screen that comes to know better says so. */
function useTitle(): void {
  const own = useOwnPageTitle();
  useEffect(() => {
    if (own) document.title = `${own} · ${BRAND}`;
  }, [own]);
}
