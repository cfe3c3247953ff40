import { z } from 'zod';
import { oneLine } from '../http/one-line.ts';
import { CARE_LINE_LENGTH, CARE_TEXT_LENGTH } from './copilot.limits.ts';

/** What needs the right sentence before any lesson, in the order of how much depends on it. */
export const careKinds = [
  'self-harm',
  'emergency',
  'danger',
  'mishap',
  'exposure',
  'breach',
  'distress',
  'grief',
  'patient',
  'own-health',
  'own-case',
] as const;
export type CareKind = (typeof careKinds)[number];

// Their list stays out of what every screen loads: of a code that no country has, no number is known.
const country = z
  .string()
  .regex(/^[A-Z]{2}$/, /*i18n*/ 'Write the country as its two capital letters, such as DE or US.');

const line = oneLine.max(CARE_LINE_LENGTH);
const ownText = z.string().trim().min(1).max(CARE_TEXT_LENGTH);

/** Own wording; a kind that is missing is said in the product's words. */
const ownTexts = z.partialRecord(z.enum(careKinds), ownText);

/** What an organization says to somebody who needs help first. */
export const careSettings = z.strictObject({
  /** ISO 3166-1 alpha-2: whose emergency numbers are told; null where nobody said. */
  country: country.nullable(),
  /** How help is called inside the house, such as 'Dial 2222'. */
  house_call: line,
  /** Whom staff can turn to, such as 'peer support, extension 5500'. */
  support: line,
  texts: ownTexts,
});
export type CareSettings = z.output<typeof careSettings>;

/** Of who set nothing. */
export const noCareSettings: CareSettings = { country: null, house_call: '', support: '', texts: {} };

/** As it stands in `organization.yaml`: every key may be missing. */
export const careEntry = z.strictObject({
  country: country.nullable().default(null),
  house_call: line.default(''),
  support: line.default(''),
  texts: ownTexts.default({}),
});

const productTexts = z.record(z.enum(careKinds), z.string());

/** With the product's words as they are said with these settings, by the language of the question. */
export const careAsSaid = careSettings.extend({ product_texts: z.object({ en: productTexts, de: productTexts }) });
export type CareAsSaid = z.output<typeof careAsSaid>;
