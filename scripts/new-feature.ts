// `npm run new:feature WORD`: the files of a slice, each with the smallest thing that runs, and the word in the order
// of features.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './tools.ts';

const word = process.argv[2] ?? '';
if (!/^[a-z][a-z0-9-]*$/.test(word)) fail('Name the feature by one word in lower case: npm run new:feature bookmarks');
if (existsSync(join(root, 'apps/api/src/features', word))) fail(`apps/api/src/features/${word} is there already.`);

const camel = word.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const pascal = camel[0]!.toUpperCase() + camel.slice(1);
const files: Record<string, string> = {
  [`packages/contract/src/${word}/${word}.schemas.ts`]: `import { z } from 'zod';

export const ${camel}Summary = z.object({ org_id: z.string(), count: z.number().int() });
export type ${pascal}Summary = z.output<typeof ${camel}Summary>;
`,
  [`packages/contract/src/${word}/${word}.endpoints.ts`]: `import { endpoint } from '../http/endpoint.ts';
import { orgParams } from '../http/ids.ts';
import { ${camel}Summary } from './${word}.schemas.ts';

export const get${pascal}Summary = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/${word}',
  summary: 'How many ${word} there are.',
  authority: 'member',
  params: orgParams,
  result: ${camel}Summary,
});
`,
  [`apps/api/src/features/${word}/${word}.tables.ts`]: `import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, orgId } from '#platform/database/columns.ts';

export const ${camel} = pgTable('${word.replaceAll('-', '_')}', { orgId: orgId(), id: text().notNull(), createdAt: createdAt() }, (table) => [primaryKey({ columns: [table.orgId, table.id] })]);
`,
  [`apps/api/src/features/${word}/${word}.repository.ts`]: `import { eq } from 'drizzle-orm';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { ${camel} } from './${word}.tables.ts';

export async function count${pascal}({ tx, orgId }: OrganizationScope): Promise<number> {
  return tx.$count(${camel}, eq(${camel}.orgId, orgId));
}
`,
  [`apps/api/src/features/${word}/summarize-${word}.ts`]: `import { inOrganization } from '#platform/database/transaction.ts';
import type { MemberCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { count${pascal} } from './${word}.repository.ts';

export function summarize${pascal}(world: Pick<World, 'db'>, { orgId }: MemberCaller) {
  return inOrganization(world.db, orgId, async (scope) => ({ org_id: orgId, count: await count${pascal}(scope) }));
}
`,
  [`apps/api/src/features/${word}/${word}.routes.ts`]: `import * as endpoints from '@snapwell/contract/${word}/${word}.endpoints';
import { type HttpServer, serve } from '#platform/http/serve.ts';
import type { World } from '#world.ts';
import { summarize${pascal} } from './summarize-${word}.ts';

export function ${camel}Routes(server: HttpServer, world: World): void {
  serve(server, endpoints.get${pascal}Summary, ({ caller }) => summarize${pascal}(world, caller));
}
`,
  [`apps/api/src/features/${word}/${word}.routes.test.ts`]: `import { expect } from 'vitest';
import { test } from '#testing/api-test.ts';

test('strangers do not see the ${word} of an organization', async ({ ask }) => {
  const answer = await ask(null, 'GET', '/api/v1/organizations/riverside/${word}');
  expect(answer).toMatchObject({ status: 401, body: { code: 'authentication_required' } });
});
`,
  [`apps/web/src/features/${word}/${word}.queries.ts`]: `import { queryOptions } from '@tanstack/react-query';
import * as endpoints from '@snapwell/contract/${word}/${word}.endpoints';
import { call } from '#platform/http/api.ts';

export const ${camel}Keys = { all: (orgId: string) => ['${word}', orgId] as const };

export const ${camel}Summary = (orgId: string) =>
  queryOptions({ queryKey: ${camel}Keys.all(orgId), queryFn: () => call(endpoints.get${pascal}Summary, { params: { orgId } }) });
`,
};

for (const [path, content] of Object.entries(files)) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
  console.log(`  ${path}`);
}
addToOrder();
console.log(`
Now, by hand, because the place is a decision:
  scripts/feature-order.json              '${word}' stands last; move it to where it belongs
  packages/contract/src/api/all-endpoints.ts  import * as ${camel} from '../${word}/${word}.endpoints.ts', and name it in the table
  apps/api/src/schema.ts                  export * from './features/${word}/${word}.tables.ts'
  apps/api/src/composition/app.ts         ${camel}Routes(server, world)
  npm run migrations -- ${word} && npm run format && npm run check`);

function addToOrder(): void {
  const path = join(root, 'scripts/feature-order.json');
  const order = JSON.parse(readFileSync(path, 'utf8')) as string[];
  if (!order.includes(word)) writeFileSync(path, `${JSON.stringify([...order, word], null, 2)}\n`);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
