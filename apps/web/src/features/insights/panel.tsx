import { t } from '@lingui/core/macro';
import { Download, Ellipsis, Image, Info, Link2, Table2 } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { saveCsv } from '#platform/csv.ts';
import { Button } from '#ui/action/button.tsx';
import { IconButton } from '#ui/action/icon-button.tsx';
import { notify } from '#ui/feedback/notify.tsx';
import { Card } from '#ui/layout/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { Menu } from '#ui/overlay/menu.tsx';
import { MenuItem } from '#ui/overlay/menu-item.tsx';
import { Popover } from '#ui/overlay/popover.tsx';
import type { FigureTable } from './figure-table.tsx';

export interface PanelProps {
  /** Stands in the address of the panel and in the names of its files. */
  id: string;
  /** What is measured: 'Active learners each day'. */
  name: string;
  /** How it's counted, in one or two sentences. */
  definition: string;
  /** What the figures say: the heading. Null while there is nothing to say. */
  finding: string | null;
  /** None where the panel is a table already, or says that there is nothing. */
  table?: FigureTable | undefined;
  /** The panel shows a table of its own and no chart. */
  isList?: boolean | undefined;
  /** Some figures are left out, because so few people are behind them. */
  hiddenBelow?: number | null | undefined;
  /** The one thing to do about it. */
  action?: ReactNode;
  /** An address of these days and this panel. */
  link?: (() => string) | undefined;
  children: ReactNode;
}

/** One measure: its finding as the heading, the chart or its table, and ways to take both along. */
export function Panel(props: PanelProps) {
  const { name, definition, finding, table, isList = false, hiddenBelow, action, children } = props;
  const [isTable, setIsTable] = useState(false);
  const headingId = useId();
  const drawing = useRef<HTMLDivElement>(null);
  const hasFigures = table !== undefined && !table.isEmpty;
  const canSwap = hasFigures && !isList;
  return (
    <Card aria-labelledby={headingId} padding="none" className="flex h-full min-w-0 flex-col p-4.5 sm:p-6">
      <header className="mb-4">
        <div className="mb-0.5 flex min-h-9 items-center gap-2">
          <p className="flex min-w-0 flex-1 items-center gap-1 text-sm font-semibold text-ink-2">
            {name}
            <Definition name={name} words={definition} />
          </p>
          {canSwap && (
            <Button
              size="sm"
              aria-pressed={isTable}
              onClick={() => setIsTable(!isTable)}
              className="aria-pressed:bg-ink aria-pressed:text-paper"
            >
              <Table2 className="size-4" aria-hidden="true" /> {t`Table`}
            </Button>
          )}
          {hasFigures && (
            <TakeAlong {...props} table={table} chart={() => drawing.current?.querySelector('svg') ?? null} />
          )}
        </div>
        <h2 id={headingId} className="text-lg text-pretty">
          {finding ?? t`Nothing stands out`}
        </h2>
      </header>
      <div ref={drawing} className={classNames('min-w-0 flex-1', isTable && canSwap && 'hidden')}>
        {children}
      </div>
      {isTable && canSwap && (
        <div role="group" aria-label={name} tabIndex={0} className="max-h-112 min-w-0 flex-1 overflow-y-auto">
          {table.element(name)}
        </div>
      )}
      {typeof hiddenBelow === 'number' && hiddenBelow > 0 && <HiddenNumbers below={hiddenBelow} />}
      {action}
    </Card>
  );
}

/** How a measure is counted: on hover and focus, and by a press where there is neither. */
export function Definition({ name, words }: { name: string; words: string }) {
  return (
    <Popover
      side="bottom"
      hint={words}
      title={name}
      trigger={
        <button
          type="button"
          aria-label={t`What “${name}” means`}
          className="reach grid size-6 place-items-center rounded-full"
        >
          <Info className="size-4 text-ink-3" aria-hidden="true" />
        </button>
      }
    >
      {words}
    </Popover>
  );
}

function HiddenNumbers({ below }: { below: number }) {
  return (
    <p className="mt-3 text-xs text-ink-3">
      {t`Figures of fewer than ${below} people aren't shown, so that nobody can be made out.`}
    </p>
  );
}

interface TakeAlongProps extends Omit<PanelProps, 'table'> {
  table: FigureTable;
  chart: () => SVGSVGElement | null;
}

function TakeAlong({ id, name, finding, isList, link, table, chart }: TakeAlongProps) {
  const picture = async () => {
    const drawing = chart();
    if (!drawing) return;
    const { savePicture } = await import('./charts/save-picture.ts');
    await savePicture(drawing, { name: id, title: finding ?? name });
  };
  const failed = () =>
    notify('error', t`The picture couldn't be made`, { detail: t`The table and its file still work.` });
  return (
    <Menu
      trigger={
        <IconButton label={t`More about “${name}”`} className="-mr-2">
          <Ellipsis aria-hidden="true" />
        </IconButton>
      }
    >
      <MenuItem icon={<Download aria-hidden="true" />} onSelect={() => saveCsv(id, table.csv())}>
        {t`Download as CSV`}
      </MenuItem>
      {!isList && (
        <MenuItem icon={<Image aria-hidden="true" />} onSelect={() => void picture().catch(failed)}>
          {t`Download as a picture`}
        </MenuItem>
      )}
      {link && (
        <MenuItem icon={<Link2 aria-hidden="true" />} onSelect={() => void copyLink(`${link()}#${id}`)}>
          {t`Copy link`}
        </MenuItem>
      )}
    </Menu>
  );
}

/** Puts an address on the clipboard; where that's forbidden, shows it. */
export async function copyLink(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    notify('success', t`Link copied`, { detail: t`Whoever may see these figures sees the same days.`, sound: null });
  } catch {
    notify('info', t`Copy this address`, { detail: address, sound: null });
  }
}

/** A panel before its figures are there. */
export function PanelSkeleton() {
  return (
    <Card padding="md" className="h-full min-w-0">
      <span aria-hidden="true" className="grid animate-pulse gap-3">
        <span className="block h-4 w-40 rounded-sm bg-surface-2" />
        <span className="block h-7 w-[min(24rem,90%)] rounded-sm bg-surface-2" />
        <span className="mt-2 block h-52 rounded-md bg-surface-2" />
      </span>
    </Card>
  );
}
