import type { StreamLine } from '@snapwell/contract/copilot/stream.schemas';
import { sourceOf } from '../../knowledge/links.ts';
import type { SkillInput } from '../../request/skill-input.ts';

const IT = '(?:that|this|it|these|those)';
const LESSON = '(?:lessons?|pages?|articles?|modules?|films?|videos?|courses?|comics?)';
const WISHES = [
  new RegExp(
    `^(?:which|what|wich|whats? the) ${LESSON} (?:teach(?:es)?|says?|covers?|explains?|has|tells?|shows?)(?: me)?(?: about)? ${IT}$`,
  ),
  new RegExp(`^(?:which|what|wich) ${LESSON} (?:is|was|are) ${IT}(?: from| in)?$`),
  new RegExp(
    `^(?:in |from )?(?:which|what|wich) ${LESSON}(?: (?:is|was|does) ${IT}(?: from| in| stand in| come from)?)?$`,
  ),
  // 'Where was it' and 'where did it come from' are asked of what a story tells.
  new RegExp(`^where (?:is|are|does|do) ${IT}(?: come)? (?:from|written|in)$`),
  /^where (?:is|was) (?:that|this)$/,
  new RegExp(`^where (?:did|do) you (?:get|have|take|find|read) ${IT}(?: from| in)?$`),
  new RegExp(
    `^where (?:do|does|did|can|could) (?:${IT} (?:stand|come from|say)|i (?:read|find|see)(?: more)?(?: about| of| on)? ?${IT})$`,
  ),
  /^(?:(?:and |whats? |what is |where is |give me |show me |name )?(?:the |your |a )?(?:sources?|reference|references|citation))(?: (?:for|of) (?:that|this|it))?(?: please)?$/,
  /^(?:says who|who says (?:that|so|this)|how do you know(?: that| this)?)$/,
];

/** Whether somebody asks where the last answer stands. */
export function wantsSource(question: string): boolean {
  const text = question
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/^(?:ok |okay |and |so |but |please |sorry )+/, '');
  return WISHES.some((wish) => wish.test(text));
}

/** Names the lessons that the last answer stands in. Null where nothing was answered yet. */
export async function saySource({ request, writer, context }: SkillInput): Promise<StreamLine | null> {
  const last = request.history.findLast(({ role }) => role === 'assistant');
  if (!last) return null;
  const quoted = (last.quoted ?? []).flatMap(({ id, title, chunk }) => {
    const item = context.tree.itemById.get(id);
    return item && !context.lockedIds.includes(id)
      ? [{ source: { ...sourceOf(request.caller.orgId, item, chunk), title }, name: item.title }]
      : [];
  });
  if (quoted.length === 0) {
    writer.write({
      content: 'My last answer stands in no lesson: it came from your own record, or from what I know of this place.',
    });
    return {};
  }
  const names = [...new Set(quoted.map(({ name }) => `**${name}**`))];
  writer.write({ content: `That stands in ${new Intl.ListFormat('en').format(names)}.` });
  return { sources: quoted.map(({ source }) => source) };
}
