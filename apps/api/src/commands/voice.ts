// `npm run voice -- measure`: how well and how fast the built-in voice hears and speaks, on fixed sentences. Prints the
// figures and writes them to bench/voice.json.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { measureVoice } from '../evaluation/measure-voice.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { model: { type: 'string', default: 'base' }, people: { type: 'string', default: '10' } },
});
if (positionals[0] !== 'measure' || (values.model !== 'base' && values.model !== 'tiny')) {
  process.stderr.write('npm run voice -- measure [--model base|tiny] [--people 10]\n');
  process.exit(1);
}
const figures = await measureVoice(values.model, Number(values.people));
writeFileSync(new URL('../../../../bench/voice.json', import.meta.url), `${JSON.stringify(figures, null, 2)}\n`);
process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
process.exit(0);
