import type { StreamLine } from '@snapwell/contract/copilot/stream.schemas';
import { tracePassages } from '../knowledge/find-passages.ts';
import type { RankedPassage } from '../knowledge/ranking/rank-passages.ts';
import type { SkillInput } from '../request/skill-input.ts';
import { moduleAbout } from './lessons/module-about.ts';

/** So many passages are written down for whoever looks how an answer came about. */
export const CONSIDERED = 12;

const OF_MEDICINE =
  /\b(?:dose|dosage) (?:of|for)\b|\b(?:can|may|should|do|could) (?:i|we) (?:still |also |just )?(?:give|mix|combine|crush|inject|run|infuse|push)\b|\b(?:pump|infusion|drip) rate\b|\b(?:mg|mcg|ml|units?) (?:of|or)\b|\b(?:better|stronger) than \w+(?:ol|in|en|am|ine|one)\b/i;

const CALLS_SOMEBODY =
  /\b(?:doc(?:tor)?|nurse|call|ring|escalate|worried)\b.{0,12}\bor not\b|\b(?:do|should|shall|must) (?:i|we) (?:call|ring|phone|get|fetch|tell) (?:a |the |her |his )?(?:doc(?:tor)?|nurse|emergency)\b/i;

/** How it begins that no lesson answers. */
export const UNKNOWN = 'I do not know';

/** Says that no lesson answers, where to look or whom to ask instead, and writes the question down for authors. */
export function decline(input: SkillInput, ranked: readonly RankedPassage[]): StreamLine {
  input.writer.trace.gap();
  tracePassages(
    input,
    ranked.slice(0, CONSIDERED).map(({ hit }) => hit),
    [],
  );
  const { name } = input.request.organization;
  const named = moduleAbout(input.request.question, input.context.tree);
  const whom = OF_MEDICINE.test(input.request.question)
    ? ' For a medicine, ask your pharmacy or whoever ordered it.'
    : CALLS_SOMEBODY.test(input.request.question)
      ? " If it's about somebody in front of you, ask the responsible nurse or doctor now."
      : '';
  input.writer.write({
    content: named
      ? `${UNKNOWN}: I find no answer to that in what ${name} has published. There are lessons about **${named.name}**: ask me for them, or in other words.${whom}`
      : `${UNKNOWN}: I find nothing about that in what ${name} has published. Ask me about its lessons, or about your own progress.${whom}`,
  });
  return named ? { suggestions: [`Show me lessons about ${named.name}`] } : {};
}
