import { expect, type Locator, type Page } from '@playwright/test';

/** A way of using a screen: with a mouse, with fingers, or with keys alone. */
export interface Hands {
  press(target: Locator): Promise<void>;
  write(field: Locator, text: string): Promise<void>;
  /** Chooses from a list that opens over its own place. */
  choose(field: Locator, option: string): Promise<void>;
  /** Marks a place of a picture, in percent. */
  mark(picture: Locator, place: { x: number; y: number }): Promise<void>;
  /** Brings a list whose entries have these texts into their order. */
  arrange(list: Locator, texts: readonly string[]): Promise<void>;
  /** Takes something to where it belongs: dragged there, or picked up and put by two presses. */
  bring(item: Locator, target: Locator): Promise<void>;
}

export function mouse(page: Page): Hands {
  const drag = async (from: Locator, to: Locator) => {
    const [start, end] = await middlesOf(page, from, to);
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(end.x, end.y, { steps: 4 });
    await page.mouse.up();
  };
  return pointer(page, { press: (target, position) => target.click({ position }), drag });
}

export function touch(page: Page): Hands {
  const drag = async (from: Locator, to: Locator) => {
    const [start, end] = await middlesOf(page, from, to);
    await moveFingers(page, [{ from: start, to: end }]);
  };
  return pointer(page, { press: (target, position) => target.tap({ position }), drag });
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Fingers that touch the screen together, move together, sideways first (up and down at once is scrolling), and are
 * lifted together.
 */
export async function moveFingers(page: Page, ways: readonly { from: Point; to: Point }[]): Promise<void> {
  const fingers = await page.context().newCDPSession(page);
  const began = Date.now() / 1000;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number | null, afterSeconds: number) => {
    const at = ({ from, to }: { from: Point; to: Point }, id: number) => ({
      id,
      x: from.x + (to.x - from.x) * Math.min(1, part! * 2),
      y: from.y + (to.y - from.y) * Math.max(0, part! * 2 - 1),
    });
    return fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: part === null ? [] : ways.map(at),
      timestamp: began + afterSeconds,
    });
  };
  await send('touchStart', 0, 0);
  for (const part of [0.25, 0.5, 0.75, 1]) await send('touchMove', part, part);
  // They rest before they are lifted: from a fling the browser would wait for a touch that stops it.
  await send('touchMove', 1, 2);
  await send('touchEnd', null, 2.1);
  await fingers.detach();
}

interface Pointer {
  press(target: Locator, position?: { x: number; y: number }): Promise<void>;
  drag(from: Locator, to: Locator): Promise<void>;
}

function pointer(page: Page, { press, drag }: Pointer): Hands {
  return {
    press,
    bring: drag,
    async write(field, text) {
      await press(field);
      await page.keyboard.type(text);
    },
    async choose(field, option) {
      // The browser draws the list of its own kind of field; no page can press in it.
      if (await isNative(field)) return void (await field.selectOption(option));
      await press(field);
      await press(page.getByRole('option', { name: option, exact: true }));
      await expect(field).toHaveText(option);
    },
    async mark(picture, { x, y }) {
      const { width, height } = (await picture.boundingBox())!;
      await press(picture, { x: (width * x) / 100, y: (height * y) / 100 });
    },
    async arrange(list, texts) {
      for (const [place, text] of texts.entries()) {
        const entry = list.getByRole('listitem').filter({ hasText: text });
        await drag(entry.locator('.touch-none'), list.getByRole('listitem').nth(place));
        await expect(list.getByRole('listitem').nth(place)).toContainText(text);
      }
    },
  };
}

/** Where two things are, once the middle between them is the middle of the screen: no bar covers them there. */
async function middlesOf(page: Page, from: Locator, to: Locator): Promise<[Point, Point]> {
  const [start, end] = [await middleOf(from), await middleOf(to)];
  await page.evaluate((middle) => scrollBy(0, middle - innerHeight / 2), (start.y + end.y) / 2);
  return [await middleOf(from), await middleOf(to)];
}

/** The middle of something, brought to the middle of the screen. */
export async function bringToMiddle(page: Page, target: Locator): Promise<Point> {
  return (await middlesOf(page, target, target))[0];
}

async function middleOf(target: Locator): Promise<Point> {
  const { x, y, width, height } = (await target.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

/** More steps than any screen here has. */
const MOST_TABS = 60;
const STEP_PERCENT = 4;

/** Only keys: Tab to where something is, then the key that everybody expects there. */
export function keys(page: Page): Hands {
  const press = async (target: Locator) => {
    await tabTo(page, target);
    const isButton = await target.evaluate((element) => element.matches('button, a, [role="button"]'));
    if (isButton) return page.keyboard.press('Enter');
    // Arrows walk within a group of radio buttons, and choose.
    for (let i = 0; i < 10 && !(await isFocused(target)); i++) await page.keyboard.press('ArrowDown');
    if (!(await target.isChecked())) await page.keyboard.press('Space');
  };
  return {
    press,
    async write(field, text) {
      await tabTo(page, field);
      await page.keyboard.type(text);
    },
    async choose(field, option) {
      await tabTo(page, field);
      if (await isNative(field)) return page.keyboard.type(option);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('listbox')).toBeVisible();
      await page.keyboard.type(option);
      await page.keyboard.press('Enter');
      await expect(field).toHaveText(option);
    },
    async mark(picture, { x, y }) {
      await tabTo(page, picture);
      await repeat(page, x < 50 ? 'ArrowLeft' : 'ArrowRight', Math.round(Math.abs(x - 50) / STEP_PERCENT));
      await repeat(page, y < 50 ? 'ArrowUp' : 'ArrowDown', Math.round(Math.abs(y - 50) / STEP_PERCENT));
      await page.keyboard.press('Enter');
    },
    async arrange(list, texts) {
      for (const [place, text] of texts.entries()) {
        const now = (await list.getByRole('listitem').allTextContents()).findIndex((each) => each.includes(text));
        if (now === place) continue;
        await tabTo(page, list.getByRole('button', { name: `Move up: ${text}` }));
        // The focus stays with what is moved, up to its place.
        await repeat(page, 'Enter', now - place);
        await expect(list.getByRole('button', { name: `Move up: ${text}` })).toBeFocused();
        await expect(list.getByRole('listitem').nth(place)).toContainText(text);
      }
    },
    async bring(item, target) {
      await press(item);
      // A row that takes it says so by a button of its own.
      const isButton = await target.evaluate((element) => element.matches('button'));
      await press(isButton ? target : target.getByRole('button', { name: /^Put / }));
    },
  };
}

async function repeat(page: Page, key: string, times: number): Promise<void> {
  for (let i = 0; i < times; i++) await page.keyboard.press(key);
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeEnabled();
  for (let i = 0; i < MOST_TABS; i++) {
    if (await isReached(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${target}.`);
}

const isNative = (field: Locator) => field.evaluate((element) => element.matches('select'));
const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Of a group of radio buttons Tab reaches one; the others are reached by arrows. */
const isReached = (target: Locator) =>
  target.evaluate((element) => {
    const active = document.activeElement;
    const isRadio = (each: Element | null): each is HTMLInputElement =>
      each instanceof HTMLInputElement && each.type === 'radio';
    return element === active || (isRadio(element) && isRadio(active) && element.name === active.name);
  });
