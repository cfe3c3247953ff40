import type { StreamLine } from '@snapwell/contract/copilot/stream.schemas';
import type { Skill, SkillInput } from '#features/copilot/request/skill-input.ts';
import { germanCareFor } from '#features/copilot/skills/care/german/german-care.ts';
import { sayCare } from '#features/copilot/skills/care/say-care.ts';
import { answerGerman } from '#features/copilot/skills/german/answer-german.ts';
import { germanRefusals } from '#features/copilot/skills/german/german-refusals.ts';
import { goesOnInGerman } from '#features/copilot/skills/german/german-words.ts';
import type { Intent } from './intents.ts';
import { answerGermanRecord } from './own-record/answer-german-record.ts';
import { understand } from './read-message.ts';

/** What is turned away, or said first, in German. */
const SAID_IN_GERMAN: Partial<Record<Intent, Skill>> = {
  ...germanRefusals,
  patient: sayCare('patient', 'de'),
  emergency: sayCare('emergency', 'de'),
  danger: sayCare('danger', 'de'),
  mishap: sayCare('mishap', 'de'),
  exposure: sayCare('exposure', 'de'),
  breach: sayCare('breach', 'de'),
  distress: sayCare('distress', 'de'),
  own_health: sayCare('own-health', 'de'),
  own_case: sayCare('own-case', 'de'),
};

/**
 * Answers what was asked in German: who is in need hears that first, the own record is told in English, and everything
 * else is asked of the German versions of the lessons.
 */
export async function answerInGerman(input: SkillInput): Promise<StreamLine> {
  const { request, writer } = input;
  const care = germanCareFor(request.question);
  if (care !== null) return sayCare(care, 'de')(input);
  const understood = understand(request.question, null);
  const { intent, confidence } = understood;
  const told = await answerGermanRecord(input, understood);
  if (told) return told;
  // Few words that go on say nothing by themselves.
  const said = goesOnInGerman(request.question) ? undefined : SAID_IN_GERMAN[intent];
  if (!said) return answerGerman(input);
  writer.trace.intent(intent, confidence);
  return said(input);
}
