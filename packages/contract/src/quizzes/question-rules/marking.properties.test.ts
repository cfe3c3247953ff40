import type { Answer, Question, QuestionType } from '../question-types.ts';
import { questionTypeNames } from '../question-types.ts';
import { blankNames } from '../question-types/written.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arrange, isBlank, normalizeAnswer, mark, present, reveal, show } from './all-types.ts';
import { aQuestion } from '../questions.factory.ts';

const findPicture = (path: string) => ({ url: `/files/${path}`, width: 400, height: 300 });
const permutation = (count: number, min = count) =>
  fc.shuffledSubarray([...Array(count).keys()], { minLength: min, maxLength: count });
const words = fc.uniqueArray(fc.stringMatching(/^[a-z]{3,8}( [a-z]{3,8})?$/), { minLength: 6, maxLength: 12 });

/** Questions of a type, as different as authors may write them. */
const questions: { [T in QuestionType]: fc.Arbitrary<Question> } = {
  single_choice: words.map((texts) =>
    aQuestion('single_choice', { options: texts.map((text, i) => ({ text, correct: i === 2 })) }),
  ),
  image_choice: fc.integer({ min: 2, max: 6 }).map((count) =>
    aQuestion('image_choice', {
      options: [...Array(count).keys()].map((i) => ({
        image: `media/${i}.svg`,
        alternative: `Picture ${i}`,
        correct: i === 1,
      })),
    }),
  ),
  multiple_choice: fc
    .tuple(words, fc.integer({ min: 1, max: 5 }))
    .map(([texts, rights]) =>
      aQuestion('multiple_choice', { options: texts.map((text, i) => ({ text, correct: i < rights })) }),
    ),
  true_false: fc.boolean().map((answer) => aQuestion('true_false', { answer })),
  ordering: words.map((items) => aQuestion('ordering', { items })),
  matching: words.map((texts) =>
    aQuestion('matching', {
      pairs: texts.slice(2).map((text) => ({ left: text, right: `${text} too` })),
      decoys: texts.slice(0, 2),
    }),
  ),
  categories: fc.tuple(words, fc.infiniteStream(fc.constantFrom('a', 'b', 'c'))).map(([texts, ids]) =>
    aQuestion('categories', {
      categories: ['a', 'b', 'c'].map((id) => ({ id, title: id })),
      items: texts.map((text, i) => ({ text, category: i < 2 ? ['a', 'b'][i]! : ids.next().value })),
    }),
  ),
  fill_in_the_blank: words.map((texts) =>
    aQuestion('fill_in_the_blank', {
      text: texts.map((_, i) => `word {{b-${i}}}`).join(' '),
      blanks: Object.fromEntries(
        texts.map((text, i) => [`b-${i}`, { accept: [text], ...(i % 3 === 1 && { others: ['never this'] }) }]),
      ),
      ...(texts.length % 2 === 0 && { bank: ['nor this'] }),
    }),
  ),
  numeric: fc
    .tuple(fc.integer({ min: -1000, max: 1000 }), fc.integer({ min: 0, max: 20 }))
    .map(([answer, tolerance]) => aQuestion('numeric', { answer, tolerance })),
  calculated: fc
    .record({
      from: fc.integer({ min: -50, max: 50 }),
      steps: fc.integer({ min: 1, max: 40 }),
      step: fc.constantFrom(1, 0.1, 2.5),
      values: fc.uniqueArray(fc.integer({ min: 1, max: 90 }), { minLength: 2, maxLength: 5 }),
      formula: fc.constantFrom('first / second', 'first * second - 2', '-(first + 3) ^ 2 / second'),
      decimals: fc.integer({ min: 0, max: 3 }),
      rounding: fc.constantFrom('nearest', 'up', 'down'),
    })
    .map(({ from, steps, step, values, ...rest }) =>
      aQuestion('calculated', {
        prompt: 'From {{first}} and {{second}}?',
        variables: [
          { name: 'first', from, to: from + steps * step, step },
          { name: 'second', values },
        ],
        explanation: 'Because.',
        tolerance: 0,
        ...rest,
      }),
    ),
  image_hotspot: fc
    .array(
      fc.record({
        x: fc.integer({ min: 0, max: 100 }),
        y: fc.integer({ min: 0, max: 100 }),
        radius: fc.integer({ min: 2, max: 20 }),
      }),
      {
        minLength: 2,
        maxLength: 8,
      },
    )
    .map((areas) =>
      aQuestion('image_hotspot', {
        areas: areas.map((area, i) => ({
          ...area,
          label: `Place ${i}`,
          correct: i < Math.ceil(areas.length / 2) && i < areas.length - 1,
        })),
      }),
    ),
  short_text: words.map((texts) =>
    aQuestion('short_text', { keywords: texts.slice(0, 8).map((text) => ({ idea: text, any: [text] })) }),
  ),
};

/** Answers with the numbers an attempt shows. */
function answersTo(question: Question): fc.Arbitrary<Answer> {
  const { type } = question;
  switch (type) {
    case 'single_choice':
    case 'image_choice':
      return fc.nat(question.options.length - 1).map((chosen) => ({ type, chosen }));
    case 'multiple_choice':
      return permutation(question.options.length, 0).map((chosen) => ({ type, chosen }));
    case 'true_false':
      return fc.boolean().map((value) => ({ type, value }));
    case 'ordering':
      return permutation(question.items.length).map((order) => ({ type, order }));
    case 'matching': {
      const { length } = question.pairs;
      return fc
        .array(fc.option(fc.nat(length + question.decoys.length - 1)), { minLength: length, maxLength: length })
        .map((rights) => ({ type, rights }));
    }
    case 'categories': {
      const { length } = question.items;
      return fc
        .array(fc.option(fc.constantFrom('a', 'b', 'c')), { minLength: length, maxLength: length })
        .map((placed) => ({ type, placed }));
    }
    case 'fill_in_the_blank': {
      const { length } = blankNames(question.text);
      const accepted = Object.values(question.blanks).map(({ accept }) => accept[0]!);
      return fc
        .array(fc.oneof(fc.string(), fc.constantFrom(...accepted)), { minLength: length, maxLength: length })
        .map((blanks) => ({ type, blanks }));
    }
    case 'numeric':
      return fc
        .oneof(fc.string({ maxLength: 20 }), fc.integer().map(String), fc.constant(String(question.answer)))
        .map((text) => ({ type, text }));
    case 'calculated':
      return fc.oneof(fc.string({ maxLength: 20 }), fc.integer().map(String)).map((text) => ({ type, text }));
    case 'image_hotspot': {
      const point = fc.record({ x: fc.integer({ min: 0, max: 100 }), y: fc.integer({ min: 0, max: 100 }) });
      const place = fc.record({ place: fc.nat(question.areas.length - 1) });
      return fc
        .array(fc.oneof(point, place), { maxLength: question.areas.filter(({ correct }) => correct).length })
        .map((marks) => ({ type, marks }));
    }
    case 'short_text':
      return fc
        .oneof(
          fc.string({ unit: 'grapheme', maxLength: 200 }),
          fc.constant(question.keywords.map(({ idea }) => idea).join(', ')),
        )
        .map((text) => ({ type, text }));
  }
}

/** An order that is drawn from a seed. */
const drawnFrom = (seed: number) => (count: number) => {
  const order = [...Array(count).keys()];
  for (let i = count - 1, random = seed; i > 0; i--) {
    random = (random * 1_103_515_245 + 12_345) % 2_147_483_648;
    const j = random % (i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
};
const seeds = fc.integer({ min: 1, max: 2_000_000_000 });

const given = (type: QuestionType) =>
  questions[type].chain((question) => fc.tuple(fc.constant(question), answersTo(question), seeds, seeds));
const arrangementOf = (question: Question, seed: number) => arrange(question, drawnFrom(seed), drawnFrom(seed + 1));

describe.each(questionTypeNames)('%s', (type) => {
  test('no answer is worth less than nothing or more than everything', () => {
    fc.assert(
      fc.property(given(type), ([question, answer, seed]) => {
        const kept = normalizeAnswer(question, answer, arrangementOf(question, seed));
        const { credit } = mark(question, kept, findPicture);
        expect(credit).toBeGreaterThanOrEqual(0);
        expect(credit).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('a blank answer earns nothing', () => {
    fc.assert(
      fc.property(given(type), ([question, answer]) => {
        expect(mark(question, null, findPicture).credit).toBe(0);
        expect(isBlank(question, answer) && mark(question, answer, findPicture).credit !== 0).toBe(false);
      }),
    );
  });

  test('the order in which things are shown does not matter', () => {
    fc.assert(
      fc.property(given(type), ([question, answer, seed, other]) => {
        const first = arrangementOf(question, seed);
        // Other numbers are another question: there only one arrangement belongs to an answer.
        const second = type === 'calculated' ? first : arrangementOf(question, other);
        const kept = normalizeAnswer(question, answer, first)!;
        const again = normalizeAnswer(question, present(question, kept, second), second)!;
        expect(mark(question, again, findPicture)).toEqual(mark(question, kept, findPicture));
      }),
    );
  });

  test('what was answered comes back as it was answered', () => {
    fc.assert(
      fc.property(given(type), ([question, answer, seed]) => {
        const arrangement = arrangementOf(question, seed);
        const shown = present(question, normalizeAnswer(question, answer, arrangement)!, arrangement);
        expect(sorted(shown)).toEqual(sorted(answer));
      }),
    );
  });

  test('what a learner is shown does not tell what the answer is', () => {
    fc.assert(
      fc.property(questions[type], seeds, (question, seed) => {
        const shown = show(question, arrangementOf(question, seed), findPicture);
        const text = JSON.stringify(shown);
        for (const name of [
          'correct',
          'accept',
          'answer',
          'explanation',
          'keywords',
          'category',
          'radius',
          'tolerance',
          'sample_answer',
          'why',
          'others',
          'formula',
          'variables',
          'working',
        ])
          expect(text).not.toContain(`"${name}":`);
        expect(text).not.toContain('Because.');
      }),
    );
  });

  test('the key that is revealed is worth everything', () => {
    fc.assert(
      fc.property(questions[type], seeds, (question, seed) => {
        const arrangement = arrangementOf(question, seed);
        const kept = normalizeAnswer(question, fromKey(question, arrangement), arrangement);
        expect(mark(question, kept, findPicture).credit).toBe(1);
      }),
    );
  });
});

test('ticking everything never wins', () => {
  fc.assert(
    fc.property(questions.multiple_choice, (question) => {
      const { length } = question.type === 'multiple_choice' ? question.options : [];
      expect(mark(question, { type: 'multiple_choice', chosen: [...Array(length).keys()] }, findPicture).credit).toBe(
        0,
      );
    }),
  );
});

test('putting everything into one category never wins', () => {
  fc.assert(
    fc.property(questions.categories, fc.constantFrom('a', 'b', 'c'), (question, id) => {
      const placed = question.type === 'categories' ? question.items.map(() => id) : [];
      expect(mark(question, { type: 'categories', placed }, findPicture).credit).toBe(0);
    }),
  );
});

test('covering a picture with marks is refused', () => {
  fc.assert(
    fc.property(questions.image_hotspot, seeds, (question, seed) => {
      const marks = [...Array(15).keys()].map((i) => ({ x: i * 6, y: i * 6 }));
      expect(normalizeAnswer(question, { type: 'image_hotspot', marks }, arrangementOf(question, seed))).toBeNull();
    }),
  );
});

test('an ordering is never shown in its right order', () => {
  fc.assert(
    fc.property(questions.ordering, seeds, (question, seed) => {
      expect(arrangementOf(question, seed)[0]).not.toEqual([
        ...Array(question.type === 'ordering' ? question.items.length : 0).keys(),
      ]);
    }),
  );
});

function sorted(answer: Answer): unknown {
  return answer.type === 'multiple_choice' ? { ...answer, chosen: answer.chosen.toSorted((a, b) => a - b) } : answer;
}

/** The answer that somebody gives who reads it off the revealed key. */
function fromKey(question: Question, arrangement: ReturnType<typeof arrange>): Answer {
  const key = reveal(question, arrangement, null);
  switch (key.type) {
    case 'single_choice':
    case 'image_choice':
      return { type: key.type, chosen: key.options.find(({ is_right }) => is_right)!.id };
    case 'multiple_choice':
      return { type: key.type, chosen: key.options.flatMap(({ id, is_right }) => (is_right ? id : [])) };
    case 'true_false':
      return { type: key.type, value: key.value };
    case 'ordering':
      return { type: key.type, order: key.order };
    case 'matching':
      return { type: key.type, rights: key.rights };
    case 'categories':
      return { type: key.type, placed: key.placed };
    case 'fill_in_the_blank':
      return { type: key.type, blanks: key.accept.map(([first]) => first!) };
    case 'numeric':
    case 'calculated':
      return { type: key.type, text: String(key.value) };
    case 'image_hotspot':
      return { type: key.type, marks: key.areas.filter(({ is_right }) => is_right).map(({ x, y }) => ({ x, y })) };
    case 'short_text':
      return { type: key.type, text: key.ideas.map(({ idea }) => idea).join('. ') };
  }
}
