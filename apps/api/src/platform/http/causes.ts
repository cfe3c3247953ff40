/** An error, what caused it, what caused that, and so on: libraries wrap what really happened. */
export function causesOf(error: unknown): (Error & { readonly code?: unknown })[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}
