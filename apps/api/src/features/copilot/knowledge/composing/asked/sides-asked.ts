import { kindOfPiece, labelOf } from '../../pieces/piece.ts';
import { stemsOf } from '../../ranking/covers.ts';
import { type ItemPassage, wordsIn } from '../item-passage.ts';

const APART =
  /\b(?:diff|diff?e?r+[ae]n[cs]es?|distinguish|distinction) between (?:the |a |an )?(.{1,40}?) (?:and|or|vs|from) (?:the |a |an )?(.{1,40}?)[?.! ]*$|\b(?:tell|compare) (?:the |a |an )?(.{3,40}?) (?:from|with|to|and) (?:the |a |an )?(.{3,40}?)[?.! ]*$|\bhow (?:is|are|does|do) (?:the |a |an )?(.{3,30}?) (?:different|differ) from (?:the |a |an )?(.{3,40}?)[?.! ]*$|^(?:what(?:'?s| is) )?(?:the |a |an )?(\S.{2,30}?) (?:vs\.?|versus) (?:the |a |an )?(.{3,40}?)[?.! ]*$/i;

/** The two things whose difference is asked for; null where something else is. */
export function sidesIn(question: string): readonly [string, string] | null {
  const [one, other] =
    APART.exec(question)
      ?.slice(1)
      .filter((side) => side !== undefined) ?? [];
  return one === undefined || other === undefined ? null : [one, other];
}

/** So much of both is read at a glance. */
const MOST_WORDS = 110;
/** Below a heading so many passages say what it is about. */
const UNDER_HEADING = 2;

/**
 * What an item says of each of two things whose difference is asked for: the row, the point or the term that is called
 * so, or what stands under a heading of that name. Null where something else is asked, or where it has one of them alone.
 * `own` are the passages of the item in their order.
 */
export function sidesAsked(question: string, own: readonly ItemPassage[]): ItemPassage[] | null {
  const sides = sidesIn(question);
  if (!sides) return null;
  const [one, other] = sides.map((side) => entryCalled(side, own) ?? stepNumbered(side, own));
  if (!one || !other || one.some((passage) => other.includes(passage))) return null;
  const both = [...one, ...other];
  return wordsIn(both) <= MOST_WORDS ? both.toSorted((a, b) => a.position - b.position) : null;
}

const NUMBERED = /^(?:steps?|parts?|points?|numbers?|no\.?|rules?|entry|entries)? ?(\d{1,2})$/i;

/** The step of that number, where the item has one list of steps. */
function stepNumbered(name: string, own: readonly ItemPassage[]): ItemPassage[] | null {
  const number = NUMBERED.exec(name.trim())?.[1];
  const steps = own.filter(({ text }) => kindOfPiece(text) === 'step' && text.startsWith(`${number}. `));
  return steps.length === 1 ? steps : null;
}

function entryCalled(name: string, own: readonly ItemPassage[]): ItemPassage[] | null {
  const wanted = stemsOf(name);
  if (wanted.size === 0) return null;
  const isWhole = (label: string) => {
    const words = stemsOf(label);
    return words.size === wanted.size && [...wanted].every((word) => words.has(word));
  };
  // 'Worse, or different' is called worse.
  const isPart = (label: string) => label.split(/[,;/(]|\bor\b/).some(isWhole);
  const entry = own.find(({ text }) => isWhole(labelOf(text))) ?? own.find(({ text }) => isPart(labelOf(text)));
  if (entry) return [entry];
  const under = own.filter(({ heading, text }) => isWhole(heading) && kindOfPiece(text) !== 'question');
  return under.length > 0 ? under.slice(0, UNDER_HEADING) : null;
}
