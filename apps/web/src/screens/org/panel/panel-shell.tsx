import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import {
  ArrowLeft,
  BookOpen,
  CalendarCheck,
  ChartColumn,
  CircleHelp,
  FileText,
  PenLine,
  SlidersHorizontal,
  Sunrise,
  Users,
} from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { OrganizationMark } from '#features/organizations/organization-mark.tsx';
import { organization } from '#features/organizations/organizations.queries.ts';
import { paths } from '#platform/paths.ts';
import { classNames } from '#ui/class-names.ts';
import { useOrgId } from '../use-org-id.ts';

/** The rooms of those who run an organization: a rail beside the page, a row of pills above it on a narrow screen. */
export function PanelShell({ children }: { children: ReactNode }) {
  const orgId = useOrgId();
  const { data } = useQuery(organization(orgId));
  const rail = useRef<HTMLElement>(null);
  // On a narrow screen the pill of the open room may lie beyond the edge.
  useEffect(() => {
    const open = rail.current?.querySelector<HTMLElement>('[aria-current]');
    if (open) rail.current!.scrollLeft = open.offsetLeft - 16;
  }, []);
  return (
    <div className="mx-auto grid w-full max-w-[1560px] grid-cols-[minmax(0,1fr)] nav:grid-cols-[248px_minmax(0,1fr)]">
      <nav
        ref={rail}
        aria-label={t`Organization admin panel`}
        className="sticky top-[4.25rem] z-15 flex items-center gap-1 overflow-x-auto border-b border-line bg-paper px-4 py-2 [scrollbar-width:none] nav:h-[calc(100dvh-4.25rem)] nav:flex-col nav:items-stretch nav:gap-1.5 nav:border-r nav:border-b-0 nav:p-5"
      >
        <p className="mb-4 flex items-center gap-3 font-display font-bold max-nav:hidden">
          <OrganizationMark id={orgId} logoUrl={data?.logo_url ?? null} />
          <span className="min-w-0">{data?.name}</span>
        </p>
        <Room to={paths.orgAdminPanel(orgId)} icon={<Sunrise />} isExact>
          {t`Today`}
        </Room>
        <Room
          to={paths.panelPeople(orgId)}
          icon={<Users />}
          others={[paths.panelGroups(orgId), paths.panelInvites(orgId), paths.panelPoster(orgId)]}
        >
          {t`People`}
        </Room>
        <Room to={paths.panelAssignments(orgId)} icon={<CalendarCheck />} others={[paths.panelCertificates(orgId)]}>
          {t`Assignments`}
        </Room>
        <Room to={paths.panelContent(orgId)} icon={<BookOpen />} others={[paths.panelGlossary(orgId)]}>
          {t`Content`}
        </Room>
        <Room to={paths.panelDocuments(orgId)} icon={<FileText />}>
          {t`Documents`}
        </Room>
        <Room to={paths.panelQuestions(orgId)} icon={<CircleHelp />}>
          {t`Questions`}
        </Room>
        <Room to={paths.panelMarking(orgId)} icon={<PenLine />}>
          {t`Marking`}
        </Room>
        <Room to={paths.insights(orgId)} icon={<ChartColumn />}>
          {t`Insights`}
        </Room>
        <Room to={paths.panelSettings(orgId)} icon={<SlidersHorizontal />}>
          {t`Settings`}
        </Room>
        <span className="nav:mt-auto">
          <Room to={paths.portal(orgId)} icon={<ArrowLeft />} isExact>
            {t`Back to learning`}
          </Room>
        </span>
      </nav>
      <div className="min-w-0 px-4 pt-6 pb-24 nav:px-8">{children}</div>
    </div>
  );
}

interface RoomProps {
  to: string;
  icon: ReactNode;
  isExact?: boolean;
  /** Further paths of the same room. */
  others?: readonly string[];
  children: ReactNode;
}

function Room({ to, icon, isExact = false, others, children }: RoomProps) {
  const { pathname } = useLocation();
  const isIn = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  const isOpen = isExact ? pathname === to : [to, ...(others ?? [])].some(isIn);
  return (
    <Link
      to={to}
      {...(isOpen && { 'aria-current': pathname === to ? 'page' : 'true' })}
      className={classNames(
        'flex min-h-11 flex-none items-center gap-3 rounded-control px-3.5 font-semibold whitespace-nowrap [&>svg]:size-5',
        isOpen ? 'bg-leaf-soft text-leaf-ink' : 'text-ink-2 hover:bg-surface-2 hover:text-ink',
      )}
    >
      {icon}
      {children}
    </Link>
  );
}
