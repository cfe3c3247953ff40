import { expect, test } from 'vitest';
import { withQuestionsAsJson } from './embedded-questions.ts';

const question = 'prompt: Which first?\noptions:\n  - { text: Ask, correct: true }\n  - { text: Look }';

test('a question inside an article leaves the server as JSON, the text around it as it is', () => {
  const markdown = withQuestionsAsJson(
    `Before.\n\n\`\`\`question\n${question}\n\`\`\`\n\n\`\`\`js\ncode\n\`\`\`\nAfter.\n`,
  );
  expect(markdown).toContain('Before.');
  expect(markdown).toContain('```js\ncode\n```\nAfter.');
  expect(JSON.parse(/```question\n(.*)\n```/.exec(markdown)![1]!)).toMatchObject({
    prompt: 'Which first?',
    options: [{ text: 'Ask', correct: true }, { correct: false }],
  });
});

test.for(['prompt: [', 'prompt: no options', ''])('a question that cannot be read (%s) is left out', (text) => {
  expect(withQuestionsAsJson(`A\n\`\`\`question\n${text}\n\`\`\`\nB`)).not.toContain('question');
});

test('questions that do not end are code up to the end of the text, and many of them are read at once', () => {
  const began = performance.now();
  const markdown = `A\n${'```question\n'.repeat(20_000)}`;
  expect(withQuestionsAsJson(markdown)).toBe(markdown);
  expect(performance.now() - began).toBeLessThan(1000);
});
