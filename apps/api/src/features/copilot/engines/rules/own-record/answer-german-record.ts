import type { StreamLine } from '@snapwell/contract/copilot/stream.schemas';
import type { Skill, SkillInput } from '#features/copilot/request/skill-input.ts';
import { IN_ENGLISH, recordInEnglish } from '#features/copilot/skills/german/record-in-english.ts';
import { classify } from '../classifier/classify.ts';
import type { Understood } from '../direct-intent.ts';
import type { Intent } from '../intents.ts';
import { closerSkills, readClosely } from './read-closely.ts';
import { isRecordAspect, readOwnRecord, type RecordAspect } from './read-own-record.ts';
import { recordPhrase } from './record-phrases.ts';
import { recordSkills, titleWords } from './record-skills.ts';

/** So sure one has to be of what no words tell. */
const LEARNED = 0.5;
/** So sure the German words count more than what they were put into. */
const SURE = 0.7;

/**
 * Tells what was asked in German of the own record, in English; null where something else is asked. What it was
 * heard to be after by its German words counts where that is sure, or where these cannot all be read.
 */
export async function answerGermanRecord(
  input: SkillInput,
  { intent, confidence }: Understood,
): Promise<StreamLine | null> {
  const { writer, request, context } = input;
  const english = recordInEnglish(request.question, titleWords(context, 'missed'));
  const heard = learned(english.text, intent);
  const skill = (confidence >= SURE && heard) || (english.isWhole && (await skillFor(input, english.text))) || heard;
  if (!skill) return null;
  writer.trace.sent('read as', english.text);
  writer.write({ content: `${IN_ENGLISH}\n\n` });
  return skill({ ...input, request: { ...request, question: english.text } });
}

function learned(english: string, intent: Intent): Skill | null {
  if (!isRecordAspect(intent)) return null;
  const closer = readClosely(english, null);
  return closer ? closerSkills[closer] : recordSkills[intent];
}

async function skillFor({ world, context }: SkillInput, english: string): Promise<Skill | null> {
  const closer = readClosely(english, null);
  if (closer) return closerSkills[closer];
  const titles = (aspect: RecordAspect) => titleWords(context, aspect);
  const said = recordPhrase(english) ?? readOwnRecord(english, titles);
  if (said) return recordSkills[said];
  const [vector = null] = (await world.assistant.search.encode([english])) ?? [];
  const [best] = classify(english, vector);
  return best && best.confidence >= LEARNED && isRecordAspect(best.intent) ? recordSkills[best.intent] : null;
}
