// Makes the sounds of the patient on the landing pages with the built-in voice: node scripts/media/make-patient-voice.ts
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Mp3Encoder } from '@breezystack/lamejs';
import { createFliteNarrator } from '../../apps/api/src/adapters/narrator/flite-narrator.ts';
import { root } from '../tools.ts';

/** Her own words in the simulation 'Talking with somebody in pain'. */
const REPLIES = {
  fine: 'Hello. Oh, I am fine, thank you. You have so much to do.',
  movement: "When I cough it is terrible. So I don't cough. Eight, I would say, if you want a number.",
};
const KILOBITS = 32;
const FRAME = 1152;
const FOLDER = join(root, 'apps/web/public/audio/patient');

const narrator = createFliteNarrator();
if (!narrator) throw new Error('The package of the built-in voice is not installed.');
mkdirSync(FOLDER, { recursive: true });
for (const [name, words] of Object.entries(REPLIES)) {
  const [spoken] = await narrator.speak([words], 'female');
  const file = encode(spoken!.samples, spoken!.rate);
  writeFileSync(join(FOLDER, `${name}.mp3`), file);
  console.log(`${name}.mp3 ${file.length} bytes, ${spoken!.seconds.toFixed(1)} s`);
}
await narrator.close();

function encode(samples: Int16Array, rate: number): Buffer {
  const encoder = new Mp3Encoder(1, rate, KILOBITS);
  const parts: Buffer[] = [];
  for (let at = 0; at < samples.length; at += FRAME)
    parts.push(Buffer.from(encoder.encodeBuffer(samples.subarray(at, at + FRAME))));
  return Buffer.concat([...parts, Buffer.from(encoder.flush())]);
}
