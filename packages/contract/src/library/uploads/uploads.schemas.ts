import { z } from 'zod';
import { timestamp } from '../../http/ids.ts';
import { MEDIA_BYTES } from '../authoring.limits.ts';
import { addedMedia } from '../authoring.schemas.ts';

/** A file that is to be uploaded in parts. The same author, item, name, size and time of change go on where it stopped. */
export const uploadStart = z.strictObject({
  name: z.string().trim().min(1).max(300),
  bytes: z.int().min(1).max(MEDIA_BYTES),
  /** When the file was changed last, in milliseconds, as its author's device says. */
  modified: z.int().min(0),
});
export type UploadStart = z.output<typeof uploadStart>;

/** How far an upload is. The next part begins at `received`. */
export const mediaUpload = z.object({
  id: z.uuid(),
  bytes: z.int(),
  received: z.int(),
  /** Every part has this many bytes, but for the last. */
  part_bytes: z.int(),
  /** It is forgotten then, unless another part comes. */
  expires_at: timestamp,
});
export type MediaUpload = z.output<typeof mediaUpload>;

/** What became of an upload; null while another call is putting it together. */
export const finishedUpload = z.object({ added: addedMedia.nullable() });
