import type { StreamLine } from '@snapwell/contract/copilot/stream.schemas';
import type { TreeItem } from '#features/catalogue/index.ts';
import {
  asksFirst,
  asksForCounted,
  asksForNth,
  asksForLetter,
  asksOrder,
  entriesCounted,
  entryOfNumber,
  entryAskedByLetter,
  firstStepAsked,
  stepsInOrder,
} from '../../knowledge/composing/asked/entries-asked.ts';
import { asksByQuestionWord, underHeadingAsked } from '../../knowledge/composing/asked/asked-heading.ts';
import { asksBeside, entryBesideAsked } from '../../knowledge/composing/asked/entry-beside.ts';
import { asksForListNamed, listNamed } from '../../knowledge/composing/asked/list-named.ts';
import { asksWhatNow, rowAsked } from '../../knowledge/composing/asked/row-asked.ts';
import { sidesAsked, sidesIn } from '../../knowledge/composing/asked/sides-asked.ts';
import { tableAsked } from '../../knowledge/composing/asked/table-asked.ts';
import { textOfAnswer } from '../../knowledge/composing/text-of-answer.ts';
import { withWarning } from '../../knowledge/composing/whole-passage.ts';
import type { ItemPassage } from '../../knowledge/composing/item-passage.ts';
import { listPassagesOfItem } from '../../knowledge/find-passages.ts';
import { isQuotable } from '../../knowledge/kinds-of-source.ts';
import { sourceOf } from '../../knowledge/links.ts';
import type { SkillInput } from '../../request/skill-input.ts';

/**
 * What the open page says under the names that are asked for: the difference of two of them, the row somebody describes
 * to ask what to do then, what comes first or after another, the entry of a letter (of its chapter as well), the list
 * that a word spells or the only table. Null where it has none of that name, or something else is asked.
 */
export async function sayNamedOnPage(input: SkillInput, page: TreeItem): Promise<StreamLine | null> {
  const { question } = input.request;
  const mayBeNamed =
    [
      asksByQuestionWord,
      asksWhatNow,
      asksFirst,
      asksOrder,
      asksForLetter,
      asksBeside,
      asksForCounted,
      asksForNth,
      asksForListNamed,
    ].some((asks) => asks(question)) || sidesIn(question) !== null;
  if (!mayBeNamed) return null;
  const own = await passagesOf(input, page);
  const lastReply = input.request.history.findLast(({ role }) => role === 'assistant')?.text;
  const row = rowAsked(question, own);
  const table = sidesIn(question) ? tableAsked(question, own[0], own) : null;
  const named = row
    ? withWarning(row, own)
    : (table ??
      listNamed(question, own) ??
      underHeadingAsked(question, own) ??
      sidesAsked(question, own) ??
      firstStepAsked(question, own) ??
      stepsInOrder(question, own) ??
      entryBesideAsked(question, own) ??
      entryAskedByLetter(question, own) ??
      entriesCounted(question, own) ??
      entryOfNumber(question, own, lastReply));
  return named ? say(input, page, named) : sayLetterOfChapter(input, page);
}

/** A film or a comic has the list in the lesson beside it. */
async function sayLetterOfChapter(input: SkillInput, page: TreeItem): Promise<StreamLine | null> {
  const { tree, lockedIds } = input.context;
  if (!asksForLetter(input.request.question)) return null;
  for (const item of tree.itemById.values()) {
    if (item.chapterId !== page.chapterId || item.moduleId !== page.moduleId) continue;
    if (item.id === page.id || lockedIds.includes(item.id) || !isQuotable(item.kind)) continue;
    const found = entryAskedByLetter(input.request.question, await passagesOf(input, item));
    if (found) return say(input, item, found);
  }
  return null;
}

type PlaceNamed = ItemPassage & { readonly seconds?: number | null };

const passagesOf = async (input: SkillInput, { id }: TreeItem): Promise<PlaceNamed[]> =>
  (await listPassagesOfItem(input, id)).map((place) => ({ ...place, group: id, share: 0 }));

function say({ request, writer }: SkillInput, item: TreeItem, named: readonly PlaceNamed[]): StreamLine | null {
  const [first] = named;
  if (!first) return null;
  writer.write({ content: textOfAnswer([named]) });
  const chunk = { paragraph: first.paragraph ?? undefined, seconds: first.seconds ?? undefined };
  return { sources: [sourceOf(request.caller.orgId, item, chunk, first.heading)] };
}
