import { parsePath, useLocation } from 'react-router';

/**
 * Tells whether an address leads to the very page one is on, and to no place in it. What an item's address asks for is
 * only the way to it.
 */
export function useLeadsHere(): (address: string) => boolean {
  const here = useLocation();
  return (address) => {
    const { pathname = '', search = '', hash = '' } = parsePath(address);
    return pathname === here.pathname && hash === '' && (pathname.includes('/content/') || search === here.search);
  };
}
