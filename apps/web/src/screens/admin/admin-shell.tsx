import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import {
  Activity,
  ArrowLeft,
  Bug,
  Building2,
  CalendarPlus,
  Lock,
  Mail,
  ScrollText,
  SlidersHorizontal,
  Sunrise,
  Timer,
  Users,
} from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { NavLink } from 'react-router';
import { systemHealth } from '#features/admin/admin.queries.ts';
import { paths } from '#platform/paths.ts';
import { classNames } from '#ui/class-names.ts';
import { Region } from '../org/region.tsx';
import { RowsSkeleton } from '#ui/feedback/rows-skeleton.tsx';

interface AdminShellProps {
  /** What the room holds: 'Errors could not be loaded' when it fails. */
  failure: string;
  children: ReactNode;
}

/** The rooms of the system administrator: a rail beside the page, a row of pills above it on a narrow screen. */
export function AdminShell({ failure, children }: AdminShellProps) {
  const rail = useRef<HTMLElement>(null);
  const { data } = useQuery({ ...systemHealth(), throwOnError: false });
  const down = data?.services.filter(({ state }) => state === 'down').length ?? 0;
  // On a narrow screen the pill of the open room may lie beyond the edge.
  useEffect(() => {
    const open = rail.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (open) rail.current!.scrollLeft = open.offsetLeft - 16;
  }, []);
  return (
    <div className="mx-auto grid w-full max-w-[1560px] grid-cols-[minmax(0,1fr)] nav:grid-cols-[248px_minmax(0,1fr)]">
      <nav
        ref={rail}
        aria-label={t`System admin panel`}
        className="sticky top-[4.25rem] z-15 flex items-center gap-1 overflow-x-auto border-b border-line bg-paper px-4 py-2 [scrollbar-width:none] nav:h-[calc(100dvh-4.25rem)] nav:flex-col nav:items-stretch nav:gap-1.5 nav:overflow-y-auto nav:border-r nav:border-b-0 nav:p-5"
      >
        <p className="mb-4 grid min-h-11 content-start max-nav:hidden">
          <span className="font-display font-bold">{t`This server`}</span>
          {data && <span className="text-xs text-ink-3">{t`Version ${data.version}`}</span>}
        </p>
        <Room to={paths.adminPanel} icon={<Sunrise />} isExact>
          {t`Now`}
        </Room>
        <Room to={paths.adminHealth} icon={<Activity />} count={down}>
          {t`Health`}
        </Room>
        <Room to={paths.adminErrors} icon={<Bug />}>
          {t`Errors`}
        </Room>
        <Room to={paths.adminOrganizations} icon={<Building2 />}>
          {t`Organizations`}
        </Room>
        <Room to={paths.adminUsers} icon={<Users />}>
          {t`Users`}
        </Room>
        <Room to={paths.adminBookings} icon={<CalendarPlus />}>
          {t`Demos`}
        </Room>
        <Room to={paths.adminJobs} icon={<Timer />}>
          {t`Jobs`}
        </Room>
        <Room to={paths.adminMails} icon={<Mail />}>
          {t`Mail`}
        </Room>
        <Room to={paths.adminData} icon={<Lock />}>
          {t`Data rights`}
        </Room>
        <Room to={paths.adminConfiguration} icon={<SlidersHorizontal />}>
          {t`Configuration`}
        </Room>
        <Room to={paths.adminAudit()} icon={<ScrollText />}>
          {t`Audit log`}
        </Room>
        <span className="nav:mt-auto">
          <Room to={paths.home} icon={<ArrowLeft />} isExact>
            {t`Back to learning`}
          </Room>
        </span>
      </nav>
      <div className="min-w-0 px-4 pt-6 pb-24 nav:px-8">
        <Region title={failure} skeleton={<RowsSkeleton />}>
          {children}
        </Region>
      </div>
    </div>
  );
}

interface RoomProps {
  to: string;
  icon: ReactNode;
  isExact?: boolean;
  /** How many are down. */
  count?: number;
  children: ReactNode;
}

function Room({ to, icon, isExact = false, count = 0, children }: RoomProps) {
  return (
    <NavLink
      to={to}
      end={isExact}
      className={({ isActive }) =>
        classNames(
          'flex min-h-11 flex-none items-center gap-3 rounded-control px-3.5 font-semibold whitespace-nowrap [&>svg]:size-5',
          isActive ? 'bg-leaf-soft text-leaf-ink' : 'text-ink-2 hover:bg-surface-2 hover:text-ink',
        )
      }
    >
      {icon}
      {children}
      {count > 0 && (
        <span className="ml-auto grid size-6 place-items-center rounded-full bg-berry text-xs text-on-berry">
          {count}
        </span>
      )}
    </NavLink>
  );
}
