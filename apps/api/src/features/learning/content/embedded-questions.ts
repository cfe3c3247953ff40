import { embeddedQuestion } from '@snapwell/contract/learning/kinds/article';
import { parse } from 'yaml';

const QUESTION = /^(`{3,}|~{3,})question[^\n]*\n([\s\S]*?)\n\1[ \t]*$/gm;

/** The questions of an article as JSON, so that no browser needs to read YAML. One that cannot be read is left out. */
export function withQuestionsAsJson(markdown: string): string {
  return markdown.replaceAll(QUESTION, (_, fence: string, text: string) => {
    const question = embeddedQuestion.safeParse(tryParse(text));
    return question.success ? `${fence}question\n${JSON.stringify(question.data)}\n${fence}` : '';
  });
}

function tryParse(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return null;
  }
}
