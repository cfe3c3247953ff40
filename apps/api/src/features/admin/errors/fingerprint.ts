import { createHash } from 'node:crypto';
import type { ClientError } from '@snapwell/contract/admin/admin.schemas';

type ErrorShape = Pick<ClientError, 'category' | 'message' | 'stack' | 'endpoint' | 'status' | 'code'>;

/** The same for reports of one mistake, whoever it happened to and whatever ids and numbers stood in its message. */
export function fingerprintOf({ category, message, stack, endpoint, status, code }: ErrorShape): string {
  const parts = [
    category,
    withoutParticulars(message),
    stack ? topFrame(stack) : '',
    endpoint ?? '',
    status ?? '',
    code ?? '',
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}

function withoutParticulars(message: string): string {
  return message
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/gi, '#')
    .replaceAll(/https?:\/\/\S+/g, '#')
    .replaceAll(/\d+/g, '#');
}

/** Function and file where it happened, without the hash of the build and the place in the line. */
function topFrame(stack: string): string {
  const frame = stack.split('\n').find((line) => /^\s*at\s|@/.test(line)) ?? '';
  return frame
    .replaceAll(/https?:\/\/[^/\s)]+/g, '')
    .replaceAll(/-[\w-]{8}(?=\.\w+)/g, '')
    .replaceAll(/:\d+/g, '')
    .trim();
}
