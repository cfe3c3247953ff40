import { type ChoiceQuestion, type Option, without } from './choices.ts';
import type { WritingContext, WritingFinding } from './finding.ts';
import { otherWorlds } from './other-worlds.ts';
import { commonTopics, topicsOf, topicsOfLesson } from './wording.ts';

/** What an author writes when no third wrong answer comes to mind. */
const THROWAWAY = new RegExp(
  [
    String.raw`^(?:(?:do|does|doing|you do) nothing(?: at all)?|ignore (?:it|him|her|them|this|everything)|i (?:don'?t|do not) know|who knows|nobody (?:knows|cares)|it (?:does(?:n't| not) matter|is not important)|whatever|no idea|go (?:home|shopping|on holiday|to bed)|take a (?:break|nap|selfie)|(?:run|walk) away|(?:just )?(?:laugh|smile|cry|hide)|hope for the best|close your eyes)[.!]?$`,
  ].join('|'),
  'i',
);

/** With fewer words than these of a library it cannot be told what is at home in it. */
const LEAST_VOCABULARY = 400;
/** An option of which more words are at home in the library may be meant seriously. */
const AT_HOME = 0.34;

const vocabularies = new WeakMap<WritingContext, ReadonlySet<string>>();

/** The topics of all lessons that are known. */
function vocabularyOf(context: WritingContext): ReadonlySet<string> {
  let known = vocabularies.get(context);
  if (!known) {
    known = new Set(context.lessons.flatMap((lesson) => [...topicsOfLesson(lesson)]));
    vocabularies.set(context, known);
  }
  return known;
}

/** A reason that has nothing to say but that it isn't meant seriously. */
const NO_REASON =
  /^(?:it|this|that|they|these|he|she|there)(?:'s| (?:only |just |simply )?(?:is|are|tells?|has|have|changes?|holds?|says?|does|do|shows?|means?|helps?|solves?|gives?|adds?|brings?)) (?:not?(?:hing|thing)?|nobody|none)\b|^no(?:body| one|thing)\b/i;
const JOKE =
  /^(?:nobody|no one|no (?:nurse|colleague|patient|doctor|customer|employee|team|person)) (?:would (?:do|choose|try|say|use|pick)|does|treats?|works?|uses?|cleans?|checks?|solves?|seriously|really|ever)\b|\b(?:cannot|can't|can not|can never) (?:learn|sing|read|talk|speak|think|hear|dance|fly)\b|\b(?:is|are|only|just|would be) (?:a |an |pure )?(?:joke|nonsense|absurd|silly|ridiculous|fantasy|superstition|magic)\b|\bnothing to do with\b|\b(?:makes|has) no sense\b/i;

/** Wrong options that nobody would choose. */
export function implausible(question: ChoiceQuestion, context: WritingContext): WritingFinding[] {
  const { options, prompt, explanation = '' } = question;
  const wrongs = options.filter(({ correct, text }) => !correct && text.trim() !== '');
  if (wrongs.length < 2) return [];
  const vocabulary = vocabularyOf(context);
  const isFar = ({ text, why = '' }: Option) => {
    // A mistake that can be explained is one that somebody makes.
    if (why.trim() !== '' && !NO_REASON.test(why.trim()) && !JOKE.test(why)) return false;
    const own = topicsOf(text);
    if (own.size === 0 || [...own].some((topic) => /\d/.test(topic))) return false;
    const others = options.filter((each) => each.text !== text).map((each) => `${each.text}\n${each.why ?? ''}`);
    const around = topicsOf([prompt, explanation, why, ...others].join('\n'));
    return commonTopics(own, around) === 0 && commonTopics(own, vocabulary) / own.size <= AT_HOME;
  };
  const far = vocabulary.size < LEAST_VOCABULARY ? [] : wrongs.filter(isFar);
  // When several have words of their own, the question is one about names: it says nothing about a single one.
  const outliers = far.length === 1 ? far : [];
  return options.flatMap((option, i): WritingFinding[] => {
    const isNobodys =
      THROWAWAY.test(option.text.trim()) ||
      JOKE.test(option.why ?? '') ||
      isFromNowhere(question, option) ||
      outliers.includes(option);
    if (option.correct || !isNobodys) return [];
    const rest = options.length - 1;
    return [{ rule: 'implausible', path: ['options', i], values: { rest }, suggestion: without(options, i) }];
  });
}

/** It speaks of a world of which the question, the other options and their reasons don't. */
function isFromNowhere({ prompt, explanation = '', options }: ChoiceQuestion, option: Option): boolean {
  const others = options.filter((each) => each !== option).map(({ text, why = '' }) => `${text}\n${why}`);
  const around = [prompt, explanation, ...others].join('\n');
  return otherWorlds.some(({ names, speaksOf }) => names.test(option.text) && !speaksOf.test(around));
}
