import { plainText } from '../../text/text-marks.ts';
import { fold } from '../../quizzes/marking/folding.ts';
import type { TaughtLesson } from './finding.ts';

/** Words that say nothing about the matter, in the languages that content is written in. */
const FUNCTION_WORDS = new Set(
  `a about above after again all also an and any are as at be because been before being between both but by can could did
  do does doing down during each else few first for from further get gets give go goes had has have having he her here him
  himself his how i if in into is it its itself just last least less let like made make makes many may me more most much
  must my need needs no nor not now of off often on once one only or other our out over own part people person put same
  say says see she should show so some soon still such take takes tell than that the their them then there these they
  thing things this those through to too two under until up use used very want was way we well were what when where which
  while who whom whose why will with without would yes yet you your
  aber alle als also am an auch auf aus bei bin bis da das dass dein dem den denn der des die doch du durch ein eine einem
  einen einer eines er es etwas für hat haben ich ihr im in ist ja jede jeder kann kein keine man mehr mein mit muss nach
  nicht noch nur oder ohne schon sehr sein sich sie sind so soll sowie über um und uns vom von vor war was weil welche
  welcher welches wenn wer wie wir wird wo zu zum zur`.split(/\s+/),
);

const SUFFIXES = /(?:ations?|ating|ated|ings?|edly|ed|ies|ement|ments?|ness|ly|'s|es|s|ers?|en|e|y)$/;

/** The words of a text, as marking compares them. */
export const wordsOf = (text: string): string[] =>
  fold(plainText(text)).match(/[\p{L}\p{N}]+(?:[.,'][\p{L}\p{N}]+)*/gu) ?? [];

/** A word without its ending; longer ones by their beginning, so that `breathing` meets `breath`. */
export function stemOf(word: string): string {
  if (/\d/.test(word) || word.length < 5) return word.replace(/'?s$/, '');
  const cut = word.replace(SUFFIXES, '');
  return (cut.length < 3 ? word : cut).slice(0, 7);
}

/** What a text is about: the stems of its words that mean something. */
export function topicsOf(text: string): Set<string> {
  return new Set(
    wordsOf(text)
      .filter((word) => !FUNCTION_WORDS.has(word) && (word.length > 2 || /\d/.test(word)))
      .map(stemOf),
  );
}

const known = new WeakMap<TaughtLesson, ReadonlySet<string>>();

/** What a lesson is about. It is asked at every key that is pressed in a question, and a library has many lessons. */
export function topicsOfLesson(lesson: TaughtLesson): ReadonlySet<string> {
  let topics = known.get(lesson);
  if (!topics) known.set(lesson, (topics = topicsOf(`${lesson.title}\n${lesson.text}`)));
  return topics;
}

const ENDS_SENTENCE = /(?<=[.!?…]['’”"]?)\s+(?=[\p{Lu}\d'‘“"(])|\n+/u;

/** Its sentences, in their order. */
export const sentencesOf = (text: string): string[] =>
  plainText(text)
    .split(ENDS_SENTENCE)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

/** How many topics two texts have in common. */
export const commonTopics = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  [...one].filter((topic) => other.has(topic)).length;

/** The sentence of some texts that speaks most about the given topics; null when none says enough. */
export function closestSentence(texts: readonly string[], topics: ReadonlySet<string>, least = 2): string | null {
  let [best, most] = [null as string | null, least - 1];
  for (const sentence of texts.flatMap(sentencesOf)) {
    if (sentence.length > 300 || sentence.endsWith('?')) continue;
    const common = commonTopics(topicsOf(sentence), topics);
    if (common > most) [best, most] = [sentence, common];
  }
  return best;
}
