import { embeddedQuestion } from '@snapwell/contract/learning/kinds/article';
import { parse } from 'yaml';

const OPENING = /^(`{3,}|~{3,})question[^\n]*\n/m;

/** The questions of an article as JSON, so that no browser needs to read YAML. One that cannot be read is left out. */
export function withQuestionsAsJson(markdown: string): string {
  let [done, rest] = ['', markdown];
  for (let opening = OPENING.exec(rest); opening; opening = OPENING.exec(rest)) {
    const fence = opening[1]!;
    const after = rest.slice(opening.index + opening[0].length);
    const closing = new RegExp(String.raw`\n${fence}[ \t]*$`, 'm').exec(after);
    // Without an end it is code up to the end of the text, whatever opens in it.
    if (!closing) break;
    const question = embeddedQuestion.safeParse(tryParse(after.slice(0, closing.index)));
    done +=
      rest.slice(0, opening.index) +
      (question.success ? `${fence}question\n${JSON.stringify(question.data)}\n${fence}` : '');
    rest = after.slice(closing.index + closing[0].length);
  }
  return done + rest;
}

function tryParse(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return null;
  }
}
