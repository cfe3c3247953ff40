import { checks } from './checks/checks.ts';
import { describeSizes } from './checks/file-sizes.ts';

let failed = 0;
for (const check of checks) {
  const started = performance.now();
  const { isOk, output } = await check.run();
  console.log(`${isOk ? 'ok  ' : 'FAIL'} ${check.name} (${Math.round(performance.now() - started)} ms)`);
  if (!isOk) {
    failed++;
    console.log(output);
  }
}
console.log(describeSizes());
process.exit(failed === 0 ? 0 : 1);
