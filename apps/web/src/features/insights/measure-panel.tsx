import { plural } from '@lingui/core/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { measureDefinition, measureName } from './definitions.ts';
import type { FigureTable } from './figure-table.tsx';
import { findingText } from './finding-text.ts';
import { type PanelData, panelOf, type PanelName, useInsights } from './insights.queries.ts';
import { Panel } from './panel.tsx';

/** The figures of a panel for the days and the group that the screen shows. */
export function usePanel<N extends PanelName>(name: N): PanelData<N> {
  const { source, query } = useInsights();
  return useSuspenseQuery(panelOf(source, name, query)).data;
}

/** What the panel's data say, said once for the heading, the chart and the picture. */
export interface MeasurePanelProps {
  measure: PanelName;
  data: Pick<PanelData, 'finding' | 'hidden_below'>;
  table?: FigureTable;
  /** Why there is nothing to draw: the heading, unless a finding says more. */
  nothing?: string | false;
  isList?: boolean;
  action?: ReactNode;
  children: (label: string) => ReactNode;
}

/** A panel with the name, the definition and the finding of its measure. */
export function MeasurePanel({ measure, data, table, nothing, isList, action, children }: MeasurePanelProps) {
  const { sharedAddress } = useInsights();
  const finding = findingText(data.finding);
  const name = measureName(measure);
  return (
    <Panel
      id={measure}
      name={name}
      definition={measureDefinition(measure)}
      finding={nothing ? (finding ?? nothing) : finding}
      table={nothing ? undefined : table}
      hiddenBelow={data.hidden_below}
      isList={isList}
      action={action}
      link={sharedAddress}
    >
      {!nothing && children(finding ?? name)}
    </Panel>
  );
}

/** Says that a chart shows the first of many. */
export function MoreInTable({ shown, all }: { shown: number; all: number }) {
  if (all <= shown) return null;
  const rest = all - shown;
  return (
    <p className="text-xs text-ink-3">
      {plural(rest, { one: 'The table has # more.', other: 'The table has # more.' })}
    </p>
  );
}
