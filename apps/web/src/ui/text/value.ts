const VALUE = /^[<>≤≥±~]? ?[\d.,]+( ?[-–] ?[\d.,]+)? ?%?$/;

/** '91-100', '≤ 35.0': what is read as one value, and stays on one line in a table. */
export const isValue = (text: unknown): boolean => typeof text === 'string' && VALUE.test(text.trim());
