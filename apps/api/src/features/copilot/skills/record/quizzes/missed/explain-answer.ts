import type { ToldAnswer } from '#features/quizzes/index.ts';

/** The question, what was answered, what is right and why, and why the answer is not: each in a line of its own. */
export function explainAnswer({
  title,
  prompt,
  answerText,
  rightText,
  explanation,
  whyNot,
  isRight,
}: ToldAnswer): string {
  const given = answerText === null ? 'You left it open.' : `Your answer was **${answerText}**.`;
  const lines = [
    `**${title ?? 'From the glossary'}**: ${inOneLine(prompt)}`,
    answerText === null && isRight ? null : [given, whyNot].filter(Boolean).join(' '),
    answerText !== null && isRight ? 'That is right.' : `Right is **${inOneLine(rightText)}**.`,
    explanation,
  ];
  return lines.filter(Boolean).join('\n\n');
}

export const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const EXPLANATION = /^\*\*.+\*\*: [^\n]+\n\n(?:You left it open\.|Your answer was |Right is )/;
const LIST_OF_MISSED = /^You got \*\*\d+ questions? wrong\*\*/;

/** Whether a reply explained an answer, or listed those that were wrong. */
export const isExplanation = (reply: string): boolean => EXPLANATION.test(reply);
export const isListOfMissed = (reply: string): boolean => LIST_OF_MISSED.test(reply);
