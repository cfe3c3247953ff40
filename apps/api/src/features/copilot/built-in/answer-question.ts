import type { SearchHit } from '#adapters/passage-search/port.ts';
import { isQuotable } from '../library/kinds-of-source.ts';
import { answerTerm } from './answer-term.ts';
import type { SkillInput, Skill } from './skill-input.ts';
import { chooseExcerpt, textOfExcerpt } from './choose-excerpt.ts';
import { findPassages, tracePassages, listPassagesOfItem } from './find-passages.ts';
import { sourceOf } from './links.ts';
import { isInOpenQuiz, pointToReading } from './open-quiz.ts';
import { trust } from './understanding/trust.ts';

const LOOKED_AT = 30;
const OFFERED = 3;

/** Answers out of the library: what is open on the page first, then everything the member may see. */
export const answerQuestion: Skill = async (asked) => {
  const { around } = asked;
  const onPage = around.openItem ? await findPassages(asked, { within: [around.openItem.id], limit: 4 }) : [];
  const everywhere = await findPassages(asked, { limit: LOOKED_AT });
  const found = choose(
    onPage,
    everywhere.filter(({ group }) => isQuotable(around.tree.itemById.get(group)!.kind)),
  );
  const quiz = isInOpenQuiz(asked);
  if (quiz) return pointToReading(asked, quiz, found);
  const term = await answerTerm(asked, found);
  if (term) return term;
  switch (trust(found[0])) {
    case 'sure':
      return quote(asked, found);
    case 'unsure':
      return offer(asked, found);
    default:
      return decline(asked, found);
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
async function quote(asked: SkillInput, found: readonly SearchHit[]) {
  const item = asked.around.tree.itemById.get(found[0]!.group)!;
  const places = await listPassagesOfItem(asked, item.id);
  const own = await findPassages(asked, { within: [item.id], limit: places.length, ofItem: places.length });
  const stretch = chooseExcerpt(places, new Map(own.map(({ position, score }) => [position, score])), item.summary);
  const quoted = own.filter(({ position }) => stretch.some((place) => place.position === position));
  const others = found.filter(
    ({ group, position }) => group !== item.id || !quoted.some((each) => each.position === position),
  );
  tracePassages(asked, [...quoted, ...others], quoted);
  asked.pen.write({ content: `**${item.title}** says:\n\n` });
  asked.pen.write({ content: textOfExcerpt(stretch) });
  const best = stretch.find(({ position }) => position === quoted[0]?.position) ?? stretch[0]!;
  const chunk = { paragraph: best.paragraph ?? undefined, seconds: best.seconds ?? undefined };
  return { sources: [sourceOf(asked.turn.caller.orgId, item, chunk, best.heading)] };
}

/** Not sure enough to quote: what comes nearest, to look into. */
function offer(asked: SkillInput, found: readonly SearchHit[]) {
  tracePassages(asked, found, []);
  const { tree } = asked.around;
  const items = [...new Set(found.map(({ group }) => group))].slice(0, OFFERED).map((id) => tree.itemById.get(id)!);
  const list = items.map(({ title }) => `- ${title}`).join('\n');
  asked.pen.write({ content: `I do not find a sure answer to that. These come nearest:\n\n${list}` });
  return { suggestions: items.map(({ title }) => `Open ${title}`) };
}

function decline(asked: SkillInput, found: readonly SearchHit[]) {
  tracePassages(asked, found, []);
  asked.pen.write({
    content: `I do not know: I find nothing about that in what ${asked.turn.organization.name} has published. Ask me about its lessons, or about your own progress.`,
  });
  return {};
}
