/** Whom one calls in a country: for a body, a fire, somebody who threatens. The first is the one to call. */
interface EmergencyNumbers {
  readonly ambulance: readonly string[];
  readonly fire: readonly string[];
  readonly police: readonly string[];
}

interface CrisisLine {
  readonly number: string;
  /** As it calls itself; empty where the number is its name. */
  readonly name: string;
}

const forAll = (...numbers: readonly string[]): EmergencyNumbers => ({
  ambulance: numbers,
  fire: numbers,
  police: numbers,
});
const each = (ambulance: string, fire: string, police: string): EmergencyNumbers => ({
  ambulance: [ambulance],
  fire: [fire],
  police: [police],
});

/**
 * Emergency numbers by country (ISO 3166-1 alpha-2). Where a country is missing nobody was certain of its numbers: a
 * wrong one costs more than a list.
 *
 * Sources: Directive (EU) 2018/1972, article 109, for 112 in the European Union, and by the agreement on the European
 * Economic Area in Iceland, Liechtenstein and Norway; for all others the numbering plan that the country itself tells
 * (ITU-T E.129, national numbering plans). 112 and 911 are what ITU-T E.161.1 recommends.
 */
const NUMBERS: Readonly<Record<string, EmergencyNumbers>> = {
  ...Object.fromEntries(
    'BE BG CY CZ DE DK EE ES FI FR GR HR HU IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'
      .split(' ')
      .map((country) => [country, forAll('112')]),
  ),
  AT: { ...forAll('112'), ambulance: ['144', '112'] },
  AU: forAll('000'),
  BR: each('192', '193', '190'),
  CA: forAll('911'),
  CH: { ...forAll('112'), ambulance: ['144', '112'] },
  CL: each('131', '132', '133'),
  CN: each('120', '119', '110'),
  GB: forAll('999', '112'),
  HK: forAll('999'),
  IE: forAll('112', '999'),
  IL: each('101', '102', '100'),
  IN: forAll('112'),
  JP: each('119', '119', '110'),
  KR: each('119', '119', '112'),
  MX: forAll('911'),
  NZ: forAll('111'),
  PH: forAll('911'),
  SG: each('995', '995', '999'),
  TR: forAll('112'),
  US: forAll('911'),
  ZA: { ambulance: ['10177', '112'], fire: ['10177', '112'], police: ['10111', '112'] },
};

/** Lines for people who don't know how to go on, open at any hour: only those that have kept their number for years. */
const CRISIS_LINES: Readonly<Record<string, CrisisLine>> = {
  AT: { number: '142', name: 'Telefonseelsorge' },
  AU: { number: '13 11 14', name: 'Lifeline' },
  CA: { number: '988', name: '' },
  CH: { number: '143', name: 'Die Dargebotene Hand' },
  DE: { number: '0800 111 0 111', name: 'TelefonSeelsorge' },
  GB: { number: '116 123', name: 'Samaritans' },
  IE: { number: '116 123', name: 'Samaritans' },
  US: { number: '988', name: '' },
};

/** Null where the country is not known, or its numbers are not. */
export const emergencyNumbersOf = (country: string | null): EmergencyNumbers | null =>
  (country !== null && NUMBERS[country]) || null;

export const crisisLineOf = (country: string | null): CrisisLine | null =>
  (country !== null && CRISIS_LINES[country]) || null;
