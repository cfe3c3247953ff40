import type { RenderedPage } from '@snapwell/contract/rendered-page';
import { type ReactNode, Suspense } from 'react';
import { RenderedFrame } from './rendered-frame.tsx';
import { OnePageRouter } from './one-page-router.tsx';

interface RenderedAppProps {
  page: Pick<RenderedPage, 'pathname' | 'params' | 'isEmbedded'>;
  search: string;
  hash: string;
  children: ReactNode;
}

/** One page of a stranger, the same on the server and in the browser. */
export function RenderedApp({ page, search, hash, children }: RenderedAppProps) {
  const { pathname, params, isEmbedded } = page;
  return (
    <OnePageRouter location={{ pathname, search, hash }} params={params}>
      <RenderedFrame isEmbedded={isEmbedded}>
        <Suspense fallback={null}>{children}</Suspense>
      </RenderedFrame>
    </OnePageRouter>
  );
}
