/** A share from 0 to 1 as it is written everywhere: '90%'. */
export const percentOf = (share: number, digits = 0): string => `${(share * 100).toFixed(digits)}%`;
