import { bareWords } from '@snapwell/understanding/words/normalise';
import { searchWords } from '#adapters/passage-search/words.ts';
import type { Skill, SkillInput } from '#features/copilot/request/skill-input.ts';
import { moduleNamed } from '#features/copilot/skills/named-in.ts';
import { sayTimeLeft } from '#features/copilot/skills/record/days/say-time.ts';
import { openPart } from '#features/copilot/skills/record/part-named.ts';
import { sayWorth } from '#features/copilot/skills/record/points/say-worth.ts';

/** What is asked of a part of the library, and only where one is named or open: of a scale, lessons are asked the same. */
export type PartQuestion = 'worth' | 'time_left';

export const partSkills: Readonly<Record<PartQuestion, Skill>> = { worth: sayWorth, time_left: sayTimeLeft };

const HOW_MANY = String.raw`how (?:many|much) (?:snap ?)?(?:points|pts|snaps)`;
const NAME = String.raw`(?:the |my |this |all of )?(?<name>[\p{L}\p{N} ]+?)`;
const BEHIND = String.raw`(?: (?:in all|altogether|in total|then|please|pls|at most|me))*$`;
const HOW_LONG = 'how (?:long|much (?:more )?time|much longer|many (?:more )?(?:minutes|mins|min|hours))';
const DONE = '(?:done|finished|finish|complete|completed|through|ready)';
const ASKED: Readonly<Record<PartQuestion, readonly RegExp[]>> = {
  worth: [
    new RegExp(`${HOW_MANY} (?:are|is)(?: there)?(?: to (?:get|earn|win))? (?:in|for|with|on) ${NAME}${BEHIND}`, 'u'),
    new RegExp(
      `${HOW_MANY} (?:can|could|do|will|would) (?:i|we|you|one) (?:still )?(?:get|earn|make|collect|win|reach) (?:in|for|with|from|by|on|out of)(?: (?:doing|finishing|completing))? ${NAME}${BEHIND}`,
      'u',
    ),
    new RegExp(`${HOW_MANY} (?:does|do|will|would|is|are|has) ${NAME} (?:give|bring|pay|worth|have)${BEHIND}`, 'u'),
    new RegExp(`${HOW_MANY} (?:for|in) ${NAME}${BEHIND}`, 'u'),
    new RegExp(`(?:(?:how much|what) is|whats) ${NAME} worth(?: in points)?${BEHIND}`, 'u'),
    new RegExp(`(?:max|maximum|most|possible) (?:number of )?points (?:in|for|of|from) ${NAME}${BEHIND}`, 'u'),
  ],
  time_left: [
    new RegExp(
      `${HOW_LONG}\\b.{0,15} (?:till?|until|before) (?:i am|im|i have|ive|i) ${DONE}(?: with)? ${NAME}${BEHIND}`,
      'u',
    ),
    new RegExp(
      `${HOW_LONG} (?:does|will|is) (?:the|this|my) (?<name>(?:whole |entire )?(?:module|chapter|course))(?: take)?${BEHIND}`,
      'u',
    ),
    new RegExp(`${HOW_LONG} (?:is |are )?(?:still )?(?:left|to go) (?:in|of|for|on|with) ${NAME}${BEHIND}`, 'u'),
    new RegExp(
      `${HOW_LONG} (?:do|will|would|does) (?:i|it) (?:still )?(?:need|take)(?: me)? (?:for|to (?:do|finish)) ${NAME}${BEHIND}`,
      'u',
    ),
  ],
};
/** What a part is called by, beside its name. */
const KIND = /\b(?:whole|entire|modules?|courses?|chapters?|topics?|trainings?|quiz|quizzes|tests?)\b/g;

/** What is asked of the module that is named in whole, or of the one that is open: 'how many points are in sepsis'. */
export function askedOfPart({ request, context }: SkillInput): PartQuestion | null {
  const text = bareWords(request.question);
  for (const asked of Object.keys(ASKED) as PartQuestion[])
    for (const pattern of ASKED[asked]) {
      const name = pattern.exec(text)?.groups?.['name'];
      if (name === undefined) continue;
      if (openPart({ request: { ...request, question: name }, context }) || isName(name, context)) return asked;
      if (openPart({ request, context }) && searchWords(name.replaceAll(KIND, '')).length === 0) return asked;
    }
  return null;
}

/** Whether all that is said is the name of one module: 'a previous fall' is not that of one on falls. */
function isName(name: string, { tree }: SkillInput['context']): boolean {
  if (/^an? /.test(name)) return false;
  const module = moduleNamed(`in ${name}`, tree.modules);
  const own = new Set(searchWords(module?.title ?? ''));
  const said = searchWords(name.replaceAll(KIND, ''));
  return module !== null && said.length > 0 && said.every((word) => own.has(word));
}
