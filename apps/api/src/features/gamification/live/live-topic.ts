/** The topic on which a person's devices are told of what happens in an organization. */
export const liveTopic = (orgId: string, uid: string): string => `gamification/${orgId}/${uid}`;
