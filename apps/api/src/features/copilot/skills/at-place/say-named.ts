import type { StreamLine } from '@snapwell/contract/copilot/stream.schemas';
import type { TreeItem } from '#features/catalogue/index.ts';
import { rowAsked } from '../../knowledge/composing/asked/row-asked.ts';
import { sidesAsked, sidesIn } from '../../knowledge/composing/asked/sides-asked.ts';
import { tableAsked } from '../../knowledge/composing/asked/table-asked.ts';
import { textOfAnswer } from '../../knowledge/composing/text-of-answer.ts';
import { withWarning } from '../../knowledge/composing/whole-passage.ts';
import { listPassagesOfItem } from '../../knowledge/find-passages.ts';
import { sourceOf } from '../../knowledge/links.ts';
import type { SkillInput } from '../../request/skill-input.ts';

/**
 * What the open page says under the names that are asked for: the difference of two of them, the row somebody describes
 * to ask what to do then. Null where it has none of that name, or something else is asked.
 */
export async function sayNamedOnPage(input: SkillInput, page: TreeItem): Promise<StreamLine | null> {
  const { request, writer } = input;
  const own = (await listPassagesOfItem(input, page.id)).map((place) => ({ ...place, group: page.id, share: 0 }));
  const row = rowAsked(request.question, own);
  const table = sidesIn(request.question) ? tableAsked(request.question, own[0], own) : null;
  const named = row ? withWarning(row, own) : (table ?? sidesAsked(request.question, own));
  const [first] = named ?? [];
  if (!named || !first) return null;
  writer.write({ content: textOfAnswer([named]) });
  const place = own.find(({ position }) => position === first.position);
  const chunk = { paragraph: first.paragraph ?? undefined, seconds: place?.seconds ?? undefined };
  return { sources: [sourceOf(request.caller.orgId, page, chunk, first.heading)] };
}
