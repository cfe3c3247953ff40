/**
 * Keeps all of these, or none. On a bad line one lost file would leave the device without any: they are asked for once
 * more, and those that came are near by then.
 */
export async function addAll(cache: Pick<Cache, 'addAll'>, wanted: () => RequestInfo[]): Promise<void> {
  await cache.addAll(wanted()).catch(() => cache.addAll(wanted()));
}

/** From the cache, else from the network and kept; of more than `most` the ones kept longest go. */
export async function keptOrNetwork(request: Request, to: { cache: string; most?: number }): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  await keep(request, answer, to);
  return answer;
}

interface NetworkFirst {
  /** Where the answer is kept; without it nothing new is. */
  readonly cache?: string;
  readonly withinMs?: number;
}

/** From the network; when that fails, or takes too long, what is kept under `key`. */
export async function networkOrKept(
  request: Request,
  key: RequestInfo,
  { cache, withinMs }: NetworkFirst,
): Promise<Response> {
  const asked = fetch(request);
  try {
    const answer = await (withinMs === undefined ? asked : Promise.race([asked, failAfter(withinMs)]));
    if (cache) await keep(request, answer, { cache });
    return answer;
  } catch {
    return (await caches.match(key)) ?? asked;
  }
}

/** Keeps the caches of this version and of the one before it, whose tabs may still be open. */
export async function keepLatest(prefix: string, current: string): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== current);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

async function keep(
  request: Request,
  answer: Response,
  { cache: name, most }: { cache: string; most?: number },
): Promise<void> {
  if (answer.status !== 200) return;
  try {
    const cache = await caches.open(name);
    await cache.put(request, answer.clone());
    if (most === undefined) return;
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)));
  } catch {
    // A full disk keeps nothing; what was asked for is answered all the same.
  }
}

const failAfter = (ms: number) =>
  new Promise<never>((_, reject) => setTimeout(() => reject(new Error(`No answer within ${ms} ms.`)), ms));
