import { findPassages, listPassagesOfItem, type SearchInput } from '../../knowledge/find-passages.ts';
import type { SkillInput } from '../../request/skill-input.ts';

const NAMED = /\b(?:mr|mrs|ms|miss|dr)\.? ([a-z][a-z'-]{2,})/i;
/** What is to be done to somebody is decided for nobody, whatever their name is. */
const TREATS =
  /\b(?:give|giving|dose|how much|how many (?:mg|ml|units?|tablets?|drops)|should|shall|must|(?:can|may|could) i|stop|start|increase|reduce|crush|discharge|restrain|send (?:him|her)|is (?:it|that) (?:ok|okay|safe)|(?:has|does|will) \w+(?: \w+)? (?:left|have left|live))\b/i;
/** What has been, without who asks: 'how much better was her pain in the end' treats nobody. */
const TELLS_PAST = /^(?!.*\b(?:i|we|my|our|me|now|today)\b).*\b(?:was|were|had|did|felt|went|came|said)\b/i;
const LOOKED_AT = 6;

/**
 * Whether the person that a question names is one of the library's made-up people: 'was Mrs Okafor the one with the red
 * patch' is about a lesson, and not about somebody in a bed.
 */
export async function isPersonOfLesson(input: SearchInput, text: string): Promise<boolean> {
  const name = NAMED.exec(text)?.[1];
  if (!name || (TREATS.test(text) && !TELLS_PAST.test(text))) return false;
  const found = await findPassages({ ...input, vector: null }, { text: name, limit: LOOKED_AT });
  const named = new RegExp(`\\b(?:Mr|Mrs|Ms|Miss|Dr)\\.? ${name}\\b`, 'i');
  return found.some((passage) => named.test(passage.text));
}

const SPEAKER = /(\p{Lu}\p{L}+): ‘/gu;

/** Somebody whom only what is open tells apart, and what nobody asks of a story. */
const SOMEBODY = /\b(?:he|she|his|her|him)\b/i;
const OF_WORK =
  /\b(?:colleagues?|co-?workers?|boss|manager|lead|team|scores?|scored|points|rank|streak|quiz(?:zes)?|salary|paid|earns?|sick|pregnant|finished|login)\b/i;

/**
 * Whether a question is of somebody in the comic that is open: by the name of who speaks there, or by 'he' and 'she'. 'What
 * did Jonas notice' and 'why did his plan fail' ask of nobody's record.
 */
export async function namesSpeaker(input: SearchInput & Pick<SkillInput, 'context'>, text: string): Promise<boolean> {
  const { openItem } = input.context;
  if (openItem?.kind !== 'comic') return false;
  if (SOMEBODY.test(text) && !OF_WORK.test(text)) return true;
  const said = new Set(text.toLowerCase().match(/\p{L}+/gu));
  const passages = await listPassagesOfItem(input, openItem.id);
  return passages.some((passage) =>
    [...passage.text.matchAll(SPEAKER)].some(([, name]) => said.has(name!.toLowerCase())),
  );
}
