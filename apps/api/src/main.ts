// The server as a program: starts it, says where it is, and says in one sentence what is wrong when it cannot start.
import { BRAND } from '@snapwell/contract/brand';
import { DEMO_PASSWORD, demoAccounts } from '@snapwell/demo-library/demo-accounts';
import { explainStartFailure } from './composition/start/explain-start-failure.ts';
import { startServer } from './server.ts';

try {
  const { publicUrl, isDemo } = await startServer((progress) => process.stdout.write(`${progress}\n`));
  process.stdout.write(`\n${BRAND} is ready: ${publicUrl}\n${isDemo ? describeSamples() : ''}Stop it with Ctrl-C.\n`);
} catch (error) {
  process.stderr.write(`${explainStartFailure(error)}\n`);
  process.exit(1);
}

function describeSamples(): string {
  const width = Math.max(...demoAccounts.map(({ email }) => email.length));
  const lines = demoAccounts.map(({ email, description }) => `  ${email.padEnd(width)}  ${description}`);
  return `\nSample data, to try it with (password ${DEMO_PASSWORD}):\n${lines.join('\n')}\nTake it away with: npm run demo -- remove\n\n`;
}
