import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { I18nProvider } from '@lingui/react';
import { i18n } from '@lingui/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gatherPageContext, useTellAssistant } from '../context/current-page.ts';
import { SelectedText } from '../drawer/selected-text.tsx';
import { placeBy } from './selection-toolbar.tsx';
import { LessonPlace } from './lesson-place.tsx';

const RECT = { left: 100, width: 80, top: 200, bottom: 220, height: 20 } as DOMRect;
beforeEach(() => {
  Range.prototype.getBoundingClientRect = () => RECT;
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  getSelection()?.removeAllRanges();
  vi.unstubAllGlobals();
});

const nothing = () => undefined;
function open(onAsk: (text: string) => void = nothing, onMakeCard: (selection: string) => void = nothing) {
  render(
    <I18nProvider i18n={i18n}>
      <article data-lesson>
        <div data-blocks>
          <p>Look again after an hour.</p>
        </div>
      </article>
      <LessonPlace canSelect onAsk={onAsk} onMakeCard={onMakeCard} />
    </I18nProvider>,
  );
}

function select() {
  const text = screen.getByText('Look again after an hour.').firstChild!;
  getSelection()!.setBaseAndExtent(text, 0, text, 10);
  fireEvent(document, new Event('selectionchange'));
}

test('a selected text offers what can be asked of it, by the keyboard too', async () => {
  const onAsk = vi.fn();
  open(onAsk);
  expect(screen.queryByRole('toolbar')).toBeNull();
  select();
  expect(await screen.findByRole('toolbar', { name: 'The selected text' })).toBeDefined();
  expect(screen.getByRole('status').textContent).toContain('Press Tab');
  fireEvent.keyDown(document.body, { key: 'Tab' });
  expect(document.activeElement?.textContent).toBe('Explain');
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight' });
  expect(document.activeElement?.textContent).toBe('Example');
  fireEvent.click(document.activeElement!);
  expect(onAsk).toHaveBeenCalledWith('Give me an example');
  expect(screen.queryByRole('toolbar')).toBeNull();
});

test('a card is made of what is selected', async () => {
  const onMakeCard = vi.fn();
  open(undefined, onMakeCard);
  select();
  fireEvent.click(await screen.findByRole('button', { name: 'Make a card' }));
  expect(onMakeCard).toHaveBeenCalledWith('Look again');
});

test('Escape puts it away until another text is selected', async () => {
  open();
  select();
  await screen.findByRole('toolbar');
  const heard = vi.fn();
  document.addEventListener('keydown', heard);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.queryByRole('toolbar')).toBeNull();
  // The drawer beside the lesson stays open until it is pressed once more.
  expect(heard).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(heard).toHaveBeenCalledOnce();
  document.removeEventListener('keydown', heard);
});

test('it stands above the text, so that the lines below can be read, and below only where there is no room', () => {
  expect(placeBy(RECT).top).toBeLessThan(RECT.top - 54);
  expect(placeBy({ ...RECT, top: 100, bottom: 120 }).top).toBeGreaterThanOrEqual(120);
});

test('on a phone it leaves room at both edges, and stands at the foot, away from the lines around the text', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('innerWidth', 390);
  vi.stubGlobal('innerHeight', 844);
  const { left, top } = placeBy({ ...RECT, left: 0, width: 40, top: 400, bottom: 420 });
  expect(left - 144).toBeGreaterThanOrEqual(16);
  expect(top).toBe(844 - 100 - 98);
});

test('on a phone it stands above a text at the foot, and above the menu of the phone itself', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('innerWidth', 390);
  vi.stubGlobal('innerHeight', 844);
  const { top } = placeBy({ ...RECT, left: 0, width: 40, top: 700, bottom: 720 });
  expect(top + 98).toBeLessThanOrEqual(700 - 60);
});

function Screen() {
  useTellAssistant('content', 'lesson', () => ({
    page_id: 'content',
    content: { id: 'lesson', title: 'The second look', type: 'article' },
  }));
  return null;
}

test('one question is about what was selected, the next about the page again', async () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(RECT);
  render(<Screen />);
  open();
  select();
  const placeAsked = async () => (await gatherPageContext('/o/riverside/content/lesson'))?.place;
  await waitFor(async () => expect(await placeAsked()).toEqual({ paragraph: 1, selection: 'Look again' }));
  await waitFor(async () => expect(await placeAsked()).toEqual({ paragraph: 1 }));
});

test('what is selected stands over the line that is typed in, and can be taken out', async () => {
  open();
  render(
    <I18nProvider i18n={i18n}>
      <SelectedText />
    </I18nProvider>,
  );
  select();
  expect((await screen.findByText('Your question is about:')).parentElement!.textContent).toContain('Look again');
  fireEvent.click(screen.getByRole('button', { name: 'Ask about the whole page' }));
  expect(screen.queryByText('Your question is about:')).toBeNull();
  expect(screen.queryByRole('toolbar')).toBeNull();
});
