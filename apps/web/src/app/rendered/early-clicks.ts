declare global {
  interface Window {
    /** Set by `public/early-clicks.js`, which a page that came as HTML loads before anything else. */
    earlyClicks?: { readonly button: HTMLButtonElement | null; readonly stop: () => void };
  }
}

/** Presses the button that was pressed before the page could answer, and lets later clicks pass. */
export function repeatEarlyClick(): void {
  const { button, stop } = window.earlyClicks ?? {};
  stop?.();
  delete window.earlyClicks;
  if (button?.isConnected) button.click();
}
