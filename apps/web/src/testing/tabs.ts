/** Gives the test's browser Web Locks, which jsdom lacks: who asks for one waits until the others are done. */
export function giveLocks(): void {
  const held = new Map<string, Promise<unknown>>();
  const request = (name: string, work: () => Promise<unknown>) => {
    const mine = (held.get(name) ?? Promise.resolve()).then(work);
    held.set(
      name,
      mine.catch(() => undefined),
    );
    return mine;
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
}
