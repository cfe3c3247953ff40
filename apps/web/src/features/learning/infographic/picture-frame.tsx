import { t } from '@lingui/core/macro';
import { percentOf } from '@snapwell/contract/text/percent';
import { Minus, Plus } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/action/icon-button.tsx';
import { LARGEST, useZoom } from './use-zoom.ts';

/** A picture that can be made larger and moved about in its frame. */
export function PictureFrame({ label, remark, children }: { label: string; remark: ReactNode; children: ReactNode }) {
  const { frame, zoom, larger, smaller, pointers } = useZoom();
  const isLarger = zoom > 1;
  const press = ({ key }: KeyboardEvent) => {
    if (key === '+' || key === '=') larger();
    if (key === '-') smaller();
  };
  return (
    <div>
      {/* A frame that scrolls takes the focus, so that arrow keys move what is in it. */}
      <div
        ref={frame}
        role="region"
        aria-label={t`${label}. Plus and minus change its size.`}
        tabIndex={0}
        onKeyDown={press}
        {...pointers}
        className={classNames(
          'touch-pan-x touch-pan-y rounded-lg border border-line bg-paper',
          isLarger ? 'max-h-[80dvh] cursor-grab overflow-auto select-none active:cursor-grabbing' : 'overflow-hidden',
        )}
      >
        <div className="relative" style={{ width: `${zoom * 100}%` }}>
          {children}
        </div>
      </div>
      <div className="mt-2 flex items-center justify-between gap-3">
        <div className="text-sm text-ink-2">{remark}</div>
        <div className="flex flex-none items-center">
          <IconButton
            label={t`Smaller`}
            aria-disabled={!isLarger}
            onClick={smaller}
            className="aria-disabled:opacity-40"
          >
            <Minus aria-hidden="true" />
          </IconButton>
          <output className="figure w-11 text-center text-xs text-ink-2">{percentOf(zoom)}</output>
          <IconButton
            label={t`Larger`}
            aria-disabled={zoom >= LARGEST}
            onClick={larger}
            className="aria-disabled:opacity-40"
          >
            <Plus aria-hidden="true" />
          </IconButton>
        </div>
      </div>
    </div>
  );
}
