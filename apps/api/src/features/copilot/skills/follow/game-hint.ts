import type { StreamLine } from '@snapwell/contract/copilot/stream.schemas';
import { sourceOf } from '../../knowledge/links.ts';
import type { SkillInput } from '../../request/skill-input.ts';
import { pageOf } from './look.ts';

const GAMES: ReadonlySet<string> = new Set(['matching', 'ordering', 'hotspot', 'categories', 'branching']);
const WANTS_HINT =
  /\b(?:hints?|clues?|stuck|solution|solve (?:it|this))\b|\b(?:tip|help) (?:me )?(?:please|with (?:it|this)|here)\b|\bwhat (?:do|must|should) i (?:do|press|click|tap) (?:here|now)\b/i;
/** In more words a subject is named. */
const MOST_WORDS = 8;

/** Who is stuck in a game is led to the lesson that it practises; she doesn't play it. Null for everything else. */
export function sayGameHint(input: SkillInput): StreamLine | null {
  const { request, writer, context } = input;
  const { openItem } = context;
  if (!openItem || !GAMES.has(openItem.kind)) return null;
  if (!WANTS_HINT.test(request.question) || request.question.split(/\s+/).length > MOST_WORDS) return null;
  const lesson = pageOf(input);
  if (!lesson) return null;
  writer.write({
    content: `I won't play **${openItem.title}** for you. What it asks is taught in **${lesson.title}**: look there, then try again. Nothing is lost by a wrong try.`,
  });
  return { sources: [sourceOf(request.caller.orgId, lesson)] };
}
