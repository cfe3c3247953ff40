// docs/permissions.md says who may do what. `npm run check` compares it with the contract; `npm run format` writes it
// anew.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describePermissions } from '@snapwell/contract/api/permissions';
import { type Outcome, root } from '../tools.ts';

const PERMISSIONS = join(root, 'docs/permissions.md');

export function writePermissions(): void {
  writeFileSync(PERMISSIONS, describePermissions());
}

export async function checkPermissions(): Promise<Outcome> {
  const isOk = existsSync(PERMISSIONS) && readFileSync(PERMISSIONS, 'utf8') === describePermissions();
  return {
    isOk,
    output: isOk ? '' : 'docs/permissions.md does not say what the contract says: npm run format writes it anew.',
  };
}
