import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A browser's recognition that hears what the test says. */
class Recognition extends EventTarget {
  static last: Recognition;
  starts = 0;
  aborts = 0;
  constructor() {
    super();
    Recognition.last = this;
  }
  start = () => void this.starts++;
  abort = () => void this.aborts++;
  tell(type: string, more: object = {}): void {
    this.dispatchEvent(Object.assign(new Event(type), more));
  }
  hear(transcript: string): void {
    const result = Object.assign([{ transcript }], { isFinal: true });
    this.tell('result', { resultIndex: 0, results: [result] });
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('SpeechRecognition', Recognition);
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function listening() {
  const { openBrowserEars } = await import('./browser-ears.ts');
  const told: string[] = [];
  let isSpeaking = false;
  const ears = openBrowserEars({
    onBegin: () => told.push('begins'),
    onWords: (words) => told.push(words),
    onFailure: (problem) => told.push(problem),
    isSpeaking: () => isSpeaking,
  });
  return { ears, told, recognition: Recognition.last, speak: (now: boolean) => void (isSpeaking = now) };
}

test('words are heard turn after turn, but not those of the partner', async () => {
  const { told, recognition, speak } = await listening();
  recognition.tell('start');
  recognition.tell('speechstart');
  recognition.hear('Where does it hurt?');
  speak(true);
  recognition.hear('Here, below the ribs.');
  speak(false);
  recognition.tell('end');
  expect(recognition.starts).toBe(2);
  recognition.hear('Thank you.');
  expect(told).toEqual(['begins', 'Where does it hurt?', 'Thank you.']);
});

test('a recognition with nobody behind it is given up', async () => {
  const { told, recognition } = await listening();
  vi.advanceTimersByTime(3000);
  expect(told).toEqual(['unavailable']);
  expect(recognition.aborts).toBe(1);
  recognition.tell('end');
  expect(recognition.starts).toBe(1);
});

test('a microphone that is blocked is said to be', async () => {
  const { told, recognition } = await listening();
  recognition.tell('error', { error: 'no-speech' });
  recognition.tell('error', { error: 'not-allowed' });
  expect(told).toEqual(['microphone-denied']);
});
