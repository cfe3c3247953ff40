const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Small letters as they are typed where there are no umlauts: `für` is `fuer`. */
export const withoutUmlauts = (text: string): string =>
  text.normalize('NFC').replaceAll(/[äöüß]/g, (letter) => UMLAUTS[letter]!);
