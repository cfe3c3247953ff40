import type { StreamLine } from '@snapwell/contract/copilot/stream.schemas';
import { itemProgressOf, moduleProgressOf } from '#features/catalogue/index.ts';
import type { SkillInput } from '#features/copilot/request/skill-input.ts';
import { count } from '#features/copilot/skills/in-words.ts';

const ORDINALS = ['one', 'two', 'three', 'four', 'five', 'six'];
const CHAPTER = new RegExp(
  String.raw`\b(?:chapter|ch\.?) ?(\d|${ORDINALS.join('|')})\b|\b(first|second|third|fourth|fifth|sixth) chapter\b`,
  'i',
);
const POSITIONS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const CHAPTERS = /\bchapters?\b/i;

/**
 * Chapters where no module is named: the one of that number, or all that are open, of the modules that were begun. Null
 * where none is asked for.
 */
export function sayChapters(input: SkillInput): StreamLine | null {
  const { question } = input.request;
  if (!CHAPTERS.test(question)) return null;
  const { tree, learner, openItem } = input.context;
  const begun = tree.modules.filter((module) => moduleProgressOf(learner, module).content_completed > 0);
  const own = openItem ? [tree.moduleById.get(openItem.moduleId)!] : begun;
  if (own.length === 0) return null;
  const at = chapterNumberIn(question);
  const lines = own.flatMap((module) => {
    const chapters = at === null ? module.chapters : module.chapters.slice(at, at + 1);
    return chapters
      .map((chapter) => ({ chapter, own: itemProgressOf(learner, chapter.items) }))
      .filter(({ own: { content_completed: done, total_content: all } }) => at !== null || done < all)
      .map(
        ({ chapter, own: { content_completed: done, total_content: all } }) =>
          `- **${chapter.title}** (${module.title}): ${done} of ${all} done`,
      );
  });
  if (lines.length === 0 && at !== null) return null;
  const lead =
    at === null
      ? lines.length === 0
        ? 'No chapter is open: you have finished all of the modules that you began.'
        : `**${count(lines.length, 'chapter')}** of the modules that you began ${lines.length === 1 ? 'is' : 'are'} open:`
      : `Chapter ${at + 1} of ${own.length === 1 ? 'the module' : 'each module'} that you began:`;
  const rest = lines.length > MOST_CHAPTERS ? `\n\nAnd ${lines.length - MOST_CHAPTERS} more.` : '';
  input.writer.write({ content: [lead, lines.slice(0, MOST_CHAPTERS).join('\n') + rest].join('\n\n').trim() });
  return {};
}

/** Which chapter is named by its number, from 0 on; null where none is. */
export function chapterNumberIn(question: string): number | null {
  const [, number, ordinal] = CHAPTER.exec(question.toLowerCase()) ?? [];
  if (ordinal) return POSITIONS.indexOf(ordinal);
  return number === undefined ? null : indexOf(number);
}

const MOST_CHAPTERS = 8;
const indexOf = (number: string): number => (/^\d$/.test(number) ? Number(number) - 1 : ORDINALS.indexOf(number));
