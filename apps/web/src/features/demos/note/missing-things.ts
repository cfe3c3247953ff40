import content from './note-content.json';
import type { NotePiece, SbarPart } from './note-words.ts';

export const MISSING = [
  'who',
  'allergies',
  'situation',
  'pain-number',
  'pain-after',
  'vitals',
  'request',
  'by-when',
] as const;
export type MissingId = (typeof MISSING)[number];

/** Something that the next person will ask for. */
export interface MissingThing {
  readonly id: MissingId;
  readonly part: SbarPart;
  /** Sentences that answer it with one tap. They claim nothing that was not decided by the person who taps. */
  readonly answers: readonly string[];
  /** Of vital signs: which. */
  readonly which?: readonly VitalSign[];
}

const VITALS = {
  pressure: /\b(?:bp|blood pressure|pressure)\b|\b\d{2,3} ?(?:\/|over) ?\d{2,3}\b/i,
  pulse: /\b(?:pulse|heart rate|hr)\b/i,
  breaths: /\b(?:breath(?:s|es|ing)|resps?|respirations?|respiratory rate|rr)\b/i,
  saturation: /\b(?:sats?|spo2|saturation|oxygen)\b/i,
  temperature: /\b(?:temp(?:erature)?|febrile|afebrile|fever|degrees|°)|\b3[5-9]\.\d\b|\b40\.\d\b/i,
};
export type VitalSign = keyof typeof VITALS;

const FIGURE = String.raw`(?:\d+|zero|one|two|three|four|five|six|seven|eight|nine|ten)`;
const PAIN = /\b(?:pain|hurts?|hurting|ache|aching|sore)\b/i;
const PAIN_FIGURE = new RegExp(
  `${FIGURE} ?(?:of|out of|/) ?(?:10|ten)\\b|\\bpain (?:score |level |is |was |now |at |rated |still )*${FIGURE}\\b`,
  'i',
);
const NO_PAIN = /\b(?:no|denies|without|free of) (?:any )?pain\b|\bpain.?free\b/i;
const PAIN_MEDICINE =
  /\b(?:paracetamol|acetaminophen|ibuprofen|morphine|oxycodone|hydromorphone|fentanyl|tramadol|ketorolac|metamizole|pain (?:relief|killer|medic\w+)|analgesi\w+)\b/i;
const GIVEN = /\b(?:given|gave|had|received|took|administered)\b/i;
const TIME =
  /\b(?:by (?:\d|the |noon|tonight|tomorrow|morning|evening)|at (?:\d|noon|midnight|the next|night|bedtime)|within|in (?:\d+|an?|one|two|three|four|half|the next|the morning|the evening) ?\w*|before|until|hourly|every|tonight|tomorrow|overnight|now|today|this (?:morning|afternoon|evening)|asap|urgent\w*|at once|right away|next (?:shift|round|hour)|stat)\b/i;

/** What is missing in what was said so far; of nothing, nothing. */
export function missingIn(text: string, pieces: readonly NotePiece[]): MissingThing[] {
  if (pieces.length === 0) return [];
  const of = (part: SbarPart) => pieces.filter((piece) => piece.part === part);
  const missing: MissingThing[] = [];
  const add = (id: MissingId, part: SbarPart, answers: readonly string[] = []) => missing.push({ id, part, answers });

  if (of('S').length === 0) add('situation', 'S');
  if (!/\b(?:mr|mrs|ms|miss|bed|room|bay)\.? \w+/i.test(text)) add('who', 'B');
  if (!/\ballerg|\bnkda\b/i.test(text)) add('allergies', 'B', content.answers.allergies);
  if (PAIN.test(text) && !NO_PAIN.test(text) && !PAIN_FIGURE.test(text)) add('pain-number', 'S');
  if (isPainUnasked(pieces)) add('pain-after', 'A', content.answers.again);
  const which = (Object.keys(VITALS) as VitalSign[]).filter((sign) => !VITALS[sign].test(text));
  if (which.length > 0) missing.push({ id: 'vitals', part: 'A', answers: [], which });
  const wishes = of('R');
  if (wishes.length === 0) add('request', 'R');
  else if (!wishes.some(({ said }) => TIME.test(said))) add('by-when', 'R', content.answers.when);
  return missing;
}

/** A medicine against pain was given, and nothing after it says what it did. */
function isPainUnasked(pieces: readonly NotePiece[]): boolean {
  const dose = pieces.findLastIndex(({ said, part }) => part !== 'R' && PAIN_MEDICINE.test(said) && GIVEN.test(said));
  if (dose < 0) return false;
  const after = pieces
    .slice(dose + 1)
    .some(
      ({ said }) =>
        PAIN.test(said) || PAIN_FIGURE.test(said) || /\b(?:relief|effect|better|eased|settled)\b/i.test(said),
    );
  // In the same breath: given ..., now two of ten.
  const own = pieces[dose]!.said;
  const rest = own.slice(own.search(PAIN_MEDICINE));
  return (
    !after && !PAIN_FIGURE.test(rest) && !/\b(?:now|after (?:it|that|which)|relief|effect|eased|helped)\b/i.test(rest)
  );
}
