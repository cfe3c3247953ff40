import { Menu as MenuIcon, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { isCurrent, type NavigationItem } from './navigation.ts';

/** The navigation under 900 px. It closes on a change of route, on a press beside it and on Escape (spec §2). */
export function MobileMenu({ items }: { items: readonly NavigationItem[] }) {
  const { pathname, key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === key;
  const menu = useRef<HTMLDivElement>(null);

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
        label={isOpen ? 'Close the menu' : 'Open the menu'}
        aria-expanded={isOpen}
        aria-controls="mobile-menu"
        onClick={() => setOpenAt(isOpen ? null : key)}
      >
        {isOpen ? <X aria-hidden="true" /> : <MenuIcon aria-hidden="true" />}
      </IconButton>
      {isOpen && (
        <nav
          id="mobile-menu"
          aria-label="Main"
          className="absolute inset-x-0 top-full grid animate-rise gap-1 border-b border-line bg-surface p-3 shadow-float"
        >
          {items.map((item) => (
            <Link
              key={item.label}
              to={item.to}
              onClick={() => setOpenAt(null)}
              aria-current={isCurrent(item, pathname) ? 'page' : undefined}
              className={classNames(
                'flex min-h-12 items-center rounded-control px-4 font-semibold',
                isCurrent(item, pathname) ? 'bg-ink text-paper' : 'text-ink hover:bg-surface-2',
              )}
            >
              {item.label}
            </Link>
          ))}
        </nav>
      )}
    </div>
  );
}
