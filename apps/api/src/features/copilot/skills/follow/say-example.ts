import type { StreamLine } from '@snapwell/contract/copilot/stream.schemas';
import { sourceOf } from '../../knowledge/links.ts';
import { wordsOfPiece } from '../../knowledge/pieces/piece.ts';
import type { SkillInput } from '../../request/skill-input.ts';
import { findExample } from '../lessons/find-example.ts';
import { rankAfter } from './answer-leaning.ts';
import { besideSaid, sayBeside } from './beside-said.ts';
import { isIn } from './go-on-from.ts';
import { type Before, pageOf } from './look.ts';

/** An example of what was just said: of its lesson, or what another of its module calls one. Null where none is found. */
export async function sayExample(input: SkillInput, before: Before): Promise<StreamLine | null> {
  const beside = await besideSaid(input, before, (await rankAfter(input, before)).all);
  if (beside?.isSure && !beside.isAgain) return sayBeside(input, beside, null);
  const page = pageOf(input);
  const items = before.items.length > 0 ? before.items.slice(0, 1) : page ? [page.id] : [];
  const told = input.request.history.filter(({ role }) => role === 'assistant').map(({ text }) => text);
  const found = await findExample(input, {
    items,
    about: `${before.before} ${before.reply}`,
    isSaid: (text) => told.some((reply) => isIn(wordsOfPiece(text), reply)),
  });
  if (!found) return null;
  const item = input.context.tree.itemById.get(found.group)!;
  input.writer.write({ content: `**${item.title}** gives this example:\n\n${found.text}` });
  return { sources: [sourceOf(input.request.caller.orgId, item, {}, found.heading)] };
}
