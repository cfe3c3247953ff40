import type { SearchHit } from '#adapters/passage-search/port.ts';
import { isQuotable } from '../knowledge/kinds-of-source.ts';
import { answerTerm } from './answer-term.ts';
import type { SkillInput, Skill } from '../request/skill-input.ts';
import { chooseExcerpt, textOfExcerpt } from '../knowledge/choose-excerpt.ts';
import { findPassages, tracePassages, listPassagesOfItem } from '../knowledge/find-passages.ts';
import { sourceOf } from '../knowledge/links.ts';
import { isInOpenQuiz, pointToReading } from './open-quiz.ts';
import { trust } from './trust.ts';

const LOOKED_AT = 30;
const OFFERED = 3;

/** Answers out of the library: what is open on the page first, then everything the member may see. */
export const answerQuestion: Skill = async (input) => {
  const { context } = input;
  const onPage = context.openItem ? await findPassages(input, { within: [context.openItem.id], limit: 4 }) : [];
  const everywhere = await findPassages(input, { limit: LOOKED_AT });
  const found = choose(
    onPage,
    everywhere.filter(({ group }) => isQuotable(context.tree.itemById.get(group)!.kind)),
  );
  const quiz = isInOpenQuiz(input);
  if (quiz) return pointToReading(input, quiz, found);
  const term = await answerTerm(input, found);
  if (term) return term;
  switch (trust(found[0])) {
    case 'sure':
      return quote(input, found);
    case 'unsure':
      return offer(input, found);
    default:
      return decline(input, found);
  }
};

/** The page wins unless the rest of the library has something that fits clearly better. */
function choose(onPage: readonly SearchHit[], everywhere: readonly SearchHit[]): SearchHit[] {
  const [here, there] = [onPage[0], everywhere[0]];
  const isEnough = here && trust(here) === 'sure' && (!there || strength(here) >= 0.8 * strength(there));
  return isEnough ? [...onPage] : [...everywhere];
}

const strength = ({ cover, likeness }: SearchHit) => cover + Math.max(0, likeness);

/** Says what the best item says about it: the stretch of it that answers best. */
async function quote(input: SkillInput, found: readonly SearchHit[]) {
  const item = input.context.tree.itemById.get(found[0]!.group)!;
  const places = await listPassagesOfItem(input, item.id);
  const own = await findPassages(input, { within: [item.id], limit: places.length, ofItem: places.length });
  const excerpt = chooseExcerpt(places, new Map(own.map(({ position, score }) => [position, score])), item.summary);
  const quoted = own.filter(({ position }) => excerpt.some((place) => place.position === position));
  const others = found.filter(
    ({ group, position }) => group !== item.id || !quoted.some((each) => each.position === position),
  );
  tracePassages(input, [...quoted, ...others], quoted);
  input.writer.write({ content: `**${item.title}** says:\n\n` });
  input.writer.write({ content: textOfExcerpt(excerpt) });
  const best = excerpt.find(({ position }) => position === quoted[0]?.position) ?? excerpt[0]!;
  const chunk = { paragraph: best.paragraph ?? undefined, seconds: best.seconds ?? undefined };
  return { sources: [sourceOf(input.request.caller.orgId, item, chunk, best.heading)] };
}

/** Not sure enough to quote: what comes nearest, to look into. */
function offer(input: SkillInput, found: readonly SearchHit[]) {
  tracePassages(input, found, []);
  const { tree } = input.context;
  const items = [...new Set(found.map(({ group }) => group))].slice(0, OFFERED).map((id) => tree.itemById.get(id)!);
  const list = items.map(({ title }) => `- ${title}`).join('\n');
  input.writer.write({ content: `I do not find a sure answer to that. These come nearest:\n\n${list}` });
  return { suggestions: items.map(({ title }) => `Open ${title}`) };
}

function decline(input: SkillInput, found: readonly SearchHit[]) {
  tracePassages(input, found, []);
  input.writer.write({
    content: `I do not know: I find nothing about that in what ${input.request.organization.name} has published. Ask me about its lessons, or about your own progress.`,
  });
  return {};
}
