import { z } from 'zod';

/** What an import does to one sort of thing: ids of the library's parts, paths of media. */
const changes = z.object({
  added: z.array(z.string()),
  changed: z.array(z.string()),
  removed: z.array(z.string()),
  unchanged: z.number().int(),
});

export const importedLibrary = z.object({
  is_dry_run: z.boolean(),
  /** The module that alone was imported, everything else left as it is; null for the whole library. */
  only_module: z.string().nullable(),
  modules: changes,
  chapters: changes,
  content: changes,
  courses: changes,
  media: changes,
  /** Texts in other languages: `content:ask-first:de`. */
  versions: changes,
  has_new_glossary: z.boolean(),
  /** Announcements, or the language that the library is written in. */
  has_new_organization: z.boolean(),
});
export type ImportedLibrary = z.output<typeof importedLibrary>;
