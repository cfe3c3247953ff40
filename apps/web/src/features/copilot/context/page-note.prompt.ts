import type { PageContext } from '@snapwell/contract/copilot/context.schemas';

/** The note on the page that stands before the question (spec §7). */
export function pageNote(context: PageContext | null): string {
  if (!context) return 'The learner is not looking at any content.';
  const { content } = context;
  if (content) return `The learner has the ${content.type} "${content.title}" open.`;
  const titles = (context.modules ?? []).map(({ title }) => `"${title}"`);
  return titles.length === 0
    ? 'The learner is on the discover page.'
    : `The learner is on the discover page, which lists ${titles.join(', ')}.`;
}

/** How an answer has to be (spec §9). */
export const SYSTEM_INSTRUCTIONS = 'Answer concisely, in 1 to 3 sentences.';
