import { z } from 'zod';
import { slug } from '../../http/ids.ts';
import { glossaryEntry } from '../../learning/content-head.ts';
import { language } from '../../text/language.schemas.ts';

/** A term in one language. */
export const termWords = glossaryEntry.omit({ id: true });
export type TermWords = z.output<typeof termWords>;

/** A term, and what it is called in the other languages of the library as far as somebody has said it. */
export const termText = termWords.extend({
  versions: z.array(termWords.extend({ language })).max(10).default([]),
});
export type TermText = z.output<typeof termText>;

export const authorTerm = termText.extend({
  /** Its address: articles link to `glossary:id`. */
  id: slug,
  /** The items whose text, published or a draft, links to it. */
  used_by: z.array(z.object({ id: z.string(), title: z.string() })),
});
export type AuthorTerm = z.output<typeof authorTerm>;

export const authorGlossary = z.object({
  /** In which the library is written. */
  language,
  terms: z.array(authorTerm),
});
export type AuthorGlossary = z.output<typeof authorGlossary>;

/** One change of the glossary. What undoes an act is made of the same acts. */
export const glossaryAct = z.discriminatedUnion('act', [
  z.strictObject({
    act: z.literal('add_term'),
    ...termText.shape,
    id: slug.optional(),
    /** The term that it is put before; null puts it last. Without it, it stands where the alphabet puts it. */
    before: slug.nullable().optional(),
  }),
  /** `was` is the term as its author read it: what somebody else wrote meanwhile isn't overwritten. */
  z.strictObject({ act: z.literal('change_term'), id: slug, was: termText, ...termText.shape }),
  z.strictObject({ act: z.literal('remove_term'), id: slug }),
]);
export type GlossaryAct = z.output<typeof glossaryAct>;

export const glossaryActs = z.strictObject({ acts: z.array(glossaryAct).min(1).max(100) });

export const glossaryChange = z.object({
  /** Carried out in this order, these undo everything. */
  undo: z.array(glossaryAct),
  /** The ids of the terms that were added, in the order of the acts. */
  added: z.array(z.string()),
});
export type GlossaryChange = z.output<typeof glossaryChange>;
