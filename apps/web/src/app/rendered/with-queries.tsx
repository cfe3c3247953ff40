import { QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { connectOutbox } from '#platform/outbox/outbox-host.ts';
import { createQueryClient } from '../query-client.ts';

interface WithQueriesProps {
  /** What came with the page, and the key under which its screen asks for it. */
  seed: { readonly key: QueryKey; readonly data: unknown } | null;
  children: ReactNode;
}

/** Surrounds a screen that asks the API: what came with the page is there before it asks. */
export function WithQueries({ seed, children }: WithQueriesProps) {
  const [queryClient] = useState(() => {
    const client = createQueryClient({ onAward: () => undefined });
    if (seed) client.setQueryData(seed.key, seed.data);
    if (seed) connectOutbox({ queryClient: client, uid: () => null });
    return client;
  });
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
