import type { Home, ModuleDetail } from '@snapwell/contract/catalogue/catalogue.schemas';
import { useEffect } from 'react';
import { useReachable } from '#platform/http/connection.ts';
import { useSavingState } from '#platform/outbox/outbox.ts';
import { withKnownProgress } from './progress-cache.ts';
import { PROGRESS_KINDS } from './progress-outbox.ts';
import { cachedProgress, cacheHome, cacheModule } from './progress-storage.ts';

interface Person {
  readonly uid: string | null;
  readonly orgId: string;
}

/** False while this device knows more than the server, or may not hear from it. */
function useIsServerAhead(): boolean {
  const saving = useSavingState(...PROGRESS_KINDS);
  const isReachable = useReachable();
  return isReachable && saving === 'saved';
}

/** Caches what the home screen says of a person's progress. */
export function useHomeCached({ uid, orgId }: Person, home: Home | undefined): void {
  const isServerAhead = useIsServerAhead();
  useEffect(() => {
    if (uid !== null && home && isServerAhead) cacheHome(uid, orgId, home);
  }, [uid, orgId, home, isServerAhead]);
}

/**
 * Caches what a module's screen says of a person's progress. While the server cannot hear what they do, the module
 * with what this device knows of it.
 */
export function useModuleCached({ uid, orgId }: Person, module: ModuleDetail | undefined): ModuleDetail | undefined {
  const isServerAhead = useIsServerAhead();
  useEffect(() => {
    if (uid !== null && module && isServerAhead) cacheModule(uid, orgId, module);
  }, [uid, orgId, module, isServerAhead]);
  if (!module || isServerAhead || uid === null) return module;
  return withKnownProgress(module, cachedProgress(uid, orgId));
}
