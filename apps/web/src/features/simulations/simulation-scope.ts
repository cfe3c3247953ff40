/** Where somebody plays a simulation: as a member, or as a stranger on this device. */
export interface SimulationScope {
  readonly orgId: string;
  readonly contentId: string;
  /** Null for members. */
  readonly deviceKey: string | null;
}
