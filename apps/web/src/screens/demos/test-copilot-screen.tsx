import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ASSISTANT_NAME } from '@snapwell/contract/brand';
import type { PageContext } from '@snapwell/contract/copilot/context.schemas';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { contentContext } from '#features/copilot/context/page-context.ts';
import { StatusLine } from '#features/copilot/inspector/status-line.tsx';
import { TestBench } from '#features/copilot/test-bench.tsx';
import { useSession } from '#features/identity/session/session.ts';
import { content } from '#features/learning/learning.queries.ts';
import { home } from '../org/home/home.queries.ts';
import { useProfile } from '#features/profiles/profile-runner.ts';
import { paths } from '#platform/paths.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { SophieFace } from '#ui/brand/sophie-face.tsx';
import { gatherUserContext } from '../gather-surroundings.ts';
import { gatherDiscoverContext } from '../org/learn/discover-context.ts';
import { TestCopilotDoor } from './test-copilot-door.tsx';

type Page = 'none' | 'discover' | 'content';

const PAGES = [
  { value: 'none', label: msg`No page` },
  { value: 'discover', label: msg`Discover` },
  { value: 'content', label: msg`Next lesson` },
] as const;

/** `/test-copilot`: the assistant with its inspector: context sent, events received, timings. */
export function TestCopilotScreen() {
  const queryClient = useQueryClient();
  const { status } = useSession();
  const { orgId, base, organization, userState } = useProfile();
  const [page, setPage] = useState<Page>('content');
  const own = orgId ?? (base && base.organization !== 'default' ? base.organization : null);
  const gather = async (inOrg: string) => {
    const [context, user] = await Promise.all([
      gatherPage(queryClient, inOrg, page).catch(() => null),
      gatherUserContext(queryClient, inOrg),
    ]);
    return { page: context, user };
  };
  return (
    <div className="wrap pt-8 pb-20">
      <h1>{t`${ASSISTANT_NAME}, opened up`}</h1>
      <p className="mt-3 mb-6 max-w-[40rem] text-ink-2">
        <Trans>
          The assistant as it works on every page, with everything a question sends, every event that comes back, and
          how long each took.
        </Trans>
      </p>
      {status === 'signed-out' && <TestCopilotDoor />}
      {status === 'signed-in' && own === null && userState === 'needs-onboarding' && <NoOrganization />}
      {status !== 'signed-out' && own === null && userState === 'loading' && <Skeleton shape="card" />}
      {status === 'signed-in' && own !== null && (
        <div className="grid gap-6">
          <div className="grid justify-items-start gap-4">
            <SegmentedControl
              label={t`The page that goes with the question`}
              isLabelShown
              options={PAGES.map(({ value, label }) => ({ value, label: i18n._(label) }))}
              value={page}
              onChange={setPage}
            />
            <StatusLine orgId={own} />
          </div>
          <TestBench
            orgId={own}
            firstName={organization?.first_name || base?.firstName || null}
            gather={() => gather(own)}
          />
        </div>
      )}
    </div>
  );
}

async function gatherPage(queryClient: QueryClient, orgId: string, page: Page): Promise<PageContext | null> {
  if (page === 'none') return null;
  if (page === 'discover') return gatherDiscoverContext(queryClient, orgId);
  const { whats_next: next } = await queryClient.fetchQuery(home(orgId));
  return next ? contentContext(await queryClient.fetchQuery(content(orgId, next.content_id))) : null;
}

function NoOrganization() {
  return (
    <EmptyState
      title={t`First an organization`}
      picture={<SophieFace className="size-20" frame="ring" canBlink />}
      action={<SnapButton to={paths.home}>{t`Find your organization`}</SnapButton>}
    >
      <Trans>{ASSISTANT_NAME} answers from an organization’s library. Join one, then come back.</Trans>
    </EmptyState>
  );
}
