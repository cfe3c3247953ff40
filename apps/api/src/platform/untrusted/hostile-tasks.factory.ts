/** Tasks that do what hostile input makes a parser do. */
export function sleepForever(): never {
  for (;;);
}

export function fillHeap(): number {
  const held: string[][] = [];
  for (;;) held.push(Array.from({ length: 10_000 }, (_, i) => `${i}${Math.random()}`));
}

export function fillBuffers(): number {
  const held: Buffer[] = [];
  for (;;) held.push(Buffer.alloc(50_000_000, 1));
}

export function nest(levels: number): number {
  return levels === 0 ? 0 : 1 + nest(levels - 1);
}

export function leave(): never {
  process.exit(1);
}

export function refuse(message: string): never {
  throw new Error(message);
}

export function reverse(text: string): string {
  return [...text].toReversed().join('');
}
