import { t } from '@lingui/core/macro';
import { BRAND } from '@snapwell/contract/brand';
import { theme } from '#platform/appearance/theme.ts';
import { paths } from '#platform/paths.ts';
import { useObservable } from '#platform/observable.ts';
import { TextLink } from '#ui/action/text-link.tsx';
import { ThemeToggle } from '#ui/action/theme-toggle.tsx';

const year = new Date().getFullYear();

/** `isCornerTaken`: something floats over its right end where the page has no margin for it. */
export function Footer({ isCornerTaken }: { isCornerTaken: boolean }) {
  return (
    // While the page is still a shape its end is not known: a footer seen before would move.
    <footer className="mt-16 border-t border-line group-has-data-bottom-bar/shell:mt-0 group-has-[.animate-pulse]/shell:invisible print:hidden">
      <div className="wrap flex min-h-20 flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4 text-sm text-ink-2">
        <p>
          © {year} {BRAND}
        </p>
        <nav aria-label={t`Footer`} className="ml-auto flex flex-wrap gap-x-5">
          <TextLink to={paths.privacy}>{t`Privacy`}</TextLink>
          <TextLink to={paths.imprint}>{t`Imprint`}</TextLink>
        </nav>
        <div className={isCornerTaken ? 'nav:max-xl:mr-20' : undefined}>
          <ThemeToggle variant="text" theme={useObservable(theme)} onChange={theme.set} />
        </div>
      </div>
    </footer>
  );
}
