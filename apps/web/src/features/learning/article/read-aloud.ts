/** A voice that has not begun after this long never will: some systems say yes and stay silent. */
const BEGIN_WITHIN_MS = 1_500;

/**
 * True when the device has a voice of its own for the page's language; voices in the network would be sent what is
 * read.
 */
export function canReadAloud(): boolean {
  return voice() !== undefined;
}

function voice(): SpeechSynthesisVoice | undefined {
  const language = document.documentElement.lang.slice(0, 2) || 'en';
  return globalThis.speechSynthesis
    ?.getVoices()
    .find(({ lang, localService }) => localService && lang.toLowerCase().startsWith(language));
}

let turn = 0;

/** Reads block after block, each brought into view as its turn comes. False when no sound ever began. */
export async function readAloud(blocks: readonly HTMLElement[]): Promise<boolean> {
  stopReading();
  const mine = turn;
  for (const block of blocks) {
    if (mine !== turn) return true;
    const text = block.innerText.trim();
    if (text === '') continue;
    block.scrollIntoView({ block: 'center', behavior: 'smooth' });
    if (!(await speak(text))) return mine !== turn;
  }
  return true;
}

export function stopReading(): void {
  turn++;
  globalThis.speechSynthesis?.cancel();
}

function speak(text: string): Promise<boolean> {
  return new Promise((resolve) => {
    const words = new SpeechSynthesisUtterance(text);
    words.voice = voice() ?? null;
    const silence = setTimeout(() => resolve(false), BEGIN_WITHIN_MS);
    words.addEventListener('start', () => clearTimeout(silence));
    words.addEventListener('end', () => resolve(true));
    words.addEventListener('error', () => resolve(false));
    speechSynthesis.speak(words);
  });
}
