import { MEMORY_LENGTH } from '@snapwell/contract/copilot/copilot.limits';
import { searchWords } from '#adapters/passage-search/words.ts';
import { AppError } from '#platform/http/app-error.ts';
import { forgetMemories, listMemories, remember } from '../../memory/memories.ts';
import type { SkillInput } from '../../request/skill-input.ts';
import type { MemoryWish } from './read-wish.ts';

const WHERE = 'You see, change and delete it in the settings of this chat.';
const RECORD =
  'Beside that I see your own record here: your name, what you finished, your answers and results, points, streak and rank, and what is due.';
/** What is about people in care belongs into no chat. */
const PATIENTS = /\b(?:patients?|residents?|diagnos\w+|bed \d|mrs?\.? \p{Lu})/iu;

/** Remembers, lists or forgets what the member said. */
export async function useMemory(input: SkillInput, wish: MemoryWish): Promise<Record<string, never>> {
  const { writer } = input;
  writer.write({ content: await answer(input, wish) });
  return {};
}

async function answer({ world, request: { caller } }: SkillInput, wish: MemoryWish): Promise<string> {
  switch (wish.want) {
    case 'list': {
      const { items } = await listMemories(world, caller);
      if (items.length === 0)
        return `You have told me nothing to remember yet. Say, for example: *remember that I work nights*. ${RECORD}`;
      return `This is what you told me to remember:\n\n${items.map(({ text }) => `- ${text}`).join('\n')}\n\n${WHERE} ${RECORD}`;
    }
    case 'forget-all':
      await forgetMemories(world, caller);
      return 'I have forgotten everything that you told me to remember.';
    case 'forget': {
      const { items } = await listMemories(world, caller);
      const wanted = new Set(searchWords(wish.about));
      const shared = (text: string) => searchWords(text).filter((word) => wanted.has(word)).length;
      const [best] = items.toSorted((a, b) => shared(b.text) - shared(a.text));
      if (!best || shared(best.text) === 0) return `I don't remember anything like that. ${WHERE}`;
      await forgetMemories(world, caller, best.id);
      return `I have forgotten: *${best.text}*.`;
    }
    case 'remember': {
      if (PATIENTS.test(wish.text))
        return "I don't keep anything about the people in your care. Tell me things about you: your name, your shift, how you like answers.";
      if (wish.text.length > MEMORY_LENGTH) return `That is too long to remember. Say it in ${MEMORY_LENGTH} letters.`;
      try {
        await remember(world, caller, wish.text);
        return `I'll remember: *${wish.text}*. ${WHERE}`;
      } catch (error) {
        if (error instanceof AppError && error.code === 'limit_reached')
          return 'I remember as much as I can. Delete something in the settings of this chat first.';
        throw error;
      }
    }
  }
}
