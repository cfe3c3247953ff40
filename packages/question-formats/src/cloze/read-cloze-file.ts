import { noteFeedback } from '#collect/answers.ts';
import { type ClozeText, readCloze } from './cloze.ts';
import { looksLikeHtml, readHtml, tidy } from '#text/html-text.ts';
import { withTex } from '#text/tex.ts';
import type { Candidate, QuestionPosition, QuestionCollector } from '#collect/question-collector.ts';

/** A text with embedded answers, as a file of its own: the whole file is one question. */
export function readClozeFile(collector: QuestionCollector, text: string): void {
  const isHtml = looksLikeHtml(text);
  const cloze = readCloze(text, isHtml);
  const shown = isHtml ? readHtml(cloze.text).text : withTex(tidy(cloze.text));
  addCloze(collector, { name: shown.split('\n')[0] ?? '', line: 1 }, { head: {}, shown, explanation: '', cloze });
}

interface Clozed {
  readonly head: Record<string, unknown>;
  readonly shown: string;
  readonly explanation: string;
  readonly cloze: ClozeText;
}

/** Makes the question of a text with blanks: its first paragraph becomes the prompt when no blank stands in it. */
export function addCloze(
  collector: QuestionCollector,
  place: QuestionPosition,
  { head, shown, explanation, cloze }: Clozed,
): void {
  if (cloze.refusal) return collector.refuse(place, cloze.refusal);
  if (Object.keys(cloze.blanks).length === 0) return collector.refuse(place, 'The text has no blank.');
  for (const change of cloze.changes) collector.change(place, change);
  noteFeedback(collector, place, cloze.feedback);
  const [first = '', ...rest] = shown.split(/\n+/);
  const isPrompt = rest.length > 0 && !first.includes('{{');
  const candidate: Candidate = {
    ...head,
    type: 'fill_in_the_blank',
    prompt: isPrompt ? first : 'Fill in the blanks.',
    text: isPrompt ? rest.join('\n') : shown,
    blanks: cloze.blanks,
    explanation,
  };
  collector.add(place, candidate);
}
