/** A voice that has not begun after this long never will: some systems say yes and stay silent. */
const BEGIN_WITHIN_MS = 1_500;

/**
 * True when the device has a voice of its own for the language of a text; voices in the network would be sent what is
 * read.
 */
export function canReadAloud(text: Element): boolean {
  return voiceFor(text) !== undefined;
}

/** What is read is in the language of its own element, which need not be that of the page. */
function voiceFor(text: Element): SpeechSynthesisVoice | undefined {
  const language = text.closest<HTMLElement>('[lang]')?.lang.slice(0, 2) || 'en';
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
    if (!(await speak(text, voiceFor(block)))) return mine !== turn;
  }
  return true;
}

export function stopReading(): void {
  turn++;
  globalThis.speechSynthesis?.cancel();
}

function speak(text: string, voice: SpeechSynthesisVoice | undefined): Promise<boolean> {
  return new Promise((resolve) => {
    const words = new SpeechSynthesisUtterance(text);
    words.voice = voice ?? null;
    const silence = setTimeout(() => resolve(false), BEGIN_WITHIN_MS);
    words.addEventListener('start', () => clearTimeout(silence));
    words.addEventListener('end', () => resolve(true));
    words.addEventListener('error', () => resolve(false));
    speechSynthesis.speak(words);
  });
}
