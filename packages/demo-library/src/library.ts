import { fileURLToPath } from 'node:url';

/** The folder with the sample organizations, one folder each, in the format that `npm run content -- import` reads. */
export const ORGANIZATIONS_DIR = fileURLToPath(new URL('../organizations', import.meta.url));

/** The organization whose library is played on the public demo pages, in the same format. */
export const PUBLIC_DEMOS_DIR = fileURLToPath(new URL('../public-demos', import.meta.url));

/** The folder with the sample people: a file for each organization, and `accounts.yaml` for those without one. */
export const PEOPLE_DIR = fileURLToPath(new URL('../people', import.meta.url));

/**
 * What the passages of the samples mean, computed before (`npm run meanings`), so that a first start need not. What
 * is not in them is computed when it is needed. There are several: a file of the repository has at most 5 MB.
 */
export const MEANINGS_FILES: readonly string[] = [1, 2, 3].map((part) =>
  fileURLToPath(new URL(`../meanings-${part}.bin`, import.meta.url)),
);

/** Says of which texts the meanings were computed (`meanings-digest.ts`). */
export const MEANINGS_DIGEST_FILE = fileURLToPath(new URL('../meanings.sha256', import.meta.url));
