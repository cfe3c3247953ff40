/** Which module teaches an item, by the item's id. */
export type ModulesOfItems = ReadonlyMap<string, { readonly moduleId: string }>;

/** Items that are taught in a module together with one of these. */
export function taughtWith(modules: ModulesOfItems, ids: readonly string[]): string[] {
  const own = new Set(ids.flatMap((id) => modules.get(id)?.moduleId ?? []));
  return [...modules].flatMap(([id, { moduleId }]) => (own.has(moduleId) ? [id] : []));
}
