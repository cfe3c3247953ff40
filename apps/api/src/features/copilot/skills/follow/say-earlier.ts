import type { StreamLine } from '@snapwell/contract/copilot/stream.schemas';
import { sourceOf } from '../../knowledge/links.ts';
import { coverOf, meaningOfWord } from '../../knowledge/ranking/covers.ts';
import { nearWords } from '../../knowledge/ranking/near-words.ts';
import { conceptsOf, readPassage } from '../../knowledge/ranking/read-texts.ts';
import { typeOfQuestion } from '../../knowledge/ranking/question-type.ts';
import { A_NUMBER } from '../../knowledge/ranking/text-signs.ts';
import type { Said } from '../../request/engine.ts';
import type { SkillInput } from '../../request/skill-input.ts';
import { wordsOf } from '@snapwell/understanding/words/normalise';

const SAID = '(?:said|told|mentioned|wrote|explained|gave|talked|spoke|named|listed|showed)';
const WHEN =
  '(?:before|earlier|just now|ago|previously|already|last time|at the beginning|above|on (?:the|that|another) (?:other |last )?page)';
const WISHES = [
  new RegExp(`\\b${WHEN}\\b.*\\byou (?:had |have )?(?:just )?${SAID}\\b`),
  new RegExp(`\\byou (?:had |have )?(?:just )?${SAID}\\b.*\\b${WHEN}\\b`),
  /\bwhat (?:did|was it that) you (?:say|said|tell|told|write|wrote|mention|mentioned)\b.*\b(?:about|of|on|for)\b/,
  /\bwhat was (?:that|the|this) (?:\w+ ){0,3}?(?:before|earlier|from before|at the beginning)\b/,
  /\bremind me (?:what|how|which|when)\b.*\byou\b/,
];
/** Words of such a wish that say nothing of what it is about. */
const FRAME = new Set(
  `before earlier just now ago previously already last time beginning above other page another minute moment while you said told mentioned wrote explained gave talked spoke named listed showed say tell write mention remind something anything thing bit again
  number amount exact exactly sorry wait sophie conversation chat answer reply`.split(/\s+/),
);

/** Whether somebody asks for what was said earlier in the talk. */
export function wantsEarlier(question: string): boolean {
  const text = question.toLowerCase().replaceAll(/[’']/g, '');
  return WISHES.some((wish) => wish.test(text));
}

/** So much of what is asked for must be said in it. */
const ENOUGH = 0.5;
const WORDS = 60;

interface Remembered {
  readonly text: string;
  readonly message: Said;
}

/** Says once more what was said about it earlier in this talk, the latest first. Null where nothing was. */
export async function sayEarlier({ request, context, writer }: SkillInput): Promise<StreamLine | null> {
  const found = findEarlier(request.question, request.history);
  if (!found) return null;
  writer.write({ content: `Earlier I said:\n\n${found.text}` });
  const sources = (found.message.quoted ?? []).flatMap(({ id, title, chunk }) => {
    const item = context.tree.itemById.get(id);
    return item && !context.lockedIds.includes(id) ? [{ ...sourceOf(request.caller.orgId, item, chunk), title }] : [];
  });
  return sources.length > 0 ? { sources } : {};
}

/** What was said that the question asks for; null where nothing was. */
export function findEarlier(question: string, history: readonly Said[]): Remembered | null {
  const wanted = new Map([...conceptsOf(question.toLowerCase())].filter(([concept]) => !FRAME_MEANINGS.has(concept)));
  if (wanted.size === 0) return null;
  const near = new Map(
    wordsOf(question.toLowerCase()).map((word) => [
      meaningOfWord(word),
      new Set([...nearWords(word)].map(meaningOfWord)),
    ]),
  );
  const wantsNumber = typeOfQuestion(question.toLowerCase()) === 'number';
  const parts = history
    .filter(({ role }) => role === 'assistant')
    .toReversed()
    .flatMap((message) => partsOf(message.text).map((text) => ({ text, message })));
  const scored = parts.map((part) => ({
    ...part,
    cover: coverOf(wanted, readPassage(part.text).stems, near),
    isFitting: !wantsNumber || /\d/.test(part.text) || A_NUMBER.test(part.text),
  }));
  const best = scored
    .filter(({ cover }) => cover >= ENOUGH)
    // Of the same cover the latest stays first.
    .toSorted((a, b) => Number(b.isFitting) - Number(a.isFitting) || b.cover - a.cover)[0];
  return best ?? null;
}

const FRAME_MEANINGS = new Set([...FRAME].map(meaningOfWord));

/** The paragraphs of a reply, a long one line by line; without what leads it in, and without the names of its sources. */
function partsOf(reply: string): string[] {
  return reply
    .split(/\n{2,}/)
    .flatMap((part) => (part.split(/\s+/).length > WORDS && !part.startsWith('|') ? part.split('\n') : [part]))
    .map((part) =>
      part
        .split('\n')
        .filter((line) => !/^\[.+\]$/.test(line))
        .join('\n')
        .trim(),
    )
    .filter((part) => part !== '' && !part.endsWith(':'));
}
