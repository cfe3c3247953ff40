type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface EarlyInput {
  button: HTMLButtonElement | null;
  /** What was typed, or whether it was chosen. */
  readonly fields: Map<Field, string | boolean>;
  /** Whether somebody has begun to do something with the page: moved, touched, scrolled, pressed a key. */
  readonly hasStep: boolean;
  /** Whether an element answers by itself. */
  isAlive(element: Element): boolean;
  /** Told of each of them. */
  onInput(): void;
  stop(): void;
}

declare global {
  interface Window {
    /** Set by `public/early-input.js`, which a page that came as HTML loads before anything else. */
    earlyInput?: EarlyInput;
  }
}

const isWaiting = ({ button, fields }: EarlyInput): boolean => button !== null || fields.size > 0;

/** Whether something was done that nothing could answer. */
export const isInputWaiting = (): boolean => window.earlyInput !== undefined && isWaiting(window.earlyInput);

/** Whether somebody had begun before the scripts were here. */
export const hasEarlyStep = (): boolean => window.earlyInput?.hasStep ?? false;

/**
 * Does again what was done before its part of the page could answer, as soon as it can: the parts are taken over one
 * after another.
 */
export function repeatEarlyInput(): void {
  const early = window.earlyInput;
  if (!early) return;
  let isLooking = false;
  const look = () => {
    repeatIn(early);
    isLooking = isWaiting(early);
    if (isLooking) requestAnimationFrame(look);
  };
  early.onInput = () => {
    if (isLooking) return;
    isLooking = true;
    requestAnimationFrame(look);
  };
  if (isWaiting(early)) early.onInput();
}

/** What was done belonged to a page that is gone. */
export function forgetEarlyInput(): void {
  window.earlyInput?.stop();
  delete window.earlyInput;
}

function repeatIn(early: EarlyInput): void {
  for (const [field, given] of early.fields) {
    if (field.isConnected && !early.isAlive(field)) continue;
    early.fields.delete(field);
    onceTakenOver(field, () => tellAgain(field, given));
  }
  const { button } = early;
  if (!button || (button.isConnected && !early.isAlive(button))) return;
  early.button = null;
  button.removeAttribute('data-waiting');
  onceTakenOver(button, () => button.click());
}

/**
 * React marks an element a while before it answers. A key event has it finish at once: were the change itself the first
 * event, React would take the changed field as it finds it and tell nobody.
 */
function onceTakenOver(element: HTMLElement, act: () => void): void {
  setTimeout(() => {
    element.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
    if (element.isConnected) act();
  });
}

/**
 * React takes a field as it finds it, and tells of a change only when it differs from that: the field is put back as it
 * was drawn, unseen, and then filled in again.
 */
export function tellAgain(field: Field, given: string | boolean): void {
  if (typeof given === 'boolean') {
    const choice = field as HTMLInputElement;
    if (choice.type === 'radio' && !given) return;
    choice.checked = !given;
    choice.click();
    return;
  }
  const caret = isCaretKnown(field) ? ([field.selectionStart, field.selectionEnd] as const) : null;
  field.value = '';
  // Not the setter that React watches.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, given);
  if (caret && isCaretKnown(field)) field.setSelectionRange(...caret);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Fields for addresses and numbers do not say where their caret stands. */
const isCaretKnown = (field: Field): field is HTMLInputElement | HTMLTextAreaElement =>
  'selectionStart' in field && field.selectionStart !== null;
