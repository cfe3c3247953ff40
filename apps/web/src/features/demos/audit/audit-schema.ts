// What a chart and the rule book look like as files. Read by the tests, which refuse a file that is not like this; the
// page takes the types alone and loads no parser.
import { z } from 'zod';

const id = z.string().regex(/^[a-z][a-z0-9-]*$/);
const text = z.string().trim().min(1).max(400);
const pattern = z.string().refine((source) => new RegExp(source, 'i') instanceof RegExp);
export const documentKind = z.enum(['notes', 'medication', 'assessments']);

const line = z.strictObject({
  id,
  time: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .nullable(),
  text,
  /** Name and role; null where nobody signed. */
  by: text.nullable(),
});

const expertItem = z.strictObject({
  rule: id,
  /** Where it stands; any of these lines is right. */
  lines: z.array(id).min(1),
  /** `clear`: a rule finds something here, and the chart answers it. */
  is: z.enum(['finding', 'clear']),
  /** The words, where no rule finds them. */
  mark: text.optional(),
  reason: text,
});

export const auditChart = z.strictObject({
  id,
  name: text,
  age: z.int().min(18).max(110),
  about: text,
  documents: z.array(z.strictObject({ kind: documentKind, lines: z.array(line).min(1) })).length(3),
  expert: z.array(expertItem).min(5),
});

const documents = z.array(documentKind).min(1);
const words = { title: text, why: text, asked: text };

const check = z.discriminatedUnion('kind', [
  /** Words that stand there. `$1` is what the pattern caught. */
  z.strictObject({
    kind: z.literal('words'),
    documents,
    patterns: z.array(z.strictObject({ find: pattern, ...words })).min(1),
  }),
  /** A dose against pain, and the minutes until somebody asks. */
  z.strictObject({
    kind: z.literal('reassessment'),
    medicines: pattern,
    minutes: z.record(z.string(), z.int().positive()),
    never: text,
    ...words,
  }),
  z.strictObject({ kind: z.literal('unsigned'), mark: text, ...words }),
  /** A time that stands after a later one. */
  z.strictObject({ kind: z.literal('order'), ...words }),
  /** Something that has to stand before the first dose. */
  z.strictObject({ kind: z.literal('before'), documents, find: pattern, dose: pattern, ...words }),
  /** What has to stand beside something else. */
  z.strictObject({ kind: z.literal('needs'), documents, when: pattern, with: pattern, ...words }),
  /** Parts in brackets and their total; from `callFrom` on somebody has to be told. */
  z.strictObject({
    kind: z.literal('total'),
    callFrom: z.int(),
    told: pattern,
    uncalled: text,
    uncalledWhy: text,
    uncalledAsked: text,
    ...words,
  }),
  /** What has to stand anywhere. */
  z.strictObject({ kind: z.literal('present'), find: pattern, ...words }),
]);

export const auditRule = z.strictObject({
  id,
  title: text,
  isSerious: z.boolean(),
  asks: text,
  source: z.strictObject({ title: text, url: z.url({ protocol: /^https$/ }) }),
  check,
});
export const auditRules = z.array(auditRule).min(5).max(14);

export type DocumentKind = z.output<typeof documentKind>;
export type AuditChart = z.output<typeof auditChart>;
export type ChartDocument = AuditChart['documents'][number];
export type ChartLine = z.output<typeof line>;
export type ExpertItem = z.output<typeof expertItem>;
export type AuditRule = z.output<typeof auditRule>;
