import type { Language } from '@snapwell/contract/text/language';

/** Where somebody plays a simulation: as a member, or as a stranger on this device. */
export interface SimulationScope {
  readonly orgId: string;
  readonly contentId: string;
  /** Null for members. */
  readonly deviceKey: string | null;
  /** Which its texts are read in; absent for the page's. */
  readonly language?: Language | undefined;
}
