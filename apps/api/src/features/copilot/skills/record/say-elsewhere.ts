import { webPath } from '@snapwell/contract/web-routes';
import type { StreamLine } from '@snapwell/contract/copilot/stream.schemas';
import { searchWords } from '#adapters/passage-search/words.ts';
import { listMembershipsOf } from '#features/organizations/index.ts';
import type { SkillInput } from '../../request/skill-input.ts';

const MOST = 20;
const OWN = /\b(?:i|my|me|mine)\b/i;
const SOME_OTHER =
  /\bmy (?:other|old|previous|last) (?:organi[sz]ations?|workplace|hospital|school|company|employer|job)\b/i;
/** What many organizations are called. */
const COMMON = new Set(
  'the of and for at in hospital hospitals academy organization organisation group ltd inc gmbh university college school clinic clinics center centre company'.split(
    ' ',
  ),
);

/** What is asked about another organization of the person: its record is there. Null for everything else. */
export async function sayElsewhere({ world, request, writer, context }: SkillInput): Promise<StreamLine | null> {
  const { question, caller, organization } = request;
  if (!OWN.test(question) || !/\b(?:at|in|for|from|of|on|with|other|old|previous|last)\b/i.test(question)) return null;
  const others = (await listMembershipsOf(world.db, caller.uid, MOST))
    .map((each) => each.organization)
    .filter(({ id }) => id !== caller.orgId);
  if (others.length === 0) return null;
  const here = new Set(wordsOf(organization.name));
  const taught = new Set(
    [...context.tree.modules, ...context.tree.itemById.values()].flatMap(({ title }) => searchWords(title)),
  );
  const said = ` ${wordsOf(question).join(' ')} `;
  const isNamed = ({ name }: { name: string }) => {
    const words = wordsOf(name);
    if (said.includes(` ${words.join(' ')} `)) return true;
    // Its own word alone names it, unless lessons here are called by it.
    const own = words.find((word) => !COMMON.has(word) && !here.has(word));
    if (own === undefined || searchWords(own).some((stem) => taught.has(stem))) return false;
    return [' at ', ' in ', ' for ', ' from ', ' of ', ' with '].some((place) => said.includes(`${place}${own} `));
  };
  const named = SOME_OTHER.test(question) ? others : others.filter(isNamed);
  if (named.length === 0) return null;
  const names = new Intl.ListFormat('en').format(named.map(({ name }) => `**${name}**`));
  writer.write({
    content: `I only see what you do in **${organization.name}**. What you did in ${names} is kept there: open it and ask me there.`,
  });
  return {
    actions: named
      .slice(0, 3)
      .map(({ id, name }) => ({ title: `Go to ${name}`, url: webPath('orgHome', { orgId: id }) })),
  };
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
