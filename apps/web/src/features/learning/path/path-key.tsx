import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { ContentType } from '@snapwell/contract/catalogue/content-kind';
import { PathNode } from '#ui/path/path-node.tsx';
import { kindIcon } from '../catalogue/kind-look.tsx';
import { PATH_SHAPES } from './path-steps.ts';

const TYPE_NAMES: Record<ContentType, MessageDescriptor> = {
  article: msg`Article`,
  video: msg`Video`,
  comic: msg`Comic`,
  infographic: msg`Infographic`,
  interactive: msg`Game or cards`,
  simulation: msg`Simulation`,
  quiz: msg`Quiz`,
};

/** What the shapes of a path mean: of the types that stand on it. */
export function PathKey({ types }: { types: ReadonlySet<ContentType> }) {
  const shown = (Object.keys(TYPE_NAMES) as ContentType[]).filter((type) => types.has(type));
  return (
    <section aria-labelledby="path-key" className="mt-8 grid gap-x-12 gap-y-4 border-t border-line pt-7 xl:mt-18">
      <h2 id="path-key" className="text-lg">{t`What the shapes mean`}</h2>
      <ul className="flex flex-wrap gap-x-5.5 gap-y-2.5">
        {shown.map((type) => (
          <li key={type} className="flex items-center gap-2.5 text-sm font-[550] text-ink-2">
            <PathNode shape={PATH_SHAPES[type]} icon={kindIcon(type)} state="open" size="small" />
            {i18n._(TYPE_NAMES[type])}
          </li>
        ))}
      </ul>
    </section>
  );
}
