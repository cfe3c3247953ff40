import { contentHead } from '@snapwell/contract/learning/content-head';
import { type BodyOfKind, contentKinds } from '@snapwell/contract/learning/kinds';
import type { ContentKind } from '@snapwell/contract/catalogue/content-kind';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const ORGANIZATIONS = join(import.meta.dirname, '../../../../packages/demo-library/organizations');

/** The texts of the sample library's files that match, by path. */
export function sampleFiles(pattern: string): { path: string; text: string }[] {
  return globSync(pattern, { cwd: ORGANIZATIONS }).map((path) => ({
    path,
    text: readFileSync(join(ORGANIZATIONS, path), 'utf8'),
  }));
}

/** The bodies of a kind in the sample library. */
export function sampleBodies<K extends Exclude<ContentKind, 'article'>>(
  kind: K,
): { path: string; body: BodyOfKind<K> }[] {
  return sampleFiles(`**/*.${kind}.yaml`).map(({ path, text }) => {
    const keys = Object.entries(parse(text) as object).filter(([key]) => !(key in contentHead.shape));
    return { path, body: contentKinds[kind].body.parse(Object.fromEntries(keys)) as BodyOfKind<K> };
  });
}
