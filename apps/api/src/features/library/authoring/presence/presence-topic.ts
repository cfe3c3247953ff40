/** The topic on which the windows that have an item open hear of each other. */
export const presenceTopic = (orgId: string, contentId: string): string => `authoring/${orgId}/${contentId}`;
