import { t } from '@lingui/core/macro';
import { Menu as MenuIcon, Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/action/icon-button.tsx';
import { showCommands } from '../commands/open-commands.ts';
import { useLeadsGroups } from '#screens/org/use-leads-groups.ts';
import { isCurrent, isCurrentPlace, type NavigationItem, type NavigationContext, placesOf } from './navigation.ts';

/** The navigation under 900 px. It closes on a change of route, on a press beside it and on Escape (spec §2). */
export function MobileMenu({
  items,
  orgId,
  organizationName,
}: {
  items: readonly NavigationItem[];
  orgId: string | null;
  organizationName: string | undefined;
}) {
  const { pathname, key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === key;
  const menu = useRef<HTMLDivElement>(null);
  const places = placesOf(orgId, organizationName, useLeadsGroups(orgId, isOpen));

  useEffect(() => {
    if (!isOpen) return;
    const close = (event: PointerEvent | KeyboardEvent) => {
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : !menu.current?.contains(event.target as Node))
        setOpenAt(null);
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', close);
    };
  }, [isOpen]);

  return (
    <div ref={menu} className="-ml-2 nav:hidden">
      <IconButton
        label={isOpen ? t`Close the menu` : t`Open the menu`}
        aria-expanded={isOpen}
        aria-controls="mobile-menu"
        onClick={() => setOpenAt(isOpen ? null : key)}
      >
        {isOpen ? <X aria-hidden="true" /> : <MenuIcon aria-hidden="true" />}
      </IconButton>
      {isOpen && (
        <nav
          id="mobile-menu"
          aria-label={t`Main`}
          className="absolute top-[calc(100%+0.5rem)] left-3 grid w-72 max-w-[calc(100vw-1.5rem)] animate-rise gap-1 rounded-[20px] border border-line bg-surface p-2 shadow-float"
        >
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => {
              setOpenAt(null);
              showCommands('palette');
            }}
            className="mb-1 flex min-h-12 items-center gap-3 rounded-control bg-surface-2 px-4 text-left text-ink-2"
          >
            <Search className="size-5 flex-none" aria-hidden="true" /> {t`Search`}
          </button>
          {items.map((item) => (
            <MenuLink
              key={item.label}
              {...item}
              isCurrent={isCurrent(item, pathname)}
              onLeave={() => setOpenAt(null)}
            />
          ))}
          {places.length > 0 && <hr className="mx-2 my-1 border-line" />}
          {places.map((place) => (
            <MenuLink
              key={place.to}
              {...place}
              isCurrent={isCurrentPlace(place, pathname)}
              onLeave={() => setOpenAt(null)}
            />
          ))}
        </nav>
      )}
    </div>
  );
}

interface MenuLinkProps extends NavigationContext {
  isCurrent: boolean;
  onLeave: () => void;
}

function MenuLink({ label, to, isCurrent: isHere, onLeave }: MenuLinkProps) {
  return (
    <Link
      to={to}
      onClick={onLeave}
      aria-current={isHere ? 'page' : undefined}
      className={classNames(
        'flex min-h-12 min-w-0 items-center rounded-control px-4 font-semibold',
        isHere ? 'bg-ink text-paper' : 'text-ink hover:bg-surface-2',
      )}
    >
      <span className="truncate">{label}</span>
    </Link>
  );
}
