import { z } from 'zod';
import { MEMORY_LENGTH } from '@snapwell/contract/copilot/copilot.limits';
import { PRACTICE_MOST } from '@snapwell/contract/quizzes/quizzes.limits';
import type { Making } from '@snapwell/contract/copilot/making.schemas';
import type { LinkContent, PracticeOffer } from '@snapwell/contract/copilot/stream.schemas';
import type { ToolCall, ToolDescription } from '#adapters/language-model/port.ts';
import { startPractice } from '#features/quizzes/index.ts';
import { remember } from '#features/copilot/memory/memories.ts';
import type { SkillInput, Skill } from '#features/copilot/request/skill-input.ts';
import { cutToTokens } from '#features/copilot/request/tokens.ts';
import { findPassages, tracePassages, listPassagesOfItem } from '#features/copilot/knowledge/find-passages.ts';
import { linkTo } from '#features/copilot/knowledge/links.ts';
import { startMaking } from '#features/copilot/making/start-making.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { PassagesGiven } from './passages-given.ts';
import { clean, fence, passagesText } from './prompt.ts';
import { recordNames, recordSkills } from './record-of.ts';

/** What a tool gives: words for the model, and with them what the member sees; or the card that ends the reply. */
export type ToolResult =
  | { readonly words: string; readonly making?: Making; readonly practice?: PracticeOffer }
  | { readonly card: LinkContent };

/** What tools work on: the question, and the passages that the model was given so far. */
export interface ToolInput extends SkillInput {
  readonly given: PassagesGiven;
}

interface Tool<Args extends z.ZodType> {
  readonly description: string;
  readonly args: Args;
  /** Runs with the rights of the member who asked, and never with more. */
  run(input: ToolInput, args: z.output<Args>): Promise<ToolResult>;
}

const tool = <const Args extends z.ZodType>(definition: Tool<Args>): Tool<Args> => definition;
const contentId = z.string().min(1).max(120).describe('The id of an item, as it stands in a passage or a card.');
const RESULT_TOKENS = 1500;
const FOUND = 6;
const SECTIONS = 40;

/** The item, when the member may open it. */
function itemOf({ context }: SkillInput, id: string) {
  const item = context.tree.itemById.get(id);
  return item && !context.lockedIds.includes(id) ? item : null;
}

const noSuchItem = (id: string) => ({
  words: `content_id: there is no item '${clean(id).slice(0, 120)}' that the member may open. Use an id from a search.`,
});

/** A skill of the built-in engine as a tool: what it would have told the member, told to the model. */
async function toldBy(skill: Skill, input: ToolInput, question: string): Promise<ToolResult> {
  let words = '';
  const { tool: card } = await skill({
    ...input,
    request: { ...input.request, question },
    writer: { trace: input.writer.trace, write: ({ content = '' }) => void (words += content) },
  });
  return { words: card ? JSON.stringify(card.args) : words };
}

/**
 * The tools of the assistant. What they make is the member's own; none takes a person or an organization as an
 * argument.
 */
const tools = {
  search: tool({
    description: 'Finds numbered passages of the published lessons. Use it when the passages given do not answer.',
    args: z.strictObject({ query: z.string().min(1).max(300).describe('What to look for, in the words of a lesson.') }),
    async run(input, { query }) {
      const [vector = null] = (await input.world.assistant.search.encode([query])) ?? [];
      const found = await findPassages({ ...input, vector }, { limit: FOUND, text: query });
      tracePassages(input, found, []);
      if (found.length === 0) return { words: 'Nothing was found. Try other words, or say that you do not know.' };
      return { words: fence('passages', passagesText(await input.given.add(found))) };
    },
  }),
  read: tool({
    description: 'Reads an item as numbered passages: the whole, or the section under one of its headings.',
    args: z.strictObject({
      content_id: contentId,
      section: z.string().min(1).max(200).optional().describe('A heading of the item; absent for its beginning.'),
    }),
    async run(input, { content_id: id, section }) {
      const item = itemOf(input, id);
      if (!item) return noSuchItem(id);
      const all = await listPassagesOfItem(input, id);
      const headings = [...new Set(all.map(({ heading }) => heading))].filter((heading) => heading !== '');
      const chosen = section === undefined ? all : all.filter(({ heading }) => isSame(heading, section));
      if (chosen.length === 0 && section !== undefined)
        return {
          words: `section: '${clean(item.title)}' has no such heading. It has: ${clean(headings.slice(0, SECTIONS).join('; '))}.`,
        };
      const passages = await input.given.add(chosen.map(({ position }) => ({ group: id, position })));
      const { text, isCut } = cutToTokens(passagesText(passages), RESULT_TOKENS);
      const rest = isCut ? `\nIt goes on; name a section: ${clean(headings.slice(0, SECTIONS).join('; '))}.` : '';
      return { words: `${fence(`item ${id}`, text)}${rest}` };
    },
  }),
  record: tool({
    description: "The member's own record: say what about.",
    args: z.strictObject({
      about: z.enum(recordNames),
      of: z
        .string()
        .max(200)
        .optional()
        .describe(
          'The title of a quiz or a module, where only that one is asked for; for time and last_completed also: today, yesterday, this week, last week, this month.',
        ),
      question: z.int().min(1).max(200).optional().describe('For missed: the number of the question to explain.'),
    }),
    run: (input, { about, of = '', question }) =>
      toldBy(
        about === 'missed' && question !== undefined ? recordSkills.explain_missed : recordSkills[about],
        input,
        [of, question === undefined ? '' : `question ${question}`].join(' ').trim(),
      ),
  }),
  due_reviews: tool({
    description: 'What the member is about to forget, and what has a date.',
    args: z.strictObject({}),
    run: (input) => toldBy(recordSkills.due, input, ''),
  }),
  ask_question: tool({
    description:
      'Shows the member questions of the library as cards, of an item or of what is due; answers go into the reviews. You are not told the key.',
    args: z.strictObject({
      content_id: contentId.optional(),
      wanted: z.int().min(1).max(PRACTICE_MOST).default(5).describe('How many; lessons around it fill up.'),
    }),
    async run(input, { content_id: id, wanted }) {
      const item = id === undefined ? null : itemOf(input, id);
      if (id !== undefined && !item) return noSuchItem(id);
      const { items } = await startPractice(input.world, input.request.caller, {
        contentId: item?.id ?? null,
        wanted,
      });
      if (items.length === 0) return { words: 'There is nothing to ask here: the item has no questions, none is due.' };
      return {
        words: `${items.length} questions are shown as cards below your text. Say one sentence, and no answer.`,
        practice: { content_id: item?.id ?? null, wanted },
      };
    },
  }),
  make: tool({
    description: 'Makes flashcards, a game or a short film for the member out of an item.',
    args: z.strictObject({ kind: z.enum(['flashcards', 'game', 'video_short']), content_id: contentId }),
    async run(input, { kind, content_id: id }) {
      const item = itemOf(input, id);
      if (!item) return noSuchItem(id);
      if (item.type === 'quiz' || item.type === 'simulation')
        return { words: `content_id: nothing is made of a ${item.type}. Choose a lesson.` };
      try {
        const begun = await startMaking(input.world, input.request.caller, { kind, contentId: id });
        return { words: 'It is being made; the member sees how far it is. Say so in one sentence.', making: begun };
      } catch (error) {
        if (error instanceof AppError && error.code === 'limit_reached')
          return { words: 'Too much was made today. Say so.' };
        throw error;
      }
    },
  }),
  open: tool({
    description: 'Shows the member a card that opens this item, in place of a text. Use only ids that you were given.',
    args: z.strictObject({ content_id: contentId }),
    async run(input, { content_id: id }) {
      const item = itemOf(input, id);
      return item ? { card: linkTo(input.context.tree, input.context.learner, item) } : noSuchItem(id);
    },
  }),
  remember: tool({
    description:
      'Remembers something that the member asked you to remember: a name, a shift, how they want answers. Nothing on health, patients or other people.',
    args: z.strictObject({ fact: z.string().trim().min(1).max(MEMORY_LENGTH) }),
    async run(input, { fact }) {
      try {
        await remember(input.world, input.request.caller, fact.replaceAll(/\s+/g, ' '));
        return { words: 'It is remembered. Say so in one sentence; the member finds it in the settings of the chat.' };
      } catch (error) {
        if (error instanceof AppError && error.code === 'limit_reached')
          return { words: 'The memory is full. Say so: things can be deleted in the settings of the chat.' };
        throw error;
      }
    },
  }),
} as const;

const isSame = (heading: string, section: string): boolean =>
  heading.trim().toLowerCase() === section.trim().toLowerCase();

export const toolDescriptions: readonly ToolDescription[] = Object.entries(tools).map(
  ([name, { description, args }]) => ({ name, description, parameters: parametersOf(args) }),
);

/** Some services refuse a schema that says which standard it follows. */
function parametersOf(args: z.ZodType): object {
  const { $schema: _standard, ...parameters } = z.toJSONSchema(args, { io: 'input' });
  return parameters;
}

/** Runs what the model called. What is not a tool, or not its arguments, is told to the model and does nothing. */
export async function runTool(input: ToolInput, call: ToolCall): Promise<ToolResult> {
  const result = await resultOf(input, call);
  input.writer.trace.tool(
    call.name,
    jsonOf(call.args),
    'card' in result ? JSON.stringify(result.card.args) : result.words,
  );
  return result;
}

async function resultOf(input: ToolInput, call: ToolCall): Promise<ToolResult> {
  if (!Object.hasOwn(tools, call.name))
    return { words: `There is no tool of that name. There are: ${Object.keys(tools).join(', ')}.` };
  const definition = tools[call.name as keyof typeof tools] as Tool<z.ZodType>;
  const json = jsonOf(call.args);
  if (typeof json === 'string') return { words: 'The arguments are not JSON. Send an object.' };
  const args = definition.args.safeParse(json);
  if (args.success) return definition.run(input, args.data);
  const faults = args.error.issues.map(({ path, message }) => `${path.join('.') || 'arguments'}: ${message}`);
  return { words: `Nothing was done. ${clean(faults.slice(0, 5).join('; '))}` };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
