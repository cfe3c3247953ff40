import { BRAND } from '@snapwell/contract/brand';
import { useOwnPageTitle } from '#platform/device/page-title.ts';
import { useRouteHandle } from '../route-handle.ts';

/** The title of the tab: the screen's own, else the route's, then the brand. */
export function DocumentTitle() {
  const own = useOwnPageTitle();
  const handle = useRouteHandle();
  const title = own ?? handle?.title;
  return <title>{title ? `${title} · ${BRAND}` : BRAND}</title>;
}
