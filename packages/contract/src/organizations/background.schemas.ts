import { z } from 'zod';

const shared = { transitionMs: z.int().min(0).max(10_000).optional(), mobileDisabled: z.boolean().optional() };
const picture = z
  .url({ protocol: /^https$/ })
  .max(500)
  .or(
    z
      .string()
      .max(500)
      .regex(/^\/files\/[\w/-]+(?:\.\w+)?$/),
  );

/** What lies behind the pages (spec §3). The names are the spec's, so they are not in snake case. */
export const backgroundSetting = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('none'), ...shared }),
  z.strictObject({
    type: z.literal('color'),
    color: z.string().regex(/^(#[0-9a-fA-F]{3,8}|oklch\([\d.%\s/-]+\)|[a-z]{3,30})$/),
    ...shared,
  }),
  z.strictObject({
    type: z.literal('image'),
    url: picture,
    fit: z.enum(['cover', 'contain']).optional(),
    blurPx: z.number().min(0).max(100).optional(),
    ...shared,
  }),
  z.strictObject({ type: z.literal('bgfx'), imageUrl: picture, ...shared }),
  z.strictObject({ type: z.literal('aurora'), ...shared }),
]);
export type BackgroundSetting = z.output<typeof backgroundSetting>;
