// The server as a program: starts it, says where it is, and says in one sentence what is wrong when it cannot start.
import { BRAND } from '@snapwell/contract/brand';
import { DEMO_PASSWORD, demoAccounts } from '@snapwell/demo-library/demo-accounts';
import { WrongSecret } from '@snapwell/identity-service/signing-keys';
import { DataDirInUse } from './platform/database/embedded/data-dir-lock.ts';
import { ConfigurationError } from './platform/env.ts';
import { startServer } from './server.ts';

try {
  const { publicUrl, isDemo } = await startServer((progress) => process.stdout.write(`${progress}\n`));
  process.stdout.write(`\n${BRAND} is ready: ${publicUrl}\n${isDemo ? describeSamples() : ''}Stop it with Ctrl-C.\n`);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}

function describeSamples(): string {
  const width = Math.max(...demoAccounts.map(({ email }) => email.length));
  const lines = demoAccounts.map(({ email, description }) => `  ${email.padEnd(width)}  ${description}`);
  return `\nSample data, to try it with (password ${DEMO_PASSWORD}):\n${lines.join('\n')}\nTake it away with: npm run demo -- remove\n\n`;
}

function explain(error: unknown): string {
  if (error instanceof ConfigurationError || error instanceof DataDirInUse || error instanceof WrongSecret) return error.message;
  const { code, message, stack, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program. Stop that program, or choose a port: PORT=3001 npm start`;
  if (code === 'EACCES' && port) return `This user may not listen on port ${port}. Choose one above 1023: PORT=3000 npm start`;
  if (code === 'ECONNREFUSED' || code === '28P01' || code === '3D000') return `The database of DATABASE_URL does not let us in: ${message}`;
  return stack ?? String(error);
}
