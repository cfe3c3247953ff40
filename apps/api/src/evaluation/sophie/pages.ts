import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ORGANIZATIONS_DIR } from '@snapwell/demo-library/library';
import type { ModulesOfItems } from '#features/copilot/index.ts';

/** An item as its page names it. */
export interface Page {
  readonly id: string;
  readonly title: string;
  /** The folder of its module. */
  readonly module: string;
}

/** The items of a sample library, with their titles. */
export function pagesOf(organization: string): Page[] {
  const dir = join(ORGANIZATIONS_DIR, organization);
  return globSync('modules/*/*/*', { cwd: dir }).flatMap((file) => {
    const id = /(?:^|\/)\d\d-([a-z0-9-]+)\.(?:md|[a-z]+\.yaml)$/.exec(file)?.[1];
    const title = id && /^title: (.+)$/m.exec(readFileSync(join(dir, file), 'utf8'))?.[1];
    return id && title ? [{ id, title: title.replaceAll(/^['"]|['"]$/g, ''), module: file.split('/')[1]! }] : [];
  });
}

/** The module of each item, by its id. */
export const modulesOf = (organization: string): ModulesOfItems =>
  new Map(pagesOf(organization).map(({ id, module }) => [id, { moduleId: module }]));
