import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { useLayoutEffect, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { act } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { carryEarlyInput } from '#platform/device/beginning/carry-input.ts';
import { forgetEarlyInput } from '#platform/device/beginning/early-input.ts';

const SCRIPT = readFileSync(join(import.meta.dirname, '../../../public/early-input.js'), 'utf8');
let root: Root | null = null;

afterEach(() => {
  act(() => root?.unmount());
  root = null;
  forgetEarlyInput();
  document.body.replaceChildren();
});

/** A form as the page of a sign-in has it; `hasNews` is something above it that only the application knows of. */
function Form({ hasNews = false, onShown }: { hasNews?: boolean; onShown?: () => void }) {
  const [name, setName] = useState('');
  const [isKept, setKept] = useState(false);
  const [sent, setSent] = useState('');
  useLayoutEffect(() => onShown?.(), [onShown]);
  return (
    <main>
      {hasNews && <button type="button">News</button>}
      <input name="name" aria-label="name" value={name} onChange={({ target }) => setName(target.value)} />
      <input type="checkbox" name="keep" checked={isKept} onChange={({ target }) => setKept(target.checked)} />
      <button type="button" onClick={() => setSent(`${name} ${isKept}`)}>
        Send
      </button>
      <output>{sent}</output>
    </main>
  );
}

function arrived(): HTMLElement {
  const place = document.createElement('div');
  place.innerHTML = renderToString(<Form />);
  document.body.append(place);
  new Function(SCRIPT)();
  return place;
}

/** `meanwhile` is what happens while the application makes the new page. */
function drawAnew(place: HTMLElement, meanwhile = () => {}): void {
  const repeat = carryEarlyInput();
  meanwhile();
  root = createRoot(place);
  act(() => root!.render(<Form hasNews onShown={repeat} />));
}

const input = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
const send = () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Send')!;

function type(words: string): void {
  input('name').focus();
  input('name').value = words;
  input('name').dispatchEvent(new Event('input', { bubbles: true }));
}

test('what was typed, chosen and pressed is done again in the page that is drawn anew', async () => {
  const place = arrived();
  type('Ada');
  input('keep').click();
  send().click();
  drawAnew(place);
  expect(input('name').value).toBe('Ada');
  expect(input('keep').checked).toBe(true);
  await vi.waitFor(() => expect(document.querySelector('output')!.textContent).toBe('Ada true'));
});

test.each([
  ['before', (place: HTMLElement) => (input('name').focus(), drawAnew(place))],
  ['while', (place: HTMLElement) => drawAnew(place, () => input('name').focus())],
])('the caret stays in the field where it was put %s the page was made', (_, focusAndDraw) => {
  focusAndDraw(arrived());
  expect(document.activeElement).toBe(input('name'));
});

test('a press whose finger is still down counts', async () => {
  const place = arrived();
  drawAnew(place, () => {
    type('Ada');
    send().dispatchEvent(new Event('pointerdown', { bubbles: true }));
  });
  await vi.waitFor(() => expect(document.querySelector('output')!.textContent).toBe('Ada false'));
});

test('a page in which nothing was done is drawn as it is', () => {
  drawAnew(arrived());
  expect(input('name').value).toBe('');
  expect(document.querySelector('output')!.textContent).toBe('');
});
