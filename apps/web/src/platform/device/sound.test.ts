import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isSoundMuted, playSound, setSoundMuted, SOUNDS } from './sound.ts';

const played: string[] = [];
let answer: () => Promise<void>;

beforeEach(() => {
  played.length = 0;
  localStorage.clear();
  answer = () => Promise.resolve();
  vi.stubGlobal('Audio', FakeAudio);
});
afterEach(() => void vi.unstubAllGlobals());

class FakeAudio {
  volume = 1;
  currentTime = 0;
  source: string;
  constructor(source: string) {
    this.source = source;
  }
  play() {
    played.push(this.source);
    return answer();
  }
}

test.each(SOUNDS)('the sound %s is there', (name) => {
  expect(existsSync(join(import.meta.dirname, `../../../public/audio/notifications/${name}.mp3`))).toBe(true);
});

test('a sound plays from where the specification says', () => {
  playSound('earn_points');
  expect(played).toEqual(['/audio/notifications/earn_points.mp3']);
});

test('muted sounds do not play, and the switch is remembered', () => {
  setSoundMuted(true);
  playSound('success');
  expect(played).toEqual([]);
  expect(isSoundMuted()).toBe(true);
  setSoundMuted(false);
  playSound('success');
  expect(played).toHaveLength(1);
});

test.each([
  ['refuses to play', () => Promise.reject(new DOMException('not allowed', 'NotAllowedError'))],
  [
    'cannot play at all',
    () => {
      throw new Error('no codec');
    },
  ],
])('a browser that %s is ignored', async (_what, fails) => {
  answer = fails;
  expect(() => playSound('streak')).not.toThrow();
  await Promise.resolve();
});
