import type { Question } from '../../quizzes/question-types.ts';
import { sentencesOf, topicsOf, wordsOf } from './wording.ts';

/** Whether a question shows or tells something before it asks: a picture, or a sentence beside the question. */
export const isCase = ({ type, image, prompt }: Question): boolean =>
  type === 'image_choice' || image !== undefined || sentencesOf(prompt).length > 1;

/** Whether choosing every option is nearly right: a single wrong one stands among several right ones. */
export function isNearlyAllRight(question: Question): boolean {
  if (question.type !== 'multiple_choice') return false;
  const rights = question.options.filter(({ correct }) => correct).length;
  return rights > 1 && question.options.length - rights === 1;
}

/** What is written in an SVG drawing. Words whose letters stand in several marks are put together. */
export function wordsOfDrawing(svg: string): Set<string> {
  const texts = [...svg.matchAll(/<text\b[^>]*>([\s\S]*?)<\/text>/g)].map(([, inner]) =>
    inner!.replaceAll(/<[^>]+>/g, ''),
  );
  return new Set(wordsOf(texts.join('\n')));
}

/** The labels that share no word with the drawing they name. */
export function labelsBesideDrawing(labels: readonly string[], svg: string): string[] {
  const drawn = topicsOf([...wordsOfDrawing(svg)].join(' '));
  return labels.filter((label) => {
    const topics = topicsOf(label);
    return topics.size > 0 && ![...topics].some((topic) => drawn.has(topic));
  });
}
