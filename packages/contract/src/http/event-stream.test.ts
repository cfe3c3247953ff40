import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createEventReader, KEEP_OPEN_LINE, writeEvent } from './event-stream.ts';

test('events are read as they were written, wherever the text is torn', () => {
  const someEvents = fc.array(fc.oneof(fc.dictionary(fc.string(), fc.jsonValue()), fc.constant(null)), {
    maxLength: 8,
  });
  fc.assert(
    fc.property(someEvents, fc.array(fc.nat({ max: 400 })), (events, cuts) => {
      const text = events.map((event) => (event === null ? KEEP_OPEN_LINE : writeEvent(event))).join('');
      const places = [0, ...cuts.filter((cut) => cut < text.length).sort((a, b) => a - b), text.length];
      const read = createEventReader();
      const seen = places.slice(1).flatMap((place, i) => read(text.slice(places[i], place)));
      expect(seen).toEqual(events.filter((event) => event !== null).map((event) => JSON.parse(JSON.stringify(event))));
    }),
  );
});
