import { webPath } from '@snapwell/contract/web-routes';
import { readToken, signToken } from '#platform/config/signed-token.ts';

interface Whose {
  readonly orgId: string;
  readonly uid: string;
}

/** The address in a reminder by which it is the last one. */
export function stopLink(
  { publicUrl, linkKey }: { publicUrl: string; linkKey: Buffer },
  { orgId, uid }: Whose,
): string {
  return `${publicUrl}${webPath('stopReminders')}?token=${signToken(linkKey, JSON.stringify(['stop reminders', orgId, uid]))}`;
}

/** Whose reminders a token stops; null for one that was not made here. */
export function readStopToken(linkKey: Buffer, token: string): Whose | null {
  const text = readToken(linkKey, token);
  if (text === null) return null;
  const [purpose, orgId, uid] = JSON.parse(text) as string[];
  return purpose === 'stop reminders' && orgId && uid ? { orgId, uid } : null;
}
