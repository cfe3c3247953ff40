/** The product's working name: the only place it stands. */
export const BRAND = 'Snapwell';
/** The assistant's display name. */
export const ASSISTANT_NAME = 'Sophie';
/** Its mark in a square of 40: a leaf and its reflection, together an S. */
export const BRAND_MARK = {
  size: 40,
  leaf: 'M5 20A15 15 0 0 1 20 5H32.5A2.5 2.5 0 0 1 35 7.5 12.5 12.5 0 0 1 22.5 20Z',
  snap: 'M35 20A15 15 0 0 1 20 35H7.5A2.5 2.5 0 0 1 5 32.5 12.5 12.5 0 0 1 17.5 20Z',
} as const;
