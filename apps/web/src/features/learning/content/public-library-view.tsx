import { plural, t } from '@lingui/core/macro';
import type { PublicLibrary } from '@snapwell/contract/learning/public-library.schemas';
import { UserPlus } from 'lucide-react';
import { Link } from 'react-router';
import { CONTENT_LANGUAGE } from '#platform/locale/content-language.ts';
import { paths } from '#platform/paths.ts';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { Cover } from '#ui/cover/cover.tsx';
import { kindName, minutesLeft } from '../catalogue/kind-look.tsx';

type Item = PublicLibrary['modules'][number]['items'][number];

interface PublicLibraryViewProps {
  orgId: string;
  library: PublicLibrary;
  isSignedIn: boolean;
}

/** The public items of an organization, module by module, for somebody without an account. */
export function PublicLibraryView({ orgId, library, isSignedIn }: PublicLibraryViewProps) {
  const count = library.modules.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <div className="wrap grid gap-12 py-8 sm:py-12">
      <header className="grid gap-4">
        {library.logo_url && (
          <img src={library.logo_url} alt="" className="h-14 w-auto max-w-48 object-contain object-left" />
        )}
        <h1 className="text-[clamp(2.125rem,1.5rem+3.2vw,3.75rem)] leading-none font-extrabold tracking-[-0.035em]">
          {library.organization_name}
        </h1>
        {library.organization_summary && (
          <p lang={CONTENT_LANGUAGE} className="max-w-[60ch] text-lg text-ink-2">
            {library.organization_summary}
          </p>
        )}
        <p className="text-sm text-ink-2">
          {plural(count, {
            0: 'Nothing is open to everybody yet.',
            one: 'One piece of five minutes, open to everybody.',
            other: '# pieces of five minutes, open to everybody.',
          })}
        </p>
      </header>
      {library.modules.map(({ id, title, items }) => (
        <section key={id} aria-labelledby={`module-${id}`} className="grid gap-4">
          <h2 id={`module-${id}`} lang={CONTENT_LANGUAGE} className="text-xl">
            {title}
          </h2>
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {items.map((item) => (
              <Card key={item.id} orgId={orgId} item={item} />
            ))}
          </ul>
        </section>
      ))}
      {!isSignedIn && (
        <p className="flex flex-wrap items-center gap-4 border-t border-line pt-8">
          <SnapButton to={paths.signUp}>
            <UserPlus className="size-5" aria-hidden="true" /> {t`Sign up`}
          </SnapButton>
          <span className="max-w-[44ch] text-sm text-ink-2">
            {t`With an account you keep your place, your points and your streak.`}
          </span>
        </p>
      )}
    </div>
  );
}

function Card({ orgId, item }: { orgId: string; item: Item }) {
  const to = item.kind === 'quiz' ? paths.publicQuiz(orgId, item.id) : paths.publicContent(orgId, item.id);
  return (
    <li className="relative flex gap-4 rounded-lg border border-line bg-surface p-3 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-sky-ink hover:bg-surface-2">
      <span className="block size-20 flex-none overflow-hidden rounded-[18px]" aria-hidden="true">
        <Cover id={item.id} family="leaf" />
      </span>
      <div className="grid min-w-0 content-start gap-1">
        <p className="text-xs text-ink-2">
          {kindName(item.kind)} · {minutesLeft(item.minutes, 0)}
        </p>
        <h3 lang={CONTENT_LANGUAGE} className="text-base leading-snug">
          <Link to={to} className="outline-none after:absolute after:inset-0 after:rounded-lg">
            {item.title}
          </Link>
        </h3>
        {item.summary && (
          <p lang={CONTENT_LANGUAGE} className="line-clamp-2 text-sm text-ink-2">
            {item.summary}
          </p>
        )}
      </div>
    </li>
  );
}
