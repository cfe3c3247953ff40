import { t } from '@lingui/core/macro';
import { ASSISTANT_NAME } from '@snapwell/contract/brand';
import { type ReactNode, useEffect, useRef } from 'react';
import { Navigate, NavLink, useNavigate, useParams } from 'react-router';
import { WriteLesson } from '#features/authoring/tree/write-lesson.tsx';
import { AnnouncementsSection } from '#features/settings/announcements/announcements-section.tsx';
import { TokensPart } from '#features/organizations/integrations/tokens-part.tsx';
import { WebhooksPart } from '#features/organizations/integrations/webhooks-part.tsx';
import { DataSection } from '#features/settings/export/data-section.tsx';
import { OrganizationSection } from '#features/settings/organization/organization-section.tsx';
import { PointsSection } from '#features/settings/points/points-section.tsx';
import { SignOnSection } from '#features/settings/single-sign-on/sign-on-section.tsx';
import { GapList } from '#features/settings/sophie/gap-list.tsx';
import { ModelTrouble } from '#features/settings/sophie/model-trouble.tsx';
import { SophieSection } from '#features/settings/sophie/sophie-section.tsx';
import { paths, type SettingsSection } from '#platform/paths.ts';
import { BackgroundChoice } from '#screens/account/background-chooser.tsx';
import { classNames } from '#ui/class-names.ts';
import { RowsSkeleton } from '#ui/feedback/rows-skeleton.tsx';
import { Region } from '../region.tsx';
import { useOrgId } from '../use-org-id.ts';
import { PanelShell } from './panel-shell.tsx';

const FIRST: SettingsSection = 'organization';

interface Section {
  readonly id: SettingsSection;
  readonly name: string;
  readonly content: ReactNode;
}

/** `/o/{orgId}/admin-panel/settings` and `.../{section}`: how the organization works here. */
export function SettingsScreen() {
  const orgId = useOrgId();
  const { section: asked = FIRST } = useParams();
  const sections = sectionsOf(orgId);
  const open = sections.find(({ id }) => id === asked);
  if (!open) return <Navigate to={paths.panelSettings(orgId)} replace />;
  return (
    <PanelShell>
      <h1 className="text-2xl">{t`Settings`}</h1>
      <SectionLinks key={`links ${open.id}`} orgId={orgId} sections={sections} openId={open.id} />
      <Region key={open.id} skeleton={<RowsSkeleton />} title={t`These settings could not be loaded`}>
        {open.content}
      </Region>
    </PanelShell>
  );
}

const sectionsOf = (orgId: string): Section[] => [
  {
    id: FIRST,
    name: t`Organization`,
    content: (
      <OrganizationSection
        orgId={orgId}
        background={(chosen, onChoose) => <BackgroundChoice chosen={chosen} onChoose={onChoose} />}
      />
    ),
  },
  { id: 'announcements', name: t`Announcements`, content: <AnnouncementsSection orgId={orgId} /> },
  { id: 'points', name: t`Points and game`, content: <PointsSection orgId={orgId} /> },
  { id: 'assistant', name: ASSISTANT_NAME, content: <Assistant orgId={orgId} /> },
  {
    id: 'integrations',
    name: t`Integrations`,
    content: (
      <div className="grid gap-5">
        <Region title={t`Webhooks could not be loaded`} skeleton={<RowsSkeleton />}>
          <WebhooksPart orgId={orgId} />
        </Region>
        <Region title={t`API tokens could not be loaded`} skeleton={<RowsSkeleton />}>
          <TokensPart orgId={orgId} />
        </Region>
      </div>
    ),
  },
  { id: 'single-sign-on', name: t`Single sign-on`, content: <SignOnSection orgId={orgId} /> },
  { id: 'data', name: t`Data`, content: <DataSection orgId={orgId} /> },
];

function Assistant({ orgId }: { orgId: string }) {
  const navigate = useNavigate();
  const write = (question: string) => (
    <WriteLesson orgId={orgId} about={question} onAdded={(id) => void navigate(paths.panelItem(orgId, id))} />
  );
  return (
    <SophieSection
      orgId={orgId}
      gaps={
        <>
          <ModelTrouble orgId={orgId} />
          <GapList orgId={orgId} writeLesson={write} />
        </>
      }
    />
  );
}

interface SectionLinksProps {
  orgId: string;
  sections: readonly Section[];
  openId: string;
}

function SectionLinks({ orgId, sections, openId }: SectionLinksProps) {
  const row = useRef<HTMLElement>(null);
  // On a narrow screen the open one may lie beyond the edge.
  useEffect(() => {
    const open = row.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (open) row.current!.scrollLeft = open.offsetLeft - 16;
  }, []);
  return (
    <nav
      ref={row}
      aria-label={t`Settings`}
      className="relative mt-5 mb-8 flex w-fit max-w-full gap-1 overflow-x-auto rounded-md bg-surface-2 p-1 [scrollbar-width:none]"
    >
      {sections.map(({ id, name }) => (
        <NavLink
          key={id}
          end
          to={id === FIRST ? paths.panelSettings(orgId) : paths.panelSettingsSection(orgId, id)}
          aria-current={id === openId ? 'page' : undefined}
          className={classNames(
            'grid min-h-11 flex-none place-items-center rounded-[12px] px-4.5 text-sm font-semibold whitespace-nowrap',
            id === openId
              ? 'bg-surface text-ink shadow-card dark:inset-ring-[1.5px] dark:inset-ring-line-strong'
              : 'text-ink-2 hover:text-ink',
          )}
        >
          {name}
        </NavLink>
      ))}
    </nav>
  );
}
