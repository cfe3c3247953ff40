import { z } from 'zod';
import { contentKind, contentType } from '../catalogue/content-kind.ts';

/** What an organization shows to anybody, in the order of its library. */
export const publicLibrary = z.object({
  organization_name: z.string(),
  organization_summary: z.string(),
  logo_url: z.string().nullable(),
  modules: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      items: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          summary: z.string(),
          type: contentType,
          kind: contentKind,
          minutes: z.int(),
        }),
      ),
    }),
  ),
});
export type PublicLibrary = z.output<typeof publicLibrary>;
