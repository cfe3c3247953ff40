import { createHash } from 'node:crypto';

/** Who takes a quiz: a member, or a stranger's device of which only the hash of its key is known. */
export type AttemptOwner =
  | { readonly kind: 'member'; readonly uid: string }
  | { readonly kind: 'device'; readonly deviceHash: string };

export const asMember = ({ uid }: { uid: string }): AttemptOwner => ({ kind: 'member', uid });

export const asDevice = (deviceKey: string): AttemptOwner => ({
  kind: 'device',
  deviceHash: createHash('sha256').update(deviceKey).digest('base64url'),
});
