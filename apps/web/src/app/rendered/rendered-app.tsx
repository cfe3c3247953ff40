import type { RenderedPage } from '@snapwell/contract/rendered-page';
import { type ReactNode, Suspense, useEffect } from 'react';
import { RenderedFrame } from './rendered-frame.tsx';
import { OnePageRouter } from './one-page-router.tsx';

interface RenderedAppProps {
  page: Pick<RenderedPage, 'pathname' | 'params' | 'isEmbedded'>;
  search: string;
  hash: string;
  /** The screen answers from now on. Never called on the server. */
  onTakenOver?: () => void;
  children: ReactNode;
}

/** One page of a stranger, the same on the server and in the browser. */
export function RenderedApp({ page, search, hash, onTakenOver, children }: RenderedAppProps) {
  const { pathname, params, isEmbedded } = page;
  return (
    <OnePageRouter location={{ pathname, search, hash }} params={params}>
      <RenderedFrame isEmbedded={isEmbedded}>
        <Suspense fallback={null}>
          {children}
          <TakenOver onTakenOver={onTakenOver} />
        </Suspense>
      </RenderedFrame>
    </OnePageRouter>
  );
}

/** Its effect runs when all that stands beside it in the boundary has been taken over. */
function TakenOver({ onTakenOver }: Pick<RenderedAppProps, 'onTakenOver'>) {
  useEffect(() => onTakenOver?.(), [onTakenOver]);
  return null;
}
