import { plural, t } from '@lingui/core/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ArrowLeft, CalendarCheck2, ChartColumn, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { team } from '#features/people/people.queries.ts';
import { paths } from '#platform/paths.ts';
import { TextLink } from '#ui/action/text-link.tsx';
import { classNames } from '#ui/class-names.ts';
import { useOrgId } from '../use-org-id.ts';

/**
 * The room of those who lead groups: their members, assignments and insights under one head. Who leads none is told
 * that there is no such page.
 */
export function TeamShell({ isInside = false, children }: { isInside?: boolean; children: ReactNode }) {
  const orgId = useOrgId();
  const { data } = useSuspenseQuery(team(orgId));
  const names = data.groups.map(({ name }) => name);
  return (
    <div className="mx-auto w-full max-w-[1320px] px-4 pt-7 pb-24 nav:px-8">
      <TextLink to={paths.portal(orgId)} className="min-h-11">
        <ArrowLeft className="size-4" aria-hidden="true" /> {t`Back to learning`}
      </TextLink>
      {/* A page about one person has a heading of its own. */}
      {isInside ? (
        <p className="mt-2 font-display text-2xl font-bold">{t`Your team`}</p>
      ) : (
        <h1 className="mt-2 text-2xl">{t`Your team`}</h1>
      )}
      <p className="mt-1.5 text-ink-2">
        {data.is_everybody
          ? t`Everybody here, in ${plural(names.length, { one: '# group', other: '# groups' })}.`
          : names.join(', ')}
      </p>
      <nav
        aria-label={t`Your team`}
        className="mt-5 mb-7 flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]"
      >
        <Tab to={paths.team(orgId)} icon={<Users />} isExact>
          {t`Members`}
        </Tab>
        <Tab to={paths.teamAssignments(orgId)} icon={<CalendarCheck2 />}>
          {t`Assignments`}
        </Tab>
        <Tab to={paths.teamInsights(orgId)} icon={<ChartColumn />}>
          {t`Insights`}
        </Tab>
      </nav>
      {children}
    </div>
  );
}

interface TabProps {
  to: string;
  icon: ReactNode;
  isExact?: boolean;
  children: ReactNode;
}

function Tab({ to, icon, isExact = false, children }: TabProps) {
  return (
    <NavLink
      to={to}
      end={isExact}
      className={({ isActive }) =>
        classNames(
          '-mb-px flex min-h-12 flex-none items-center gap-2 border-b-[3px] px-3 text-sm font-semibold -outline-offset-3 max-sm:gap-1.5 max-sm:px-2 [&>svg]:size-4.5',
          isActive ? 'border-leaf text-ink' : 'border-transparent text-ink-2 hover:text-ink',
        )
      }
    >
      {icon}
      {children}
    </NavLink>
  );
}
