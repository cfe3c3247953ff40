import { BRAND } from '@snapwell/contract/brand';
import { useOwnPageTitle } from '#platform/device/page-title.ts';
import { useRouteTitle } from '../routes/route-handle.ts';

/** The title of the tab: the screen's own, else the route's, then the brand. */
export function DocumentTitle() {
  const own = useOwnPageTitle();
  const ofRoute = useRouteTitle();
  const title = own ?? ofRoute;
  return <title>{title ? `${title} · ${BRAND}` : BRAND}</title>;
}
