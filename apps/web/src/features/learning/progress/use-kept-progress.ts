import type { Home, ModuleDetail } from '@snapwell/contract/catalogue/catalogue.schemas';
import { useEffect } from 'react';
import { keepHome, keepModule } from './progress-storage.ts';

interface Shown {
  readonly uid: string | null;
  readonly orgId: string;
  readonly home?: Home | undefined;
  readonly module?: ModuleDetail | undefined;
}

/** Keeps what a screen shows of the person's progress in this browser. */
export function useKeptProgress({ uid, orgId, home, module }: Shown): void {
  useEffect(() => {
    if (uid === null) return;
    if (home) keepHome(uid, orgId, home);
    if (module) keepModule(uid, orgId, module);
  }, [uid, orgId, home, module]);
}
