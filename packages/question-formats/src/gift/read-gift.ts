import {
  whyNoNumber,
  noteFeedback,
  toMultipleChoice,
  toSingleChoice,
  toWritten,
  type WeightedAnswer,
} from '#collect/answers.ts';
import { looksLikeHtml, type PlainText, readHtml } from '#text/html-text.ts';
import { withTex } from '#text/tex.ts';
import type { Candidate, QuestionPosition, QuestionCollector } from '#collect/question-collector.ts';
import { asTags } from '#text/slugs.ts';
import { paragraphs } from '#text/paragraphs.ts';
import { cutBlocks, type GiftBlock, takeFormat, unhide } from './gift-blocks.ts';

/**
 * GIFT: true or false, choices, missing words, short answers, matching and numbers. Essays and mere texts are refused
 * by name.
 */
export function readGift(collector: QuestionCollector, text: string): void {
  for (const block of cutBlocks(text.replace(/^\uFEFF/, ''))) {
    collector.title ??= block.category.split('/').at(-1)?.trim() || null;
    new GiftQuestion(collector, block).read();
  }
}

class GiftQuestion {
  readonly #collector: QuestionCollector;
  readonly #block: GiftBlock;
  readonly #place: QuestionPosition;

  constructor(collector: QuestionCollector, block: GiftBlock) {
    this.#collector = collector;
    this.#block = block;
    this.#place = { name: block.title || asWritten(block.before, block.format).text, line: block.line };
  }

  read(): void {
    const { answers, isUnclosed } = this.#block;
    if (isUnclosed) return this.#refuse('The brace around the answers is not closed.');
    if (answers === null) return this.#refuse('This is a text without a question.');
    const { body, general } = this.#takeGeneralFeedback(answers);
    const candidate = this.#readBody(body.trim(), this.#plain(general));
    if (candidate) this.#collector.add(this.#place, candidate);
  }

  #refuse(message: string): void {
    this.#collector.refuse(this.#place, message);
  }

  #takeGeneralFeedback(answers: string): { body: string; general: string } {
    const at = answers.indexOf('####');
    return at < 0 ? { body: answers, general: '' } : { body: answers.slice(0, at), general: answers.slice(at + 4) };
  }

  #readBody(body: string, explanation: string): Candidate | null {
    if (body === '') {
      this.#refuse('An essay has no key. Write it anew as a short text with the ideas that count.');
      return null;
    }
    const truth = /^(T|TRUE|F|FALSE)\s*(?:#([\s\S]*))?$/i.exec(body);
    if (truth) return this.#trueFalse(truth[1]!, truth[2] ?? '', explanation);
    if (body.startsWith('#')) return this.#numeric(body.slice(1), explanation);
    const answers = splitAnswers(body);
    if (answers.length === 0) {
      // A word alone is what has to be typed.
      if (/^[\p{L}\p{N}][^\n]*$/u.test(body) && !/\s/.test(body))
        return this.#choiceOrWritten([{ sign: '=', ...weigh(body, null) }], explanation);
      this.#refuse('The answers begin with neither = nor ~.');
      return null;
    }
    if (answers.every(({ sign, text }) => sign === '=' && text.includes('->')))
      return this.#matching(answers, explanation);
    return this.#choiceOrWritten(answers, explanation);
  }

  #head(explanation: string) {
    const { before, after, tags } = this.#block;
    // A quote and a semicolon behind the braces are left over from a program.
    const tail = /^["';,]*$/.test(after) ? '' : this.#plain(after);
    return { prompt: paragraphs(this.#plain(before)), tail, tags: asTags(tags), explanation };
  }

  #trueFalse(word: string, feedback: string, explanation: string): Candidate {
    const { tail, ...head } = this.#head(explanation);
    const [ifWrong = '', ifRight = ''] = feedback.split('#').map((part) => this.#plain(part));
    const prompt = tail ? `${head.prompt} … ${tail}` : head.prompt;
    const answer = word.toUpperCase().startsWith('T');
    return {
      type: 'true_false',
      ...head,
      prompt,
      answer,
      why_true: answer ? ifRight : ifWrong,
      why_false: answer ? ifWrong : ifRight,
    };
  }

  #numeric(body: string, explanation: string): Candidate | null {
    const { tail, ...head } = this.#head(explanation);
    const signed = splitAnswers(body);
    const [plain = ''] = body.split(/[~=]/);
    const answers =
      signed.length > 0 && plain.trim() === '' ? signed : [{ sign: '=', ...weigh(plain, 100) }, ...signed];
    const rights = answers.filter(({ sign, text, weight }) => sign === '=' && text !== '' && (weight ?? 100) >= 100);
    const range = rights.length === 1 ? readRange(unhide(rights[0]!.text)) : null;
    if (!range) {
      this.#refuse(whyNoNumber(rights.length));
      return null;
    }
    for (const { text, weight } of answers)
      if (text !== '' && weight !== null && weight > 0 && weight < 100)
        this.#collector.change(this.#place, `'${unhide(text)}' was worth ${weight}%. Here it is wrong.`);
    noteFeedback(
      this.#collector,
      this.#place,
      answers.map((answer) => ({ text: unhide(answer.text), feedback: this.#plain(answer.feedback) })),
    );
    return {
      type: 'numeric',
      ...head,
      prompt: tail ? `${head.prompt} _____ ${tail}` : head.prompt,
      ...range,
    };
  }

  #matching(answers: readonly GiftAnswer[], explanation: string): Candidate {
    const { tail, ...head } = this.#head(explanation);
    const sides = answers.map(({ text }) => text.split('->').map((side) => this.#plain(side)));
    const pairs = sides.filter(([left]) => left !== '').map(([left = '', right = '']) => ({ left, right }));
    const rights = new Set(pairs.map(({ right }) => right));
    const decoys = sides.flatMap(([left, right = '']) => (left === '' && !rights.has(right) ? right : []));
    const texts = answers.map((answer) => ({ text: this.#plain(answer.text), feedback: this.#plain(answer.feedback) }));
    noteFeedback(this.#collector, this.#place, texts);
    return {
      type: 'matching',
      ...head,
      prompt: paragraphs(head.prompt, tail),
      pairs,
      decoys: [...new Set(decoys)],
    };
  }

  #choiceOrWritten(signed: readonly GiftAnswer[], explanation: string): Candidate | null {
    const { tail, ...head } = this.#head(explanation);
    const answers: WeightedAnswer[] = signed.map(({ sign, text, weight, feedback }) => ({
      text: this.#plain(text),
      weight: weight ?? (sign === '=' ? 100 : 0),
      feedback: this.#plain(feedback),
    }));
    if (signed.every(({ sign }) => sign === '=')) {
      const written = tail
        ? { ...head, prompt: 'Fill in the missing word.', text: `${head.prompt} {{answer}} ${tail}` }
        : head;
      return toWritten(this.#collector, this.#place, written, answers);
    }
    const whole = { ...head, prompt: tail ? `${head.prompt} _____ ${tail}` : head.prompt };
    const isMultiple = signed.every(({ sign }) => sign === '~');
    return isMultiple
      ? toMultipleChoice(this.#collector, this.#place, whole, answers)
      : toSingleChoice(this.#collector, this.#place, whole, answers);
  }

  #plain(marked: string): string {
    const html = asWritten(marked, this.#block.format);
    if (html.images.length > 0)
      this.#collector.losePicture(this.#place, 'Left out: a picture that is not in the file.');
    this.#collector.noteLosses(this.#place, html);
    return html.text;
  }
}

/** A text as it reads, whichever way it is written. */
function asWritten(marked: string, assumed: string): PlainText {
  const { format, text } = takeFormat(marked.trim());
  const written = format || assumed;
  const shown = unhide(text).trim();
  const isHtml = written === 'html' || (written !== 'plain' && written !== 'markdown' && looksLikeHtml(shown));
  if (!isHtml) return { text: withTex(shown), images: [], losses: [] };
  return readHtml(written === 'html' ? shown : shown.replaceAll('\n', '<br>'));
}

interface GiftAnswer {
  readonly sign: string;
  readonly text: string;
  readonly weight: number | null;
  readonly feedback: string;
}

function splitAnswers(body: string): GiftAnswer[] {
  return [...body.matchAll(/([=~])([^=~]*)/g)].map(([, sign, rest]) => ({ sign: sign!, ...weigh(rest!, null) }));
}

function weigh(rest: string, assumed: number | null): Omit<GiftAnswer, 'sign'> {
  // Files of 'missing words' leave the first percent sign out.
  const weighted = /^\s*%(-?\d+(?:\.\d+)?)%/.exec(rest) ?? /^(\d{1,3})%(?=\p{L})/u.exec(rest);
  const body = weighted ? rest.slice(weighted[0].length) : rest;
  const [text = '', ...feedback] = body.split('#');
  return { text: text.trim(), weight: weighted ? Number(weighted[1]) : assumed, feedback: feedback.join('#').trim() };
}

/** `3`, `3:2` (tolerance) or `1..5`. */
function readRange(text: string): { answer: number; tolerance: number } | null {
  const [from, to] = text.split('..').map((part) => Number(part.trim().replace(',', '.')));
  if (to !== undefined)
    return isNumber(from) && isNumber(to) && to >= from
      ? { answer: exact((from + to) / 2), tolerance: exact((to - from) / 2) }
      : null;
  const [answer, tolerance = 0] = text.split(':').map((part) => Number(part.trim().replace(',', '.')));
  return text.trim() !== '' && isNumber(answer) && isNumber(tolerance)
    ? { answer, tolerance: Math.abs(tolerance) }
    : null;
}

const isNumber = (value: number | undefined): value is number => value !== undefined && Number.isFinite(value);
const exact = (value: number) => Number(value.toPrecision(12));
