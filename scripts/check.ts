import { describeSizes } from './checks/file-sizes.ts';
import { runChecks } from './checks/run-checks.ts';

let failed = 0;
await runChecks(({ name, isOk, output, ms }) => {
  console.log(`${isOk ? 'ok  ' : 'FAIL'} ${name} (${ms} ms)`);
  if (isOk) return;
  failed++;
  console.log(output);
});
console.log(describeSizes());
process.exit(failed === 0 ? 0 : 1);
