import { useSearchParams } from 'react-router';
import { Logo } from '#ui/brand/logo.tsx';
import { type GalleryGroup, galleryGroups } from './states.ts';

const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/**
 * Every part of the interface in every state, light beside dark. `?only=buttons` shows one file, `?theme=dark` one
 * theme.
 */
export function GalleryScreen() {
  const [query] = useSearchParams();
  const only = query.get('only');
  const themes = THEMES.filter((theme) => theme === (query.get('theme') ?? theme));
  const groups = galleryGroups.filter(({ name }) => !only || name === only);
  return (
    <div className="mx-auto max-w-[100rem] p-4 sm:p-8">
      <header className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-2">
        <Logo />
        <h1 className="text-xl">Gallery</h1>
        <nav aria-label="Files" className="flex flex-wrap gap-x-4 text-sm text-ink-2">
          {galleryGroups.map(({ name }) => (
            <a key={name} href={`?only=${name}`} className="inline-flex min-h-8 items-center hover:underline">
              {name}
            </a>
          ))}
        </nav>
      </header>
      {groups.map((group) => (
        <Group key={group.name} group={group} themes={themes} />
      ))}
    </div>
  );
}

function Group({ group, themes }: { group: GalleryGroup; themes: readonly Theme[] }) {
  return (
    <section className="mb-14">
      <h2 className="mb-4">{group.name}</h2>
      <div className={themes.length > 1 ? 'grid gap-4 md:grid-cols-2' : 'grid gap-4'}>
        {group.states.flatMap(({ name, State }) =>
          themes.map((theme) => (
            <section
              key={name + theme}
              data-theme={theme}
              aria-label={`${name}, ${theme}`}
              className="min-w-0 rounded-md border border-line bg-paper p-4 sm:p-6"
            >
              <p className="mb-4 text-xs text-ink-3">{name}</p>
              <State />
            </section>
          )),
        )}
      </div>
    </section>
  );
}
