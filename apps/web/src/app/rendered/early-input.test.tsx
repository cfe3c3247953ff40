import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Suspense, use, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetEarlyInput, repeatEarlyInput } from '#platform/device/beginning/early-input.ts';

const SCRIPT = readFileSync(join(import.meta.dirname, '../../../public/early-input.js'), 'utf8');
let root: Root | null = null;

afterEach(() => {
  root?.unmount();
  root = null;
  forgetEarlyInput();
  document.body.replaceChildren();
});

/** A form as a stranger's page has it, which says what it knows. */
function Form() {
  const [name, setName] = useState('');
  const [answer, setAnswer] = useState('');
  const [presses, setPresses] = useState(0);
  return (
    <main>
      <input aria-label="name" value={name} onChange={({ target }) => setName(target.value)} />
      {['a', 'b'].map((each) => (
        <input
          key={each}
          type="radio"
          name="answer"
          aria-label={each}
          checked={answer === each}
          onChange={() => setAnswer(each)}
        />
      ))}
      <button type="button" onClick={() => setPresses(presses + 1)}>
        Press
      </button>
      <output>{`${name}|${answer}|${presses}`}</output>
    </main>
  );
}

/** A form beside a part that the browser awaits, as one that is loaded later; the server has it. */
function FormInParts({ part }: { part: Promise<void> | null }) {
  return (
    <Suspense>
      <Form />
      <LatePart part={part} />
    </Suspense>
  );
}

function LatePart({ part }: { part: Promise<void> | null }) {
  if (part) use(part);
  return <hr />;
}

function drawn(form = <Form />): HTMLElement {
  const place = document.createElement('div');
  place.innerHTML = renderToString(form);
  document.body.append(place);
  // As the page loads it: before anything else.
  new Function(SCRIPT)();
  return place;
}

const field = (label: string) => document.querySelector<HTMLInputElement>(`[aria-label="${label}"]`)!;
const button = () => document.querySelector('button')!;
const said = () => document.querySelector('output')!.textContent;

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;

/** As by hand: past the setter that React puts on a field. */
function type(words: string): void {
  setValue.call(field('name'), words);
  field('name').dispatchEvent(new Event('input', { bubbles: true }));
}

test('what was typed, chosen and pressed before a page was taken over is told to it', async () => {
  const place = drawn();
  type('Nia');
  field('b').click();
  button().click();
  expect(button().hasAttribute('data-waiting')).toBe(true);
  root = hydrateRoot(place, <Form />);
  repeatEarlyInput();
  await vi.waitFor(() => expect(said()).toBe('Nia|b|1'));
  expect(button().hasAttribute('data-waiting')).toBe(false);
  expect(field('name').value).toBe('Nia');
});

test('what is typed beside a part that is still awaited is told once it is there', async () => {
  const place = drawn(<FormInParts part={null} />);
  const { promise: part, resolve: arrive } = Promise.withResolvers<void>();
  root = hydrateRoot(place, <FormInParts part={part} />);
  repeatEarlyInput();
  await vi.waitFor(() => expect(window.earlyInput!.isAlive(field('name'))).toBe(true));
  type('Nia');
  await vi.waitFor(() => expect(window.earlyInput!.fields.size).toBe(1));
  expect(said()).toBe('||0');
  arrive();
  await vi.waitFor(() => expect(said()).toBe('Nia||0'));
  expect(field('name').value).toBe('Nia');
});

test('what is done to a living page passes once', async () => {
  const place = drawn();
  root = hydrateRoot(place, <Form />);
  repeatEarlyInput();
  await vi.waitFor(() => expect(window.earlyInput!.isAlive(button())).toBe(true));
  button().click();
  await vi.waitFor(() => expect(said()).toBe('||1'));
});

test('a button of a page that is gone is not pressed', () => {
  drawn();
  button().click();
  document.body.replaceChildren();
  forgetEarlyInput();
  expect(window.earlyInput).toBeUndefined();
});

test('somebody who moves, scrolls or presses a key has begun; where the pointer lies says nothing', () => {
  const wasBegun = (event: Event) => {
    drawn();
    window.dispatchEvent(event);
    const { hasStep } = window.earlyInput!;
    forgetEarlyInput();
    return hasStep;
  };
  const moved = (movementX: number) => Object.assign(new Event('pointermove'), { movementX, movementY: 0 });
  expect([moved(0), moved(3), new Event('scroll'), new Event('keydown')].map(wasBegun)).toEqual([
    false,
    true,
    true,
    true,
  ]);
});

test('styles and scripts of a page are fetched after its first frame, at once where they are awaited', () => {
  const frames = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  const fetched = () =>
    [...document.head.querySelectorAll('link')].map((link) => [link.rel, link.getAttribute('href')]);
  const load = () => {
    const script = document.createElement('script');
    Object.assign(script.dataset, { entry: '/entry.js', files: '/entry.js /screen.js', stylesheet: '/app.css' });
    vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
    new Function(SCRIPT)();
  };
  load();
  expect(frames).toHaveBeenCalledOnce();
  expect(fetched()).toEqual([]);
  localStorage.setItem('snapwell.signed-in', 'true');
  load();
  expect(fetched()).toEqual([
    ['prefetch', '/app.css'],
    ['modulepreload', '/entry.js'],
    ['modulepreload', '/screen.js'],
  ]);
});
