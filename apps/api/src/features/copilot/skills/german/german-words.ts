import { stemsOf } from './stems.ts';

const RECORD =
  /\b(?:punkte?n?|serie|streak|rang|rangliste|platz|abzeichen|zertifikate?|fortschritt|ergebnis(?:se)?|wiederholungen|freezes?)\b/;
const OWN = /\b(?:mein\w*|ich|mir|mich)\b/;

/** Whether somebody asks for what stands in their own record. */
export function isOwnRecord(question: string): boolean {
  const text = question.normalize('NFC').toLowerCase();
  return RECORD.test(text) && OWN.test(text) && /\b(?:habe|hab|bin|mein\w*|stehe|fehlen|bekomme)\b/.test(text);
}

/** What goes on in few words from the question before: `und nachts?` */
export const goesOnInGerman = (question: string): boolean =>
  /^(?:und|aber|oder)\b/i.test(question.trim()) && stemsOf(question).length <= 2;
