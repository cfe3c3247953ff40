import { forgetEarlyInput, tellAgain } from './early-input.ts';

/**
 * Follows what somebody does in a page that is about to be drawn anew. What it returns does it again in the new one, where
 * the same fields and buttons stand in the same order: what was typed and chosen, the last press, also one whose finger is
 * still down, and where the caret was. It belongs into the moment in which the new page takes the place of the old one.
 */
export function carryEarlyInput(): () => void {
  const early = window.earlyInput;
  if (!early) return () => undefined;
  const placeOf = new Map(inPlaces().flatMap((elements) => elements.map((element, at) => [element, at] as const)));
  const again = <T extends Element>(element: T | null): T | null =>
    element && placeOf.has(element)
      ? ((inPlaces().find(([first]) => kindOf(first!) === kindOf(element))?.[placeOf.get(element)!] as T | undefined) ??
        null)
      : null;
  let focused = document.activeElement;
  let held: HTMLButtonElement | null = null;
  const stop = new AbortController();
  const follow = (kind: 'focusin' | 'pointerdown' | 'pointerup', act: (target: EventTarget | null) => void) =>
    document.addEventListener(kind, ({ target }) => act(target), { capture: true, signal: stop.signal });
  follow('focusin', (target) => (focused = target as Element));
  follow('pointerdown', (target) => (held = target instanceof Element ? target.closest('button') : null));
  follow('pointerup', () => (held = null));
  return () => {
    stop.abort();
    const { fields, button } = early;
    forgetEarlyInput();
    const field = again(focused);
    if (field instanceof HTMLElement && document.activeElement === document.body) field.focus();
    for (const [drawn, given] of fields) {
      const shown = again(drawn);
      if (shown) tellAgain(shown, given);
    }
    const pressed = again(held ?? button);
    // Once the page knows what was filled in.
    if (pressed) setTimeout(() => pressed.click());
  };
}

/** The fields and buttons of the page in their order, those of a kind together. */
const inPlaces = (): Element[][] => [
  ...Map.groupBy(document.querySelectorAll('input, select, textarea, button'), kindOf).values(),
];

const kindOf = (element: Element): string =>
  `${element.localName} ${element.getAttribute('type')} ${element.localName === 'button' ? element.textContent : element.getAttribute('name')}`;
