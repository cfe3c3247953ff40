import type { QuestionCollector } from '#collect/question-collector.ts';
import { withTex } from '#text/tex.ts';

const OPTION = /^([A-Za-z])\s*[.)]\s*(.*)$/;
const ANSWER = /^ANSWER\s*:\s*(.*)$/i;

interface Block {
  readonly line: number;
  readonly prompt: string[];
  readonly options: { letter: string; text: string }[];
  /** What was wrong on the way. */
  mistake: string | null;
}

/**
 * Aiken: a question, its options on lines that begin with a letter and a point or bracket, and `ANSWER: B`. Several
 * letters (`ANSWER: A, C`) make a multiple choice.
 */
export function readAiken(collector: QuestionCollector, text: string): void {
  let block: Block | null = null;
  let isAfterGap = true;
  text.split(/\r\n|\r|\n/).forEach((raw, i) => {
    const line = withTex(raw.trim());
    const answer = ANSWER.exec(line);
    const option = OPTION.exec(line);
    if (answer) {
      if (block) finish(collector, block, answer[1]!);
      else collector.refuse({ name: line, line: i + 1 }, 'This answer belongs to no question.');
      block = null;
    } else if (option && block) block.options.push({ letter: option[1]!.toUpperCase(), text: option[2]! });
    else if (line !== '') {
      if (block && block.options.length > 0 && isAfterGap) {
        collector.refuse(placeOf(block), 'The answer is missing.');
        block = null;
      }
      block ??= { line: i + 1, prompt: [], options: [], mistake: null };
      if (block.options.length > 0) block.mistake ??= `Line ${i + 1} is neither an option nor the answer.`;
      else block.prompt.push(line);
    }
    isAfterGap = line === '';
  });
  if (block) collector.refuse(placeOf(block), 'The answer is missing.');
}

const placeOf = ({ prompt, line }: Block) => ({ name: prompt.join(' '), line });

function finish(collector: QuestionCollector, block: Block, answer: string): void {
  const place = placeOf(block);
  if (block.mistake) return collector.refuse(place, block.mistake);
  const prompt = block.prompt.join('\n');
  const letters = new Set(answer.toUpperCase().match(/[A-Z]/g));
  const unknown = [...letters].filter((letter) => !block.options.some((option) => option.letter === letter));
  if (letters.size === 0) return collector.refuse(place, 'The answer names no option.');
  if (unknown.length > 0)
    return collector.refuse(
      place,
      /[A-Za-z]{2}/.test(answer)
        ? `'${answer.trim().slice(0, 40)}' is not the letter of an option.`
        : `There is no option ${unknown.join(', ')}.`,
    );
  const isTrueFalse = block.options.map((option) => option.text.toLowerCase()).join() === 'true,false';
  if (isTrueFalse && letters.size === 1)
    return collector.add(place, { type: 'true_false', prompt, answer: letters.has(block.options[0]!.letter) });
  const options = block.options.map(({ letter, text }) => ({ text, correct: letters.has(letter) }));
  collector.add(place, { type: letters.size === 1 ? 'single_choice' : 'multiple_choice', prompt, options });
}
