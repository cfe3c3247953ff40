import type { Tree } from '#features/catalogue/index.ts';

/** What the modules of these items teach. */
export function taughtWith({ itemById, moduleById }: Tree, ids: readonly string[]): string[] {
  const modules = new Set(ids.flatMap((id) => itemById.get(id)?.moduleId ?? []));
  return [...modules].flatMap((id) => moduleById.get(id)?.items.map((item) => item.id) ?? []);
}
