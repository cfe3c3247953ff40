import { type EmbeddedQuestion, embeddedQuestion } from '@snapwell/contract/learning/kinds/article';
import { parse } from 'yaml';

const OPENING = /^(`{3,}|~{3,})question[^\n]*\n/m;

/** A stretch of an article: text, or a question with its fence; null for a question that cannot be read. */
type Stretch = { readonly text: string } | { readonly fence: string; readonly question: EmbeddedQuestion | null };

/** The questions of an article as JSON, so that no browser needs to read YAML. One that cannot be read is left out. */
export function withQuestionsAsJson(markdown: string): string {
  return stretchesOf(markdown)
    .map((stretch) => {
      if ('text' in stretch) return stretch.text;
      const { fence, question } = stretch;
      return question ? `${fence}question\n${JSON.stringify(question)}\n${fence}` : '';
    })
    .join('');
}

/** The questions of an article, in their order. */
export const questionsIn = (markdown: string): EmbeddedQuestion[] =>
  stretchesOf(markdown).flatMap((stretch) => ('text' in stretch ? [] : (stretch.question ?? [])));

function stretchesOf(markdown: string): Stretch[] {
  const stretches: Stretch[] = [];
  let rest = markdown;
  for (let opening = OPENING.exec(rest); opening; opening = OPENING.exec(rest)) {
    const fence = opening[1]!;
    const after = rest.slice(opening.index + opening[0].length);
    const closing = new RegExp(String.raw`\n${fence}[ \t]*$`, 'm').exec(after);
    // Without an end it is code up to the end of the text, whatever opens in it.
    if (!closing) break;
    const { data = null } = embeddedQuestion.safeParse(tryParse(after.slice(0, closing.index)));
    stretches.push({ text: rest.slice(0, opening.index) }, { fence, question: data });
    rest = after.slice(closing.index + closing[0].length);
  }
  return [...stretches, { text: rest }];
}

function tryParse(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return null;
  }
}
