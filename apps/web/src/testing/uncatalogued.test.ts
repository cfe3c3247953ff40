import { expect, test } from 'vitest';
import { uncataloguedIn } from './uncatalogued.ts';

const answer = JSON.stringify({
  title: 'Quiz: Which pain scale, for whom?',
  body: '| Where | Here, there |\n**Pain**',
});

test('what the server said is known however it is cut as it is drawn; what stands in the code alone is found', () => {
  document.body.innerHTML =
    '<h1><span>Quiz:</span> <span>for whom?</span></h1><p>Where</p><p>Here, there</p><p>Save it</p><p>Pain results</p><p>Deutsch</p>';
  expect(uncataloguedIn(document.body, [answer])).toEqual(['Save it', 'Pain results']);
});
