import { t } from '@lingui/core/macro';
import type { InsightScope } from '@snapwell/contract/analytics/insights.schemas';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { formatDateTime } from '#platform/locale/format.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { type InsightsAddress, useInsightsAddress } from './address.ts';
import { measureName } from './definitions.ts';
import { Headline } from './headline.tsx';
import { InsightsContext, type InsightsSource, type PanelName } from './insights.queries.ts';
import { usePanel } from './measure-panel.tsx';
import { Monday } from './monday.tsx';
import { PanelSkeleton } from './panel.tsx';
import { QuestionsPanel, QuizScoresPanel, RubricPanel } from './panels/answer-panels.tsx';
import { ContentUsePanel } from './panels/content-panel.tsx';
import { BeforeAfterPanel, CertaintyPanel, KnowledgePanel } from './panels/knowledge-panels.tsx';
import { ActiveLearnersPanel, FunnelPanel, PointsPanel, StreaksPanel } from './panels/learning-panels.tsx';
import { AtRiskPanel, OverduePanel } from './panels/people-panels.tsx';
import { Toolbar } from './toolbar.tsx';

interface PlacedPanel {
  readonly name: PanelName;
  readonly Content: ComponentType;
}

/** One panel or several below each other. */
interface Column {
  /** Columns of twelve. */
  readonly width: string;
  readonly panels: readonly PlacedPanel[];
}

const HALF = 'lg:col-span-6';
const WIDE = 'lg:col-span-7';
const NARROW = 'lg:col-span-5';
const THIRD = 'lg:col-span-4';
const WHOLE = 'lg:col-span-12';

/**
 * In the order of the questions that a Monday asks: who learns, what is hard, who needs somebody, what else. What is hard
 * stands in two columns, because the height of a panel depends on how much there is to tell.
 */
const COLUMNS: readonly Column[] = [
  { width: WIDE, panels: [{ name: 'active-learners', Content: ActiveLearnersPanel }] },
  { width: NARROW, panels: [{ name: 'funnel', Content: FunnelPanel }] },
  {
    width: WIDE,
    panels: [
      { name: 'knowledge', Content: KnowledgePanel },
      { name: 'certainty', Content: CertaintyPanel },
    ],
  },
  {
    width: NARROW,
    panels: [
      { name: 'questions', Content: QuestionsPanel },
      { name: 'before-after', Content: BeforeAfterPanel },
    ],
  },
  { width: WHOLE, panels: [{ name: 'at-risk', Content: AtRiskPanel }] },
  { width: WHOLE, panels: [{ name: 'overdue', Content: OverduePanel }] },
  { width: HALF, panels: [{ name: 'quiz-scores', Content: QuizScoresPanel }] },
  { width: HALF, panels: [{ name: 'content', Content: ContentUsePanel }] },
  { width: THIRD, panels: [{ name: 'streaks', Content: StreaksPanel }] },
  { width: THIRD, panels: [{ name: 'rubric', Content: RubricPanel }] },
  { width: THIRD, panels: [{ name: 'points', Content: PointsPanel }] },
];

interface RegionProps {
  skeleton: ReactNode;
  title: string;
  children: ReactNode;
}

export interface InsightsRoomProps {
  source: InsightsSource;
  scope: InsightScope;
  /** Loads and fails by itself. */
  Region: ComponentType<RegionProps>;
  /** Whose figures these are: 'Riverside'. */
  name: string;
  editorPath?: ((contentId: string) => string) | null;
  personPath?: ((uid: string) => string) | null;
  assignmentsPath?: string | null;
  /** Beside the choice of days: what only some screens offer. */
  tools?: ReactNode;
  /** Beside the heading: 'Sample data'. */
  mark?: ReactNode;
}

/** The figures of an organization, of somebody's groups, or samples of them. */
export function InsightsRoom(props: InsightsRoomProps) {
  const {
    source,
    scope,
    Region,
    name,
    editorPath = null,
    personPath = null,
    assignmentsPath = null,
    tools,
    mark,
  } = props;
  const { address, change, shared } = useInsightsAddress(scope.today);
  const { from, to, groupId, isCompared } = address;
  const context = {
    source,
    query: { from, to, groupId, isCompared },
    sharedAddress: shared,
    editorPath,
    personPath,
    assignmentsPath,
  };
  return (
    <InsightsContext value={context}>
      <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 className="text-2xl">{heading(name, address)}</h1>
          <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-2">
            <Region skeleton={<Skeleton className="w-64" />} title={t`The figures couldn't be loaded`}>
              <AsOf />
            </Region>
            {mark}
          </p>
        </div>
        <div className="flex flex-wrap gap-2 max-sm:w-full">
          <Toolbar scope={scope} address={address} onChange={change} sharedAddress={shared} />
          {tools}
        </div>
      </header>
      <div className="grid gap-5">
        <Region
          skeleton={<Skeleton shape="card" className="h-64 rounded-lg" />}
          title={t`What matters now couldn't be loaded`}
        >
          <Monday />
        </Region>
        <Region
          skeleton={<Skeleton shape="card" className="h-36 rounded-lg" />}
          title={t`The headline numbers couldn't be loaded`}
        >
          <Headline />
        </Region>
        <div className="grid gap-5 lg:grid-cols-12">
          {COLUMNS.map(({ width, panels }) => (
            <div key={panels[0]!.name} className={`flex min-w-0 flex-col gap-5 ${width}`}>
              {panels.map(({ name: panel, Content }) => (
                <WhenNear key={panel} id={panel} className="min-w-0 scroll-mt-24 last:grow">
                  <Region
                    key={`${from} ${to} ${groupId} ${isCompared}`}
                    skeleton={<PanelSkeleton />}
                    title={failedWords(measureName(panel))}
                  >
                    <Content />
                  </Region>
                </WhenNear>
              ))}
            </div>
          ))}
        </div>
      </div>
    </InsightsContext>
  );
}

const failedWords = (measure: string) => t`“${measure}” couldn't be loaded`;

function heading(name: string, { lastDays }: InsightsAddress): string {
  switch (lastDays) {
    case 7:
      return t`${name} this week`;
    case 28:
      return t`${name} in four weeks`;
    case 91:
      return t`${name} in three months`;
    case 364:
      return t`${name} in a year`;
    default:
      return name;
  }
}

function AsOf() {
  const { as_of: at } = usePanel('summary');
  const moment = formatDateTime(at);
  return <span>{t`Numbers as of ${moment}`}</span>;
}

/** Loads what it holds once it is nearly in view, or was asked for by the address. */
function WhenNear({ id, className, children }: { id: string; className: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(typeof IntersectionObserver === 'undefined' || location.hash === `#${id}`);
  useEffect(() => {
    if (isNear || !ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setIsNear(true),
      {
        rootMargin: '600px 0px',
      },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isNear]);
  return (
    <div ref={ref} id={id} className={className}>
      {isNear ? children : <PanelSkeleton />}
    </div>
  );
}
