import type { StreamLine } from '@snapwell/contract/copilot/stream.schemas';
import type { ItemPassage } from '../../knowledge/composing/item-passage.ts';
import { listsIn } from '../../knowledge/composing/lists.ts';
import { textOfAnswer } from '../../knowledge/composing/text-of-answer.ts';
import { findPassages, listPassagesOfItem } from '../../knowledge/find-passages.ts';
import { isQuotable } from '../../knowledge/kinds-of-source.ts';
import { sourceOf } from '../../knowledge/links.ts';
import { labelOf } from '../../knowledge/pieces/piece.ts';
import type { SkillInput } from '../../request/skill-input.ts';

const NAME = '(?<name>[a-z](?:-?[a-z]){2,7})';
const LETTER = new RegExp(
  `(?:^|\\b(?:the|letter) )(?:(?<which>first|second|last) )?(?<letter>[a-z]) (?:stands? for )?(?:in|of) (?:the )?${NAME}\\b`,
  'i',
);
const ALL = new RegExp(
  `\\bwhat(?:'?s| (?:does|do|is))(?: the(?: letters?)?(?: of| in)?)? ${NAME} (?:stands? for|short for)\\b`,
  'i',
);
/** So many lessons are looked through for the list. */
const LESSONS = 6;
const LOOKED_AT = 20;

/**
 * 'What does the P in I-PASS stand for', 'what does I-PASS stand for': the entries of the list whose entries spell that
 * name, in whatever lesson it stands. Null where something else is asked, or no list spells it.
 */
export async function answerLetter(input: SkillInput): Promise<StreamLine | null> {
  const { request, writer, context } = input;
  const { name, letter, which } = (LETTER.exec(request.question) ?? ALL.exec(request.question))?.groups ?? {};
  if (name === undefined) return null;
  const wanted = name.toLowerCase().replaceAll('-', '');
  const found = await findPassages(input, { limit: LOOKED_AT, text: name });
  const items = [...new Set(found.map(({ group }) => group))].map((id) => context.tree.itemById.get(id)!);
  for (const item of items.filter(({ kind }) => isQuotable(kind)).slice(0, LESSONS)) {
    const own = (await listPassagesOfItem(input, item.id)).map((place) => ({ ...place, group: item.id, share: 0 }));
    const list = listsIn(own).find((entries) => entries.map(initialOf).join('') === wanted);
    const entries = list && entriesOf(list, letter, which);
    if (!entries?.[0]) continue;
    writer.write({ content: textOfAnswer([entries]) });
    const { paragraph, heading } = entries[0];
    return { sources: [sourceOf(request.caller.orgId, item, { paragraph: paragraph ?? undefined }, heading)] };
  }
  return null;
}

/** Those of a letter, the one of them that is meant where it says which; all where it names none. */
function entriesOf(list: readonly ItemPassage[], letter?: string, which?: string): readonly ItemPassage[] {
  if (letter === undefined) return list;
  const own = list.filter((entry) => initialOf(entry) === letter.toLowerCase());
  const at = { first: 0, second: 1, last: -1 }[which?.toLowerCase() ?? ''];
  return at === undefined ? own : own.slice(at, at === -1 ? undefined : at + 1);
}

const initialOf = ({ text }: ItemPassage): string => labelOf(text).replaceAll('*', '').charAt(0).toLowerCase();
