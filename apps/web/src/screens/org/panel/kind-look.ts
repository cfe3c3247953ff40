import { contentKinds } from '@snapwell/contract/learning/kinds';
import type { KindLook } from '#features/authoring/authoring.queries.ts';
import { kindIcon, kindName } from '#features/learning/catalogue/kind-look.tsx';

/** Kinds look to authors as they do to learners. */
export const kindLook: KindLook = { name: kindName, icon: (kind) => kindIcon(contentKinds[kind].type) };
