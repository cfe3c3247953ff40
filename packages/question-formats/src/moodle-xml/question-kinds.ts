import {
  noteFeedback,
  partlyRight,
  toMultipleChoice,
  toPictureChoice,
  toSingleChoice,
  toWritten,
  type WeightedAnswer,
  whyNoNumber,
} from '#collect/answers.ts';
import { readCloze } from '#cloze/cloze.ts';
import { type Candidate } from '#collect/question-collector.ts';
import { paragraphs } from '#text/paragraphs.ts';
import { addCloze } from '#cloze/read-cloze-file.ts';
import { childNamed, childrenNamed, textOf, type XmlElement } from '#text/xml.ts';
import { readHtml } from '#text/html-text.ts';
import { withTex } from '#text/tex.ts';
import { readNumber } from '@snapwell/contract/quizzes/marking/numbers';
import { readCalculated } from './read-calculated.ts';
import { unitsOf } from './units.ts';
import { readGaps } from './gaps.ts';
import type { GivenAnswers } from './given.ts';
import { type MoodleText, rawText } from './moodle-texts.ts';

type Reader = (given: GivenAnswers) => Candidate | null;

/** What becomes of each kind of Moodle question; null when it was refused, or added, on the way. */
export const readers: Readonly<Record<string, Reader>> = {
  multichoice: readMultichoice,
  truefalse: readTrueFalse,
  shortanswer: readShortAnswer,
  numerical: readNumerical,
  calculated: readCalculated,
  calculatedsimple: readCalculated,
  matching: readMatching,
  match: readMatching,
  ordering: readOrdering,
  cloze: readEmbedded,
  multianswer: readEmbedded,
  gapselect: readGaps,
  ddwtos: readGaps,
};

export const flag = (element: XmlElement, name: string): boolean =>
  /^(1|true)$/.test(textOf(childNamed(element, name)).trim());

interface Answer extends WeightedAnswer {
  readonly pictures: MoodleText['pictures'];
  readonly element: XmlElement;
}

function answersOf({ element, texts }: GivenAnswers): Answer[] {
  return childrenNamed(element, 'answer').map((answer) => ({
    ...texts.read(answer),
    weight: Number(answer.attributes.fraction ?? 0),
    feedback: texts.readPlain(childNamed(answer, 'feedback'), 'in what is said to an answer'),
    element: answer,
  }));
}

function readMultichoice(given: GivenAnswers): Candidate | null {
  const { collector, place, element, head } = given;
  const answers = answersOf(given);
  const isSingle = childNamed(element, 'single') ? flag(element, 'single') : true;
  const allPictures = answers.length > 0 && answers.every(({ pictures }) => pictures.length === 1);
  if (allPictures && isSingle) return toPictureChoice(collector, place, head, answers);
  const readable = answers.map((answer) => ({
    ...answer,
    text: answer.text || (answer.pictures[0]?.alternative ?? ''),
  }));
  if (answers.some(({ pictures }) => pictures.length > 0))
    collector.losePicture(place, 'Left out: pictures in the answers. Their descriptions stand in their place.');
  return isSingle
    ? toSingleChoice(collector, place, head, readable)
    : toMultipleChoice(collector, place, head, readable);
}

function readTrueFalse(given: GivenAnswers): Candidate | null {
  const answers = answersOf(given);
  const right = answers.find(({ weight }) => weight > 0)?.text.toLowerCase();
  if (right !== 'true' && right !== 'false') {
    given.collector.refuse(given.place, "Neither 'true' nor 'false' is the right answer.");
    return null;
  }
  const whyOf = (value: string) => answers.find(({ text }) => text.toLowerCase() === value)?.feedback;
  return {
    type: 'true_false',
    ...given.head,
    answer: right === 'true',
    why_true: whyOf('true'),
    why_false: whyOf('false'),
  };
}

function readShortAnswer(given: GivenAnswers): Candidate | null {
  if (flag(given.element, 'usecase'))
    given.collector.change(given.place, 'Capital letters mattered. Here they do not.');
  return toWritten(given.collector, given.place, given.head, answersOf(given));
}

function readNumerical(given: GivenAnswers): Candidate | null {
  const { collector, place, head, element } = given;
  const answers = answersOf(given);
  const rights = answers.filter(({ weight, text }) => weight >= 99.5 && text !== '*');
  const [value] = rights.length === 1 ? readNumber(rights[0]!.text) : [];
  if (value === undefined) {
    collector.refuse(place, whyNoNumber(rights.length));
    return null;
  }
  for (const note of partlyRight(answers)) collector.change(place, note);
  noteFeedback(collector, place, answers);
  const tolerance = Math.abs(Number(textOf(childNamed(rights[0]!.element, 'tolerance')) || 0));
  return {
    type: 'numeric',
    ...head,
    ...unitsOf(element),
    answer: value,
    tolerance,
  };
}

function readMatching({ collector, place, element, texts, head }: GivenAnswers): Candidate {
  const sides = childrenNamed(element, 'subquestion').map((side) => ({
    left: texts.read(side),
    right: texts.readPlain(childNamed(side, 'answer'), 'in the right side of a pair'),
  }));
  const isDecoy = ({ left }: (typeof sides)[number]) => left.text === '' && left.pictures.length === 0;
  if (sides.some(({ left }) => left.pictures.length > 0))
    collector.losePicture(place, 'Left out: pictures in the sides to match. Their descriptions stand in their place.');
  const pairs = sides
    .filter((side) => !isDecoy(side))
    .map(({ left, right }) => ({ left: paragraphs(left.text, left.pictures[0]?.alternative), right }));
  const rights = new Set(pairs.map(({ right }) => right));
  const decoys = [...new Set(sides.filter(isDecoy).map(({ right }) => right))].filter(
    (right) => right !== '' && !rights.has(right),
  );
  return { type: 'matching', ...head, pairs, decoys };
}

function readOrdering(given: GivenAnswers): Candidate {
  const { collector, place, element, head } = given;
  const answers = answersOf(given).toSorted((a, b) => a.weight - b.weight);
  const selection = textOf(childNamed(element, 'selecttype')).trim();
  if (selection !== '' && selection !== '0' && selection !== 'ALL')
    collector.change(place, 'Only some of the items were shown each time. Here all are.');
  return { type: 'ordering', ...head, items: answers.map(({ text }) => text) };
}

function readEmbedded({ collector, place, element, head }: GivenAnswers): null {
  const text = childNamed(element, 'questiontext');
  const isHtml = (text?.attributes.format ?? 'html') !== 'plain_text';
  const cloze = readCloze(rawText(text), isHtml);
  const shown = isHtml ? readHtml(cloze.text).text : withTex(cloze.text);
  addCloze(collector, place, { head: { ...head }, shown, explanation: head.explanation, cloze });
  return null;
}
