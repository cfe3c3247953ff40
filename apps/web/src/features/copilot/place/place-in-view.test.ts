import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { placeInView, pointedBy } from './place-in-view.ts';

/** A page on which each marked element stands at the height that its `data-top` says, 100 high. */
function show(html: string) {
  document.body.innerHTML = html;
}
beforeEach(() => {
  vi.stubGlobal('innerHeight', 900);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const top = Number((this.closest('[data-top]') as HTMLElement | null)?.dataset.top ?? 0);
    return { top, bottom: top + 100 } as DOMRect;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

const article = `<article data-lesson><div data-blocks>
  <p data-top="-300">Gone by.</p>
  <h2 data-top="100">When</h2>
  <p id="read" data-top="280">Look again after an hour.</p>
  <div data-top="500"><table><thead><tr><th>Head</th></tr></thead><tbody><tr><td>One</td></tr><tr><td id="cell">Two</td></tr></tbody></table></div>
  <ul data-top="1200"><li>First</li><li id="entry">Second</li></ul>
</div><textarea id="note"></textarea></article><p id="outside">Elsewhere</p>`;

function select(id: string, isWhole = true) {
  const selection = getSelection()!;
  const text = document.getElementById(id)!.firstChild!;
  selection.setBaseAndExtent(text, 0, text, isWhole ? text.textContent!.length : 0);
  return pointedBy(selection);
}

test('the paragraph is the one that stands where one reads', () => {
  show(article);
  expect(placeInView(null)).toEqual({ paragraph: 3 });
});

test('what was selected counts while it is in view, with its row', () => {
  show(article);
  const cell = select('cell')!;
  expect(cell.place).toEqual({ paragraph: 4, row: 2, selection: 'Two' });
  expect(placeInView(cell)).toEqual(cell.place);
  expect(placeInView(select('entry'))).toEqual({ paragraph: 3 });
});

test('a press says where, and nothing of what', () => {
  show(article);
  expect(select('read', false)!.place).toEqual({ paragraph: 3 });
});

test('outside of the lesson, and in a field of it, nothing is pointed at', () => {
  show(article);
  expect(select('outside')).toBeNull();
  document.getElementById('note')!.focus();
  expect(select('read')).toBeNull();
  expect(placeInView(null)).toEqual({ paragraph: 3 });
});

test('what is selected is cut to its length', () => {
  show(`<article data-lesson><div data-blocks><p id="long">${'word '.repeat(300)}</p></div></article>`);
  expect(select('long')!.place.selection).toHaveLength(600);
});

test('a comic says its page and panel, a film its second, the results their question', () => {
  show('<article data-lesson><ol><li data-page="2" data-panel="3" data-top="200">Ben</li></ol></article>');
  expect(placeInView(null)).toEqual({ page: 2, panel: 3 });
  show('<article data-lesson><video></video></article>');
  document.querySelector('video')!.currentTime = 83.4;
  expect(placeInView(null)).toEqual({ seconds: 83 });
  show(
    `<ol data-lesson><details data-question="q-1" data-top="300"></details><details open data-question="q-2" data-top="400"></details></ol>`,
  );
  expect(placeInView(null)).toEqual({ question_id: 'q-2' });
});

test('where nothing is learned there is no place', () => {
  show('<main><p>Home</p></main>');
  expect(placeInView(null)).toBeUndefined();
});
