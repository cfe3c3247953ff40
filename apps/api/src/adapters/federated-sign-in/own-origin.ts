/** The origin a request came to, if this server may be reached under it; null for a foreign or made-up host. */
export function ownOrigin(
  host: string,
  { publicUrl, domains }: { publicUrl: string; domains: readonly string[] },
): string | null {
  const { protocol } = new URL(publicUrl);
  if (!URL.canParse(`${protocol}//${host}`)) return null;
  const { hostname, origin } = new URL(`${protocol}//${host}`);
  return domains.includes(hostname) ? origin : null;
}

/** A path of this origin, or `fallback` when it leads elsewhere. */
export function ownPath(path: string | undefined, origin: string, fallback: string): string {
  if (!path || !/^\/(?![/\\])/.test(path) || !URL.canParse(path, origin)) return fallback;
  const address = new URL(path, origin);
  return address.origin === origin ? address.pathname + address.search + address.hash : fallback;
}
