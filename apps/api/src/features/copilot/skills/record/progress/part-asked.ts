import { readAsked, type TreeItem } from '#features/catalogue/index.ts';
import type { SkillInput } from '#features/copilot/request/skill-input.ts';
import { moduleNamed } from '#features/copilot/skills/named-in.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import { openPart } from '../part-named.ts';
import { chapterNumberIn } from './say-chapters.ts';

/** A course, a module, a chapter or an item. */
export interface PartAsked {
  readonly kind: 'course' | 'module' | 'chapter' | 'item';
  readonly id: string;
  readonly title: string;
  readonly items: readonly TreeItem[];
}

/** A single word may be said of anything. */
const FEWEST = 2;

/**
 * What of the library a question about one's own progress names: what of the open page is meant; what is called by its
 * whole title, the longest first; the chapter of a module by its number; else a module. Null where it names none.
 */
export async function partAsked(input: SkillInput): Promise<PartAsked | null> {
  const { question } = input.request;
  const { tree } = input.context;
  const open = openPart(input);
  if (open) return { kind: 'chapters' in open ? 'module' : 'chapter', ...open };
  const called = await partCalled(input);
  const module = called?.kind === 'module' ? tree.moduleById.get(called.id)! : moduleNamed(question, tree.modules);
  const number = chapterNumberIn(question);
  const chapter = number === null ? undefined : module?.chapters[number];
  if (chapter && (!called || called.kind === 'module')) return { kind: 'chapter', ...chapter };
  return called ?? (module && { kind: 'module', ...module });
}

/** What is called by its whole title, or a course or a module by what stands before its colon: the longest of them. */
export async function partCalled({ world, request, context: { tree } }: SkillInput): Promise<PartAsked | null> {
  const { courses } = await inOrganization(world.db, request.caller.orgId, (scope) =>
    readAsked(scope, request.caller.uid),
  );
  const all: PartAsked[] = [
    ...courses.map(({ id, title, moduleIds }) => ({
      kind: 'course' as const,
      id,
      title,
      items: moduleIds.flatMap((module) => tree.moduleById.get(module)?.items ?? []),
    })),
    ...tree.modules.map((module) => ({ kind: 'module' as const, ...module })),
    ...tree.modules.flatMap(({ chapters }) => chapters.map((chapter) => ({ kind: 'chapter' as const, ...chapter }))),
    ...[...tree.itemById.values()].map((item) => ({
      kind: 'item' as const,
      id: item.id,
      title: item.title,
      items: [item],
    })),
  ];
  const said = ` ${folded(request.question)} `;
  const named = all.flatMap((part) => {
    const names =
      part.kind === 'course' || part.kind === 'module' ? [part.title, part.title.split(':')[0]!] : [part.title];
    const name = names.map(folded).find((each) => each.split(' ').length >= FEWEST && said.includes(` ${each} `));
    return name === undefined ? [] : [{ part, length: name.length }];
  });
  return named.toSorted((a, b) => b.length - a.length)[0]?.part ?? null;
}

const folded = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
