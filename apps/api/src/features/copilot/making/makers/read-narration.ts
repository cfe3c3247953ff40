import { AppError } from '#platform/http/app-error.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import type { MemberCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { findMaking } from '../makings.repository.ts';
import { toWav } from './wav.ts';

/**
 * The words of a film spoken, each slide's at its time. The same words always sound the same, so nothing of it is
 * kept.
 */
export async function readNarration(
  { db, narrator }: Pick<World, 'db' | 'narrator'>,
  { orgId, uid }: MemberCaller,
  id: string,
): Promise<{ wav: string | null }> {
  const row = await inOrganization(db, orgId, (scope) => findMaking(scope, { uid, id }));
  if (!row) throw new AppError('not_found');
  const { film } = row;
  if (!film?.has_narration || !narrator) return { wav: null };
  const spoken = await narrator.speak(film.slides.map(({ text }) => text)).catch(() => null);
  if (!spoken) return { wav: null };
  const placed = spoken.map(({ samples }, i) => ({ samples, start: film.slides[i]!.start }));
  return { wav: toWav(placed, { seconds: film.seconds, rate: spoken[0]!.rate }).toString('base64') };
}
