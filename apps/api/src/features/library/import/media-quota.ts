import type { ImportPlan } from './plan-import.ts';
import type { StoredLibrary } from '../read/stored-library.ts';
import type { Problem } from '../files/problem.ts';

const MEGABYTE = 1024 * 1024;

/** What is said when an organization would come to more pictures and films than it may have; null when it does not. */
export function checkMediaQuota({ media }: ImportPlan, stored: StoredLibrary, quotaBytes: number): Problem | null {
  const incoming = [...media.added, ...media.changed];
  const gone = new Set([...media.removed, ...media.changed.map(({ path }) => path)]);
  const kept = [...stored.assets].filter(([path]) => !gone.has(path)).map(([, { bytes }]) => bytes);
  const bytes = [...kept, ...incoming.map(({ file }) => file.bytes), stored.ownBytes].reduce(
    (sum, each) => sum + each,
    0,
  );
  // Whoever is above a limit that was lowered can still take things out.
  if (bytes <= quotaBytes || incoming.length === 0) return null;
  const megabytes = (count: number) => Math.ceil(count / MEGABYTE);
  return {
    path: '',
    line: null,
    message: `The pictures and films of this organization would come to ${megabytes(bytes)} MB; it may have ${megabytes(quotaBytes)} MB. Take some out, or ask whoever runs this server for more.`,
  };
}
