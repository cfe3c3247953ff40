import type { Skill } from '../../request/skill-input.ts';
import { sourceOf } from '../../knowledge/links.ts';

const NAMED = 8;

/** The lessons that this conversation was about, as far back as it is read. */
export const sayTalkedAbout: Skill = async ({ request, writer, context }) => {
  const ids = new Set(request.history.flatMap(({ quoted = [] }) => quoted.map(({ id }) => id)));
  const items = [...ids].flatMap((id) => context.tree.itemById.get(id) ?? []).slice(-NAMED);
  if (items.length === 0) {
    writer.write({ content: 'We have not talked about a lesson yet. Ask me about one.' });
    return {};
  }
  const asked = items.map(({ title, summary }) => `- **${title}**${summary ? `: ${summary}` : ''}`);
  writer.write({ content: `Lately we have talked about:\n\n${asked.join('\n')}` });
  return { sources: items.slice(-3).map((item) => sourceOf(request.caller.orgId, item)) };
};
