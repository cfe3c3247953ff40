import { t } from '@lingui/core/macro';
import { useSearchParams } from 'react-router';
import { QuestionBank } from '#features/authoring/questions/rooms/question-bank.tsx';
import { QuestionImport } from '#features/authoring/questions/rooms/question-import.tsx';
import { QuestionReports } from '#features/authoring/questions/rooms/question-reports.tsx';
import { paths } from '#platform/paths.ts';
import { RowsSkeleton } from '#ui/feedback/rows-skeleton.tsx';
import { Tabs } from '#ui/layout/tabs.tsx';
import { Region } from '../region.tsx';
import { useOrgId } from '../use-org-id.ts';
import { PanelShell } from './panel-shell.tsx';

const ROOMS = ['bank', 'files', 'reports'] as const;
type Room = (typeof ROOMS)[number];

/** `/o/{orgId}/admin-panel/questions`: the questions of all quizzes, files of them, and what learners report. */
export function QuestionsScreen() {
  const orgId = useOrgId();
  const [query, setQuery] = useSearchParams();
  const room = ROOMS.find((each) => each === query.get('room')) ?? 'bank';
  const quizPath = (quizId: string) => paths.panelItem(orgId, quizId);
  return (
    <PanelShell>
      <h1 className="mb-5 text-2xl">{t`Questions`}</h1>
      <Tabs<Room>
        label={t`Questions`}
        value={room}
        onChange={(next) => setQuery(next === 'bank' ? {} : { room: next }, { replace: true })}
        tabs={[
          {
            value: 'bank',
            label: t`Bank`,
            panel: (
              <Region skeleton={<RowsSkeleton />} title={t`The questions couldn't be loaded`}>
                <QuestionBank orgId={orgId} quizPath={quizPath} />
              </Region>
            ),
          },
          { value: 'files', label: t`Files`, panel: <QuestionImport orgId={orgId} /> },
          {
            value: 'reports',
            label: t`Reports`,
            panel: (
              <Region skeleton={<RowsSkeleton />} title={t`The reports couldn't be loaded`}>
                <QuestionReports orgId={orgId} quizPath={quizPath} />
              </Region>
            ),
          },
        ]}
      />
    </PanelShell>
  );
}
