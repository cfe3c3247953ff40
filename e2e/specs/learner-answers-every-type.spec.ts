import { expect, type Locator, type Page } from '@playwright/test';
import { onlyInCi, some } from '../support/endurance.ts';
import { type Hands, keys, mouse, touch } from '../support/playing/hands.ts';
import { closeGreeting } from '../support/sign-in.ts';
import { aLearner, openAs, test } from '../support/ward.ts';

interface QuestionCase {
  readonly heading: string;
  /** What a screen reader finds between the heading and the verdict. */
  readonly tree: string;
  answer(hands: Hands, question: Locator): Promise<void>;
}

const CASES: readonly QuestionCase[] = [
  {
    heading: 'Which comes first?',
    tree: `
        - paragraph: Choose one.
        - group "Answers":
          - radio "Ask the person"
          - radio "Look at the monitor"
          - radio "Wait an hour"`,
    answer: (hands, question) => hands.press(question.getByRole('radio', { name: 'Ask the person' })),
  },
  {
    heading: 'Mrs Novak (made up) cannot answer you.',
    tree: `
        - paragraph: What do you watch?
        - paragraph: Choose all that apply.
        - group "Answers":
          - checkbox "Her face"
          - checkbox "Her breathing"
          - checkbox "Her blood pressure"
          - checkbox "Her skin temperature"`,
    async answer(hands, question) {
      await hands.press(question.getByRole('checkbox', { name: 'Her face' }));
      await hands.press(question.getByRole('checkbox', { name: 'Her breathing' }));
    },
  },
  {
    heading: 'A normal pulse rules pain out.',
    tree: `
        - group "True or false":
          - radio "True"
          - radio "False"`,
    answer: (hands, question) => hands.press(question.getByRole('radio', { name: 'False' })),
  },
  {
    heading: 'Put the steps into order.',
    tree: `
        - list "Your order":
          - listitem:
            - button /^Move .+, place 1 of 4\\. Use the arrow keys\\.$/
            - combobox /^Place of/
          - listitem:
            - button /^Move .+, place 2 of 4/
            - combobox /^Place of/
          - listitem
          - listitem
        - status`,
    answer: (hands, question) =>
      hands.arrange(question.getByRole('list'), ['Ask', 'Choose a scale', 'Write it down', 'Look again']),
  },
  {
    heading: 'Which tool, for whom?',
    tree: `
        - list:
          - listitem:
            - button /^Pick up:/
            - combobox /^Partner of:/: Choose
          - listitem:
            - button /^Pick up:/
            - combobox /^Partner of:/: Choose
        - group "Choices":
          - paragraph
          - button
          - button
          - button
        - status`,
    async answer(hands, question) {
      // Both ways: brought there, and chosen in the row.
      const row = question.getByRole('listitem').filter({ hasText: 'Advanced dementia' });
      await hands.bring(question.getByRole('button', { name: 'PAINAD', exact: true }), row);
      await expect(row.getByRole('combobox')).toHaveText('PAINAD');
      await hands.choose(question.getByRole('combobox', { name: 'Partner of: Intensive care' }), 'CPOT');
    },
  },
  {
    heading: 'Fact or verdict?',
    tree: `
        - list:
          - listitem:
            - button /^Pick up:/
            - group:
              - radio "Fact"
              - radio "Verdict"
          - listitem
          - listitem
        - group "Choices":
          - paragraph
          - button "Fact"
          - button "Verdict"
        - status`,
    async answer(hands, question) {
      const into = (item: string, category: string) =>
        hands.press(question.getByRole('group', { name: item }).getByRole('radio', { name: category }));
      const item = question.getByRole('button', { name: 'Pick up: Refused breakfast at 8' });
      await hands.bring(item, question.getByRole('button', { name: 'Fact', exact: true }));
      await expect(
        question.getByRole('group', { name: 'Refused breakfast at 8' }).getByRole('radio', { name: 'Fact' }),
      ).toBeChecked();
      await into('Is being difficult', 'Verdict');
      await into('Says it burns', 'Fact');
    },
  },
  {
    heading: 'Fill in the times.',
    tree: `
        - paragraph:
          - textbox "Blank 1 of 3"
          - textbox "Blank 2 of 3"
          - combobox "Blank 3 of 3":
            - option "Choose" [selected]
            - option
            - option`,
    async answer(hands, question) {
      await hands.write(question.getByRole('textbox', { name: 'Blank 1 of 3' }), '15');
      await hands.write(question.getByRole('textbox', { name: 'Blank 2 of 3' }), 'one hour');
      await hands.choose(question.getByRole('combobox', { name: 'Blank 3 of 3' }), 'your policy');
    },
  },
  {
    heading: 'Choose the words.',
    tree: `
        - paragraph:
          - button "Blank 1 of 2, empty" [disabled]
          - button "Blank 2 of 2, empty" [disabled]
        - group "Words to choose from":
          - button
          - button
          - button`,
    async answer(hands, question) {
      await hands.press(question.getByRole('button', { name: 'ask', exact: true }));
      await hands.press(question.getByRole('button', { name: 'act', exact: true }));
    },
  },
  {
    heading: '36 breaths in two minutes. How many a minute?',
    tree: `
        - textbox "Your number"
        - text: per minute`,
    answer: (hands, question) => hands.write(question.getByLabel('Your number'), '18'),
  },
  {
    heading: 'How much is half a gram?',
    tree: `
        - textbox "Your number"
        - group "Unit":
          - radio
          - radio`,
    async answer(hands, question) {
      await hands.write(question.getByLabel('Your number'), '500');
      await hands.press(question.getByRole('radio', { name: 'mg' }));
    },
  },
  {
    heading: 'What could make somebody fall?',
    tree: `
        - paragraph:
          - status: 0 of 1 marked.
        - button /A room with a bed, a lamp and something on the floor\\. Arrow keys move a cross, Enter marks the place\\./
        - list "Your marks"
        - group: Choose from a list`,
    answer: (hands, question) =>
      hands.mark(question.getByRole('button', { name: /^A room with a bed/ }), { x: 30, y: 80 }),
  },
  {
    heading: 'Which face shows pain?',
    tree: `
        - group "Pictures to choose from":
          - radio "A smiling face"
          - radio "A face with its mouth drawn down"`,
    answer: (hands, question) => hands.press(question.getByRole('radio', { name: 'A face with its mouth drawn down' })),
  },
  {
    heading: 'Why do you look again after a medicine?',
    tree: `
        - textbox "Your answer"
        - paragraph: A sentence or two, in your own words.`,
    answer: (hands, question) =>
      hands.write(question.getByLabel('Your answer'), 'To see the effect, and whether they are sleepy.'),
  },
];

const DEVICES = {
  'a mouse': { options: { viewport: { width: 1280, height: 800 } }, handsOf: mouse },
  fingers: { options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, handsOf: touch },
  'keys alone': { options: { viewport: { width: 1280, height: 800 } }, handsOf: keys },
};

const devices = Object.entries(DEVICES);
for (const [name, { options, handsOf }] of some(devices, devices.slice(2))) {
  test(`every type of question is answered with ${name}`, onlyInCi, async ({ browser, ward }) => {
    test.setTimeout(120_000);
    const page = await openAs(
      browser,
      { ...options, baseURL: ward.origin, reducedMotion: 'reduce' },
      { email: await aLearner(ward), path: '/o/ward/quiz/every-type' },
    );
    await closeGreeting(page);
    const hands = handsOf(page);
    await hands.press(page.getByRole('button', { name: 'Start the quiz' }));
    for (const [i, { heading, tree, answer }] of CASES.entries()) {
      await test.step(heading, async () => {
        const question = page.getByRole('region', { name: heading });
        await expect(question).toBeVisible();
        await expect(question).toMatchAriaSnapshot(treeOf(heading, tree));
        await answer(hands, question);
        await hands.press(page.getByRole('button', { name: 'Check answer' }));
        await expect(
          page.getByRole('status', { name: 'Verdict' }).getByRole('heading', { name: 'That’s it' }),
        ).toBeVisible();
        await hands.press(page.getByRole('button', { name: i < CASES.length - 1 ? 'Next question' : 'See results' }));
      });
    }
    await expectAllRight(page);
    await page.context().close();
  });
}

/** The status is there, and empty, before the verdict is: only then is the verdict read out. */
const treeOf = (heading: string, tree: string) => `
    - region "${heading}":
        - button "Flag"
        - heading "${heading}" [level=1]${tree}
        - status "Verdict"`;

async function expectAllRight(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/o\/ward\/quiz\/every-type\/results$/);
  await expect(
    page.getByRole('progressbar', { name: `Score: 100 of 100. ${CASES.length} of ${CASES.length} right` }),
  ).toBeVisible();
}
