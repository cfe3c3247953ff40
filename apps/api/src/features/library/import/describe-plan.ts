import { versionKey } from '../read/draft.ts';
import { type ImportPlan, isNothing } from './plan-import.ts';

/** What an import does, or would do, in lines for a person. */
export function describePlan(plan: ImportPlan, moduleId: string | null): string[] {
  const scope = moduleId === null ? [] : [`Only the module '${moduleId}': everything else stays as it is.`];
  if (isNothing(plan)) return [...scope, 'Nothing is new.'];
  const parts: [
    string,
    { added: readonly string[]; changed: readonly string[]; removed: readonly string[]; unchanged: number },
  ][] = [
    ['modules', ids(plan.modules, ({ id }) => id)],
    ['chapters', ids(plan.chapters, ({ moduleId, id }) => `${moduleId}/${id}`)],
    ['content', ids(plan.items, ({ id }) => id)],
    ['courses', ids(plan.courses, ({ id }) => id)],
    ['media', ids(plan.media, ({ path }) => path)],
    ['language versions', ids(plan.versions, versionKey)],
  ];
  const lines = parts.flatMap(([name, { added, changed, removed }]) => [
    ...added.map((id) => `  + ${name} ${id}`),
    ...changed.map((id) => `  ~ ${name} ${id}`),
    ...removed.map((id) => `  - ${name} ${id}`),
  ]);
  if (plan.hasNewGlossary) lines.push('  ~ glossary');
  if (plan.hasNewOrganization) lines.push('  ~ organization.yaml');
  const totals = parts.map(([name, { added, changed, removed, unchanged }]) => {
    return `${name}: ${added.length} new, ${changed.length} changed, ${removed.length} taken out, ${unchanged} as they were`;
  });
  return [...scope, ...lines, ...totals];
}

function ids<T>(
  changes: { added: readonly T[]; changed: readonly T[]; removed: readonly string[]; unchanged: number },
  idOf: (draft: T) => string,
) {
  return { ...changes, added: changes.added.map(idOf), changed: changes.changed.map(idOf) };
}
