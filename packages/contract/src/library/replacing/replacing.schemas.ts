import { z } from 'zod';
import { contentKind } from '../../catalogue/content-kind.ts';
import { slug } from '../../http/ids.ts';
import { MOST_PLACES, MOST_REPLACED_ITEMS } from '../authoring.limits.ts';

/** What is looked for. */
const wanted = {
  text: z.string().min(1).max(200),
  match_case: z.boolean().default(false),
  whole_words: z.boolean().default(false),
};
const path = z.array(z.union([z.string().max(200), z.number().int()])).max(20);
const place = { path, nth: z.number().int().min(0) };

/** An item that holds the words, and where. */
export const foundItem = z.object({
  content_id: z.string(),
  kind: contentKind,
  title: z.string(),
  /** Of the draft that was searched; 0 where what is published was. */
  revision: z.number().int(),
  places: z.array(z.object({ ...place, before: z.string(), found: z.string(), after: z.string() })),
});
export type FoundItem = z.output<typeof foundItem>;

export const foundPlaces = z.object({
  items: z.array(foundItem),
  /** There are more than are shown. */
  is_cut: z.boolean(),
});
export type FoundPlaces = z.output<typeof foundPlaces>;

/** A draft before and after: what undoing needs. */
const replacedItem = z.strictObject({
  content_id: slug,
  before: z.number().int().min(0),
  after: z.number().int().min(1),
});
export type ReplacedItem = z.output<typeof replacedItem>;

export const replaced = z.object({
  items: z.array(replacedItem),
  /** Items that somebody has changed in the meantime: they stay as they are. */
  skipped: z.array(z.string()),
});
export type Replaced = z.output<typeof replaced>;

export const moduleSearch = z.strictObject(wanted);

export const moduleReplacement = z.strictObject({
  ...wanted,
  replacement: z.string().max(1000),
  items: z
    .array(
      z.strictObject({
        content_id: slug,
        /** The draft that was searched. */
        revision: z.number().int().min(0),
        places: z.array(z.strictObject(place)).min(1).max(MOST_PLACES),
      }),
    )
    .min(1)
    .max(MOST_REPLACED_ITEMS),
});
export type ModuleReplacement = z.output<typeof moduleReplacement>;

export const replacementUndo = z.strictObject({ items: z.array(replacedItem).min(1).max(MOST_REPLACED_ITEMS) });
