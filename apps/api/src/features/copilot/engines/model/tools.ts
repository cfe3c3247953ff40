import { z } from 'zod';
import type { ToolCall, ToolDescription } from '#adapters/language-model/port.ts';
import type { Making, MakingKind } from '@snapwell/contract/copilot/making.schemas';
import type { LinkContent } from '@snapwell/contract/copilot/stream.schemas';
import type { SkillInput, Skill } from '#features/copilot/request/skill-input.ts';
import { findPassages, tracePassages, listPassagesOfItem } from '#features/copilot/knowledge/find-passages.ts';
import { linkTo } from '#features/copilot/knowledge/links.ts';
import { explainMissed } from '#features/copilot/skills/explain-missed.ts';
import {
  sayDue,
  sayPoints,
  sayProgress,
  sayQuizResults,
  sayRank,
  sayStreak,
  showNext,
} from '#features/copilot/skills/say-record.ts';
import { cutToTokens } from '#features/copilot/request/tokens.ts';
import { startMaking } from '#features/copilot/making/start-making.ts';
import { AppError } from '#platform/http/app-error.ts';
import { clean, fence, passagesText } from './prompt.ts';

/** What a tool gives: words for the model, and with them what is being made; or the card that ends the reply. */
export type ToolResult = { readonly words: string; readonly making?: Making } | { readonly card: LinkContent };

interface Tool<Args extends z.ZodType> {
  readonly description: string;
  readonly args: Args;
  /** Runs with the rights of the member who asked, and never with more. */
  run(input: SkillInput, args: z.output<Args>): Promise<ToolResult>;
}

const tool = <const Args extends z.ZodType>(definition: Tool<Args>): Tool<Args> => definition;
const contentId = z.strictObject({ content_id: z.string().min(1).max(120) });
const nothing = z.strictObject({});
const RESULT_TOKENS = 1500;
const FOUND = 6;

/** The item, when the member may open it. */
function itemOf({ context }: SkillInput, id: string) {
  const item = context.tree.itemById.get(id);
  return item && !context.lockedIds.includes(id) ? item : null;
}

const NO_SUCH_ITEM = { words: 'There is no such item.' };

/** A skill of the built-in engine as a tool: what it would have told the member, told to the model. */
function telling(description: string, skill: Skill) {
  return tool({
    description,
    args: nothing,
    async run(input) {
      let words = '';
      const { tool: card } = await skill({
        ...input,
        writer: { trace: input.writer.trace, write: ({ content = '' }) => void (words += content) },
      });
      return { words: card ? JSON.stringify(card.args) : words };
    },
  });
}

/** Has something made from an item that the member may open. */
function making(kind: MakingKind, description: string) {
  return tool({
    description,
    args: contentId,
    async run(input, { content_id: id }) {
      const item = itemOf(input, id);
      if (!item || item.type === 'quiz' || item.type === 'simulation') return NO_SUCH_ITEM;
      try {
        const begun = await startMaking(input.world, input.request.caller, { kind, contentId: id });
        return { words: 'It is being made; the member sees how far it is. Say so in one sentence.', making: begun };
      } catch (error) {
        if (error instanceof AppError && error.code === 'limit_reached')
          return { words: 'Too much was made today. Say so.' };
        throw error;
      }
    },
  });
}

/**
 * The tools of the assistant. What they make is the member's own; none takes a person or an organization as an
 * argument.
 */
const tools = {
  link_content: tool({
    description: 'Shows the member a card that opens this item. Use only ids that you were given.',
    args: z
      .strictObject({
        content_id: z.string().min(1).max(120),
        title: z.string().max(300).optional(),
        module_id: z.unknown(),
        chapter_id: z.unknown(),
      })
      .partial({ module_id: true, chapter_id: true }),
    async run(input, { content_id: id }) {
      const item = itemOf(input, id);
      return item ? { card: linkTo(input.context.tree, input.context.learner, item) } : NO_SUCH_ITEM;
    },
  }),
  search_content: tool({
    description: 'Finds passages of the published lessons.',
    args: z.strictObject({ query: z.string().min(1).max(300) }),
    async run(input, { query }) {
      const [vector = null] = (await input.world.assistant.search.encode([query])) ?? [];
      const found = await findPassages({ ...input, vector }, { limit: FOUND, text: query });
      tracePassages(input, found, []);
      return { words: found.length === 0 ? 'Nothing was found.' : fence('passages', passagesText(found)) };
    },
  }),
  read_content: tool({
    description: 'Reads an item.',
    args: contentId,
    async run(input, { content_id: id }) {
      const item = itemOf(input, id);
      if (!item) return NO_SUCH_ITEM;
      const passages = await listPassagesOfItem(input, id);
      const { text } = cutToTokens(clean(passages.map((passage) => passage.text).join('\n')), RESULT_TOKENS);
      return { words: fence(`item ${id}`, `${clean(item.title)}\n${text}`) };
    },
  }),
  my_progress: telling("The member's progress by module.", sayProgress),
  my_points: telling("The member's points.", sayPoints),
  my_streak: telling("The member's streak, bonus and freezes.", sayStreak),
  my_rank: telling("The member's rank.", sayRank),
  my_quiz_results: telling("The member's quiz results.", sayQuizResults),
  my_missed_question: telling(
    'Why an answer of the last finished attempt was wrong: the one that the member names.',
    explainMissed,
  ),
  whats_next: telling('The next item for the member.', showNext),
  whats_due: telling('What the member has to finish soon.', sayDue),
  make_flashcards: making('flashcards', 'Makes flashcards for the member from an item.'),
  make_game: making('game', 'Makes a game for the member from an item.'),
  make_video_short: making('video_short', 'Makes a short film for the member from an item.'),
} as const;

export const toolDescriptions: readonly ToolDescription[] = Object.entries(tools).map(
  ([name, { description, args }]) => ({
    name,
    description,
    parameters: z.toJSONSchema(args, { io: 'input', unrepresentable: 'any' }),
  }),
);

/** Runs what the model called. What is not a tool, or not its arguments, is told to the model and does nothing. */
export async function runTool(input: SkillInput, call: ToolCall): Promise<ToolResult> {
  const definition = Object.hasOwn(tools, call.name)
    ? (tools[call.name as keyof typeof tools] as Tool<z.ZodType>)
    : null;
  const args = definition?.args.safeParse(jsonOf(call.args));
  const result =
    definition && args?.success
      ? await definition.run(input, args.data)
      : { words: 'There is no such tool, or these are not its arguments.' };
  input.writer.trace.tool(
    call.name,
    jsonOf(call.args),
    'card' in result ? JSON.stringify(result.card.args) : result.words,
  );
  return result;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
