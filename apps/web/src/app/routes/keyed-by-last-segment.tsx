import { Outlet, useLocation } from 'react-router';

/** Re-creates the screen below for every distinct last path segment (spec §2: content detail). */
export function KeyedByLastSegment() {
  const segments = useLocation().pathname.split('/').filter(Boolean);
  return <Outlet key={segments.at(-1)} />;
}
