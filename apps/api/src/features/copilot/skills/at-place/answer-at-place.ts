import type { StreamLine } from '@snapwell/contract/copilot/stream.schemas';
import type { SearchHit } from '#adapters/passage-search/port.ts';
import { listTerms } from '#features/catalogue/index.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import { sourceOf } from '#features/copilot/knowledge/links.ts';
import type { ItemPlace } from '#features/copilot/knowledge/place/read-place.ts';
import { wordsOfPiece } from '#features/copilot/knowledge/pieces/piece.ts';
import { sentencesOf } from '#features/copilot/knowledge/sentences.ts';
import type { SkillInput } from '#features/copilot/request/skill-input.ts';
import { elsewhere, putOtherwise } from './elsewhere.ts';
import { findExample } from '../lessons/find-example.ts';
import { examplesIn, reasonsIn, shortest } from './sentences-at.ts';
import { givesExample, OTHER_WISHES, type Wish } from './wish.ts';

/** Letters of a block that are repeated; who asks has it in view. */
const SHOWN = 420;
const TERMS = 3;

/**
 * Answers what is wanted of the place where the learner is: out of the words that stand there, the glossary, and what
 * other lessons say of the same thing.
 */
export async function answerAtPlace(input: SkillInput, wish: Wish, place: ItemPlace): Promise<StreamLine> {
  const { text, found } = await ANSWERS[wish](input, place);
  input.writer.write({ content: text });
  const { orgId } = input.request.caller;
  const others = (found ? [found] : []).map((hit) => {
    const item = input.context.tree.itemById.get(hit.group)!;
    return sourceOf(orgId, item, {}, hit.heading);
  });
  return {
    sources: [sourceOf(orgId, place.item, place.chunk, place.heading), ...others],
    suggestions: wishesServed(place, wish),
  };
}

/** What can be wished of a place besides: nothing is offered that the lesson does not give. */
export function wishesServed(place: ItemPlace, wish: Wish | null): string[] {
  const isGiven: Record<Wish, boolean> = {
    explain: true,
    example: place.examples.length > 0 || examplesIn(place).length > 0 || exampleNext(place) !== null,
    simpler: place.rows.length > 0 || sentencesOf(place.text).length > 1 || wordsOf(place.text) > BRIEF,
    why: place.reasons.length > 0 || reasonsIn(place).some((sentence) => sentence !== place.text),
  };
  return OTHER_WISHES.filter(([other]) => other !== wish && isGiven[other]).map(([, words]) => words);
}

interface Said {
  readonly text: string;
  /** What another lesson says, where that is a part of the answer. */
  readonly found: SearchHit | null;
}

const ANSWERS: Record<Wish, (input: SkillInput, place: ItemPlace) => Promise<Said>> = {
  async explain(input, place) {
    const [terms, found] = [await termsIn(input, place.text), await elsewhere(input, place)];
    const next = nextIn(place);
    const reason = [...place.reasons, ...reasonsIn(place)].find(
      (sentence) => !place.text.includes(sentence) && !next.includes(sentence),
    );
    return {
      text: paragraphs([
        `**${nameOf(place)}** says here:`,
        inContext(place, next),
        terms,
        reason && `The reason: ${reason}`,
        found && putOtherwise(found),
      ]),
      found,
    };
  },
  async example(input, place) {
    const told = input.request.history.filter(({ role }) => role === 'assistant').map(({ text }) => text);
    const isTold = (text: string) => told.some((reply) => reply.includes(text));
    const next = saysMore(input, place) && SHOWS.test(place.text) ? nextIn(place) : exampleNext(place);
    const beside = next ? [inContext(place, next)] : [];
    const example = [...beside, ...place.examples, ...examplesIn(place)].find((each) => !isTold(each));
    if (example) return { text: paragraphs([`**${place.item.title}** gives this example:`, example]), found: null };
    const near = await elsewhere(input, place, 'example case situation');
    const found =
      (near && !isTold(near.text) ? near : null) ??
      (await findExample(input, {
        items: [place.item.id],
        about: place.text,
        isSaid: (text) => text.includes(place.text) || isTold(wordsOfPiece(text)),
      }));
    return {
      text: found
        ? paragraphs([
            inContext(place, []),
            `This page gives no ${told.some(givesExample) ? 'other ' : ''}example of it. **${found.title}** shows it like this:`,
            found.text,
          ])
        : `I find no ${told.some(givesExample) ? 'other ' : ''}example of this in what ${input.request.organization.name} has published. In its own words:\n\n${inContext(place, nextIn(place))}`,
      found,
    };
  },
  async simpler(input, place) {
    // What is said in a panel is short already, and says little without the picture.
    if (place.item.kind === 'comic' && place.item.summary !== '')
      return { text: paragraphs(['In short:', place.item.summary, await termsIn(input, place.text)]), found: null };
    const found = await elsewhere(input, place);
    const isShort = wordsOf(place.text) <= BRIEF || place.rows.length === 0;
    const sentences = isShort
      ? [...(place.isLast ? leadingTo(place).slice(-2) : []), place.text, ...nextIn(place)]
      : [...place.rows];
    const short = shortest(sentences.flatMap(sentencesOf), place.text, 3);
    const points = isShort && wordsOf(place.text) <= BRIEF ? sentences : short;
    return {
      text: paragraphs([
        'In short:',
        (points.length > 0 ? points : inParts(place)).map((sentence) => `- ${sentence}`).join('\n'),
        await termsIn(input, place.text),
        found && putOtherwise(found),
      ]),
      found,
    };
  },
  async why(input, place) {
    if (drawsConclusion(input, place))
      return {
        text: paragraphs([`**${nameOf(place)}** gives this reason:`, place.preceding.slice(-2).join(' ')]),
        found: null,
      };
    const own = saysMore(input, place) ? sentencesOf(place.text) : [];
    const beside = [...place.preceding.slice(-2), ...nextIn(place)].filter((sentence) => sentence !== place.text);
    const named = beside.filter((sentence) => reasonsIn({ ...place, text: sentence, rows: [], around: [] }).length > 0);
    const given = [...named, ...beside.filter((sentence) => !named.includes(sentence)), ...place.reasons];
    const reasons = [...own, ...given, ...reasonsIn(place).filter((sentence) => sentence !== place.text)];
    if (reasons.length > 0)
      return {
        text: paragraphs([`**${nameOf(place)}** gives this reason:`, fitting(reasons).join(' ')]),
        found: null,
      };
    const found = await elsewhere(input, place, 'because reason why');
    return {
      text: paragraphs([
        `**${place.item.title}** does not say why.`,
        found && `What comes nearest is in **${found.title}**: ${found.text}`,
      ]),
      found,
    };
  },
};

/** What begins so draws its conclusion from what stands before it. */
const FOLLOWS = /^\W*(?:so|therefore|that is why|that's why|hence|this is why|which is why)\b/i;

/** Whether what is selected, or in view, follows from the sentences before it: they are its reason. */
export const drawsConclusion = ({ request }: SkillInput, { preceding, text }: ItemPlace): boolean =>
  preceding.length > 0 && FOLLOWS.test(request.page?.place?.selection ?? text);

/** So many words are read at a glance beside what is meant. */
const BESIDE = 38;
/** What is so short says little without what follows it. */
const BRIEF = 24;
/** Words that a sentence has beside what was selected of it. */
const SAYS_MORE = 3;

const wordsOf = (text: string): number => text.split(/\s+/).length;

/** The first sentences, as many as are read at a glance; one at least. */
function fitting(sentences: readonly string[]): string[] {
  const unique = [...new Set(sentences)];
  const fits = unique.filter((_, i) => wordsOf(unique.slice(0, i + 1).join(' ')) <= BESIDE);
  return fits.length > 0 ? fits : unique.slice(0, 1);
}

/** What the author goes on with: that is where they explain what they said. A list or a table stands for itself. */
const nextIn = ({ following, preceding, isLast, rows, text }: ItemPlace): string[] =>
  isLast || rows.length > 0 || wordsOf(text) > BESIDE * 1.5
    ? []
    : fitting(following.length > 0 ? following : preceding).slice(0, 4);

const SHOWS = /\d|['‘"“][^'’"”]{3,}['’"”]|\b(?:for example|for instance|such as|imagine|made up|say,)/i;

/** What follows, where it shows a case: a quotation, a number, an example by name. */
function exampleNext(place: ItemPlace): string[] | null {
  const next = nextIn(place);
  return next.slice(0, 2).some((sentence) => SHOWS.test(sentence)) ? next : null;
}

/** What is meant, with what it leans on and what follows. */
function inContext(place: ItemPlace, next: readonly string[]): string {
  if (place.rows.length > 0) return shown(place);
  return [...(place.isLast ? leadingTo(place) : [place.before]), shown(place), ...next].filter(Boolean).join(' ');
}

/** As much of what leads up to it as is read at a glance, up to the sentence just before it. */
const leadingTo = ({ preceding }: ItemPlace): string[] =>
  preceding.filter((_, i) => wordsOf(preceding.slice(i).join(' ')) <= BESIDE);

/** Only a part of a sentence or an entry was selected: the rest of it says more. */
function saysMore({ request }: SkillInput, { text, rows }: ItemPlace): boolean {
  const selected = request.page?.place?.selection;
  return selected !== undefined && rows.length === 0 && wordsOf(text) - wordsOf(selected) >= SAYS_MORE;
}

const paragraphs = (parts: readonly (string | null | undefined | false)[]): string =>
  parts.filter(Boolean).join('\n\n');

const nameOf = ({ item, heading }: ItemPlace): string => (heading ? `${item.title}: ${heading}` : item.title);

/** What stands there: a table and a list entry by entry, of a long text its first sentences. */
function shown({ text, rows }: ItemPlace): string {
  if (rows.length > 0) return rows.map((row) => `- ${row}`).join('\n');
  const sentences = sentencesOf(text);
  const fitting = sentences.filter((_, i) => sentences.slice(0, i + 1).join(' ').length <= SHOWN);
  return (fitting.length > 0 ? fitting : sentences.slice(0, 1)).join(' ');
}

/** A long sentence by its parts. */
function inParts({ text, rows }: ItemPlace): string[] {
  if (rows.length > 0) return rows.slice(0, 4);
  return sentencesOf(text)
    .slice(0, 2)
    .flatMap((sentence) => sentence.split(/[;:]\s+/))
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1));
}

/** What the glossary says of the words that stand there. */
export async function termsIn({ world, request }: SkillInput, text: string): Promise<string> {
  const terms = await inOrganization(world.db, request.caller.orgId, listTerms);
  const words = ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `;
  const isNamed = (name: string) =>
    words.includes(
      ` ${name
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()} `,
    );
  return terms
    .filter(({ term, aliases }) => [term, ...aliases].some(isNamed))
    .slice(0, TERMS)
    .map(({ term, definition }) => `- **${term}**: ${definition}`)
    .join('\n');
}
