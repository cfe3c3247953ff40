import { t } from '@lingui/core/macro';
import { classNames } from '#ui/class-names.ts';
import type { LineState } from './document-coverage.ts';

const SQUARES: Record<LineState, string> = {
  taught: 'bg-leaf',
  changed: 'bg-snap',
  open: 'border-2 border-dashed border-ember',
  nothing: 'bg-line',
};
const MOST_SQUARES = 120;

/** The lines in small: what is taught, changed, open. */
export function LineStrip({ lines }: { lines: readonly LineState[] }) {
  const count = (state: LineState) => lines.filter((each) => each === state).length;
  const [all, taught, changed, open] = [lines.length, count('taught'), count('changed'), count('open')];
  const label = t`${all} lines: ${taught} taught, ${changed} changed, ${open} not yet`;
  return (
    <div className="grid max-w-sm gap-2">
      <div role="img" aria-label={label} className="flex flex-wrap gap-1">
        {lines.slice(0, MOST_SQUARES).map((state, i) => (
          <span key={i} className={classNames('rounded-xs', lines.length > 40 ? 'size-3' : 'size-6', SQUARES[state])} />
        ))}
      </div>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-2" aria-hidden="true">
        <StripKey state="taught" label={t`taught`} />
        <StripKey state="changed" label={t`changed`} />
        <StripKey state="open" label={t`not yet`} />
        <StripKey state="nothing" label={t`nothing to teach`} />
      </ul>
    </div>
  );
}

function StripKey({ state, label }: { state: LineState; label: string }) {
  return (
    <li className="flex items-center gap-1.5">
      <span className={classNames('size-2.5 rounded-xs', SQUARES[state])} />
      {label}
    </li>
  );
}
