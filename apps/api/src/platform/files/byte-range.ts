/** The part of a file that a Range header asks for: null for all of it, `unsatisfiable` when no such part exists. */
export function readByteRange(
  header: string | undefined,
  bytes: number,
): { start: number; end: number } | 'unsatisfiable' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  // No range, several ranges, or something else: the whole file is a correct answer to all of them (RFC 9110, 14.2).
  if (first === '' && last === '') return null;
  if (first === '') return tail(Number(last), bytes);
  const start = Number(first);
  const end = last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (last !== '' && Number(last) < start) return null;
  return start < bytes ? { start, end } : 'unsatisfiable';
}

function tail(length: number, bytes: number) {
  return length === 0 || bytes === 0
    ? ('unsatisfiable' as const)
    : { start: Math.max(0, bytes - length), end: bytes - 1 };
}
