import { t } from '@lingui/core/macro';
import { Link, useLocation } from 'react-router';
import { useObservable } from '#platform/observable.ts';
import { paths } from '#platform/paths.ts';
import { theme } from '#platform/appearance/theme.ts';
import { Button } from '#ui/action/button.tsx';
import { Logo } from '#ui/brand/logo.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { ThemeToggle } from '#ui/action/theme-toggle.tsx';

/** The landing pages lead to their booking section, everything else to signing in (spec §2). */
export function SignedOutHeader() {
  const { pathname } = useLocation();
  const isLanding = pathname === paths.landing || pathname === paths.landingV2;
  return (
    <div className="wrap flex h-full items-center gap-2 large-letters:flex-wrap">
      <Link to={paths.home} className="mr-auto rounded-sm">
        <Logo isCompact={!isLanding} />
      </Link>
      {/* The smallest phones have it in the footer only. */}
      <span className="max-[359px]:hidden">
        <ThemeToggle theme={useObservable(theme)} onChange={theme.set} />
      </span>
      {isLanding ? (
        <SnapButton size="sm" to={`#${paths.bookingSection}`}>
          {t`Book a demo`}
        </SnapButton>
      ) : (
        <nav aria-label={t`Account`} className="flex items-center gap-1">
          <Button variant="ghost" to={paths.signIn} aria-current={pathname === paths.signIn ? 'page' : undefined}>
            {t`Sign In`}
          </Button>
          <Button to={paths.signUp} aria-current={pathname === paths.signUp ? 'page' : undefined}>
            {t`Sign Up`}
          </Button>
        </nav>
      )}
    </div>
  );
}
