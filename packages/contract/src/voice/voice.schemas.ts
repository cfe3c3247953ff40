import { z } from 'zod';

const engine = z.enum(['embedded', 'provider']).nullable();

export const voiceStatus = z.object({
  /** Who turns speech into words; null where nobody does. */
  recognition: engine,
  /** Who reads aloud. */
  speech: engine,
  /** Who speaks over the socket. */
  realtime: engine,
  /** What the embedded engines lack, in words for whoever runs the server. */
  missing: z.array(z.string()),
});
export type VoiceStatus = z.output<typeof voiceStatus>;
