/** Whether an address names a site and no page of it: no claim can be found behind it. */
export function isHomePage(url: string): boolean {
  const address = URL.parse(url);
  if (!address) return false;
  const isRoot = /^\/(?:(?:index|home|default)(?:\.\w+)?\/?|(?:[a-z]{2}(?:-[a-z]{2})?)\/?)?$/i.test(address.pathname);
  return isRoot && address.search === '' && address.hash === '';
}
