/** Where somebody takes a quiz: as a member, or as a stranger on this device. */
export interface AttemptScope {
  readonly orgId: string;
  readonly quizId: string;
  /** Null for members. */
  readonly deviceKey: string | null;
}
