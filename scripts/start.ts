// `npm start`: builds what is missing, then becomes the server.
import { buildWeb } from './build-web.ts';

const started = performance.now();
const { isOk, output, isNew } = await step('Building the web application', buildWeb);
if (!isOk) {
  console.error(output);
  process.exit(1);
}
if (isNew) console.log(`Web application built (${((performance.now() - started) / 1000).toFixed(1)} s).`);
await import('../apps/api/src/main.ts');

/** Says what is being done only when it takes long enough for a person to wonder. */
async function step<T>(sentence: string, work: () => Promise<T>): Promise<T> {
  const timer = setTimeout(() => console.log(`${sentence} ...`), 400);
  try {
    return await work();
  } finally {
    clearTimeout(timer);
  }
}
