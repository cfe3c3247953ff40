/** The product's working name: the only place it stands. */
export const BRAND = 'Snapwell';
/** The assistant's display name. */
export const ASSISTANT_NAME = 'Sophie';
