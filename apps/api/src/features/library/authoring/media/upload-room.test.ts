import { expect, test } from 'vitest';
import { ABANDONED_MS, findRoom } from './upload-room.ts';

const at = new Date('2026-03-01T12:00:00Z');
const touched = (ago: number) => new Date(at.getTime() - ago);
const upload = (id: string, startedBy: string, bytes: number, ago = 0) => ({
  id,
  startedBy,
  bytes,
  touchedAt: touched(ago),
});
const room = (open: ReturnType<typeof upload>[], bytes: number, freeBytes: number) =>
  findRoom(open, { uid: 'ada', bytes, at, freeBytes });

test('what is under way counts with all that it will come to', () => {
  expect(room([upload('a', 'eve', 60)], 40, 100)).toEqual({ drop: [] });
  expect(room([upload('a', 'eve', 60)], 41, 100)).toEqual({ refused: 'payload_too_large' });
});

test('an abandoned upload makes room, and no more of them than needed', () => {
  const open = [upload('old', 'eve', 60, ABANDONED_MS + 2), upload('older-than-an-hour', 'eve', 30, ABANDONED_MS + 1)];
  expect(room(open, 40, 100)).toEqual({ drop: ['old'] });
  expect(room(open, 101, 100)).toEqual({ refused: 'payload_too_large' });
});

test('an author has ten at once; their own abandoned ones go first', () => {
  const own = Array.from({ length: 10 }, (_, i) => upload(`own-${i}`, 'ada', 1));
  expect(room(own, 1, 1000)).toEqual({ refused: 'too_many_uploads' });
  expect(room(own.slice(1), 1, 1000)).toEqual({ drop: [] });
  const others = upload('of-eve', 'eve', 1, ABANDONED_MS + 2);
  expect(room([others, ...own], 1, 1000)).toEqual({ refused: 'too_many_uploads' });
  const abandoned = upload('own-old', 'ada', 1, ABANDONED_MS + 1);
  expect(room([others, abandoned, ...own.slice(1)], 1, 1000)).toEqual({ drop: ['own-old'] });
});
