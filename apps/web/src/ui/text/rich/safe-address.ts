/** Link addresses with an ampersand and no question mark get the first ampersand turned into one (spec §5). */
export function repairedAddress(address: string): string {
  return address.includes('?') ? address : address.replace('&', '?');
}

export type SafeAddress =
  | { readonly isOwn: true; readonly to: string }
  | { readonly isOwn: false; readonly href: string };

/**
 * Where a link of a reply may lead: a screen of this application, or a page by https. Everything else leads nowhere.
 */
export function safeAddress(address: string, origin: string): SafeAddress | null {
  if (!URL.canParse(address, origin)) return null;
  const url = new URL(repairedAddress(address.trim()), origin);
  if (url.origin === origin) return { isOwn: true, to: url.pathname + url.search + url.hash };
  return url.protocol === 'https:' && url.username === '' ? { isOwn: false, href: url.href } : null;
}
