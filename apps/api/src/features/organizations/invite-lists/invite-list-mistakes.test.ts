import { expect, test } from 'vitest';
import { inspectInviteList } from './inspect-invite-list.ts';
import { readInviteList } from './read-invite-list.ts';

const facts = {
  groups: new Map([
    ['Ward 4B', 'g1'],
    ['Night team', 'g2'],
    ['Köche', 'g3'],
  ]),
  memberEmails: new Set(['grace@riverside.example']),
  deactivatedEmails: new Set(['gone@riverside.example']),
  invitedEmails: new Set(['late@riverside.example', 'today@riverside.example']),
  mailedEmails: new Set(['today@riverside.example']),
  domains: ['riverside.example'],
};

/** What comes of a file, in a form that a table of tests can hold: `line outcome field:code>suggestion`. */
function inspected(file: string | Uint8Array): string[] {
  const read = readInviteList(typeof file === 'string' ? Buffer.from(file) : file);
  if ('refusal' in read) return [`refused ${read.refusal}`];
  const rows = inspectInviteList(read.rows, facts).map(({ line, email, outcome, problems }) =>
    [
      line,
      outcome,
      ...problems.map(({ field, code, suggestion, line: other }) =>
        [`${field}:${code}`, suggestion && `>${suggestion}`, other && `@${other}`].filter(Boolean).join(''),
      ),
      ...(problems.length === 0 ? [email] : []),
    ].join(' '),
  );
  return [...read.notes.map(({ code, value }) => `note ${code} ${value}`.trim()), ...rows];
}

const HEAD = 'email,groups,level,job role\n';
const ADA = 'ada@riverside.example';
const good = `2 invited ${ADA}`;
const utf16 = (text: string) => Buffer.from(text, 'utf16le');
const cells = (...values: string[]) => `${HEAD}${values.map((value) => `"${value.replaceAll('"', '""')}"`).join(',')}`;

/** One kind of mistake, or of harmless difference, in each line of the table. */
const mistakes: readonly (readonly [kind: string, file: string | Uint8Array, ...outcome: string[]])[] = [
  // how the file is written
  ['UTF-8 with its mark', `\uFEFF${HEAD}${ADA}`, good],
  ['UTF-16, little end first', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16(`${HEAD}${ADA}`)]), good],
  ['UTF-16, big end first', Buffer.concat([Buffer.from([0xfe, 0xff]), utf16(`${HEAD}${ADA}`).swap16()]), good],
  ['UTF-16 without its mark', utf16(`${HEAD}${ADA}`), good],
  ['Windows-1252', Buffer.from(`${HEAD}${ADA},Köche`, 'latin1'), good],
  ['UTF-8 read and saved again as Windows-1252', `${HEAD}${ADA},KÃ¶che`, '2 problem groups:group_unknown>Köche'],
  ['semicolons', `email;groups\n${ADA};Ward 4B`, good],
  ['tabs, as copied cells have', `email\tgroups\n${ADA}\tWard 4B`, good],
  ['bars', `email|job role\n${ADA}|Nurse`, good],
  ['a first line for the spreadsheet program', `sep=;\nemail;groups\n${ADA};Ward 4B`, `3 invited ${ADA}`],
  ['line ends of old machines', `email,groups\r${ADA},Ward 4B\r`, good],
  ['blank rows between', `${HEAD}\n,,,\n${ADA}\n\n`, `4 invited ${ADA}`],
  ['a file of the spreadsheet program itself', Buffer.from('PK\u0003\u0004...'), 'refused workbook'],
  ['a file that is no text', Buffer.from([1, 0, 0, 0, 7, 0, 3]), 'refused binary'],
  ['nothing', '', 'refused empty'],
  ['a header only', HEAD, 'refused empty'],
  // which column is what
  ['German headers', `Vorname;Nachname;E-Mail-Adresse;Station\nAda;Okafor;${ADA};Ward 4B`, good],
  ['capitals and marks in headers', `E-MAIL:,Job_Role\n${ADA},Nurse`, good],
  ['no header', `${ADA},Ward 4B,manager`, 'note no_header', `1 invited ${ADA}`],
  ['a wrong header over addresses', `Contact\n${ADA}`, 'note email_column_guessed Contact', good],
  ['no addresses anywhere', 'name,group\nAda,Ward 4B', 'refused no_email_column'],
  ['a column that is not known', `email,shoe size\n${ADA},42`, 'note column_unknown shoe size', good],
  ['a column twice', `email,e-mail\n${ADA},x@y.example`, 'note column_repeated e-mail', good],
  ['more cells than columns', `email\n${ADA},Ward 4B`, '2 problem row:too_many_cells'],
  // quotes
  ['a comma in quotes', cells(ADA, 'Ward 4B', '', 'Nurse, nights'), good],
  [
    'a line break in quotes',
    `${cells(ADA, 'Ward 4B\nNight team')}\nlast@riverside.example`,
    good,
    '4 invited last@riverside.example',
  ],
  [
    'a quote that never ends',
    `${HEAD}"${ADA},Ward 4B\nlast@riverside.example`,
    '2 problem row:quote_not_closed',
    '3 invited last@riverside.example',
  ],
  [
    'text behind a quote',
    `${HEAD}"${ADA}" x,Ward 4B\nlast@riverside.example`,
    '2 problem row:text_after_quote email:email_is_no_address',
    '3 invited last@riverside.example',
  ],
  ['a row without end', `${HEAD}${ADA},${'x'.repeat(30_000)}`, '2 problem row:row_too_long groups:group_too_long'],
  // addresses
  ['no address', `${HEAD},Ward 4B`, '2 problem email:email_missing'],
  ['spaces around', `${HEAD}  \u00A0${ADA}\u200B `, good],
  ['an address with its name', `${HEAD}Ada Okafor <${ADA}>`, good],
  ['a link instead of an address', `${HEAD}mailto:${ADA}`, good],
  ['capitals', `${HEAD}ADA@Riverside.Example`, '2 invited ADA@Riverside.Example'],
  ['a blank inside', `${HEAD}ada @riverside.example`, `2 problem email:email_is_no_address>${ADA}`],
  ['a comma for a dot', cells('ada@riverside,example'), `2 problem email:email_is_no_address>${ADA}`],
  ['two dots', `${HEAD}ada@riverside..example`, `2 problem email:email_is_no_address>${ADA}`],
  ['(at) for @', `${HEAD}ada(at)riverside.example`, `2 problem email:email_is_no_address>${ADA}`],
  [
    'an umlaut in it',
    `${HEAD}müller@riverside.example`,
    '2 problem email:email_is_no_address>mueller@riverside.example',
  ],
  ['no domain', `${HEAD}ada`, `2 problem email:email_is_no_address>${ADA}`],
  ['two addresses in a cell', cells(`${ADA}; noor@riverside.example`), `2 problem email:email_has_two>${ADA}`],
  ['a domain that is nearly ours', `${HEAD}ada@riversde.example`, `2 problem email:email_domain_near>${ADA}`],
  ['an address that is too long', `${HEAD}${'a'.repeat(260)}@b.example`, '2 problem email:email_too_long'],
  ['an address twice', `${HEAD}${ADA}\nADA@riverside.example`, good, '3 problem email:email_repeated@2'],
  ['a member', `${HEAD}Grace@riverside.example`, '2 known Grace@riverside.example'],
  ['a member who was deactivated', `${HEAD}gone@riverside.example`, '2 problem email:member_deactivated'],
  ['somebody who is invited', `${HEAD}late@riverside.example`, '2 renewed late@riverside.example'],
  ['somebody who got a mail today', `${HEAD}today@riverside.example`, '2 mailed_today today@riverside.example'],
  ['a character that was lost', `${HEAD}${ADA},,,Nurs\uFFFD`, '2 problem job_role:unwritable'],
  // groups, level, job
  ['a group that is not there', `${HEAD}${ADA},Theatre`, '2 problem groups:group_unknown'],
  ['a group that is nearly there', `${HEAD}${ADA},Ward 4D`, '2 problem groups:group_unknown>Ward 4B'],
  ['a group in other letters', `${HEAD}${ADA},WARD 4b`, good],
  ['several groups, one unknown', cells(ADA, 'Ward 4B; Nigt team'), '2 problem groups:group_unknown>Night team'],
  ['too many groups', cells(ADA, 'abcdefghijk'.split('').join(';')), '2 problem groups:too_many_groups'],
  ['a level that is none', `${HEAD}${ADA},,boss`, '2 problem level:level_unknown'],
  ['a level with a slip', `${HEAD}${ADA},,manger`, '2 problem level:level_unknown>manager'],
  [
    'a job that is too long',
    `${HEAD}${ADA},,,${'Nurse '.repeat(20)}`,
    `2 problem job_role:job_role_too_long>${'Nurse '.repeat(13).trim()}`,
  ],
  // formulas
  [
    'a formula for a job',
    cells(ADA, '', '', '=HYPERLINK("http://x.example")'),
    '2 problem job_role:formula>HYPERLINK("http://x.example")',
  ],
  ['a formula for a group', cells(ADA, '@Ward 4B'), '2 problem groups:formula>Ward 4B'],
  ['a formula for an address', `${HEAD}=${ADA}`, `2 problem email:formula>${ADA}`],
  ['a sum for a level', `${HEAD}${ADA},,+1+1`, '2 problem level:level_unknown'],
];

test('there are forty kinds of mistakes and more', () => expect(mistakes.length).toBeGreaterThanOrEqual(40));

test.each(mistakes)('%s', (_, file, ...outcome) => expect(inspected(file)).toEqual(outcome));

test('what looks like a slip can be said to be right', () => {
  const read = readInviteList(Buffer.from('email\nada@riversde.example'));
  if ('refusal' in read) throw new Error(read.refusal);
  const lines = read.rows.map(({ line, row }) => ({ line, row: { ...row, is_confirmed: true } }));
  expect(inspectInviteList(lines, facts)[0]!.outcome).toBe('invited');
});

test('a domain that many rows have is no slip, whatever it is near to', () => {
  const rows = ['a', 'b', 'c'].map((name) => `${name}@riversde.example`).join('\n');
  expect(inspected(`email\n${rows}`)).toEqual(
    [2, 3, 4].map((line, i) => `${line} invited ${'abc'[i]}@riversde.example`),
  );
});

test('more rows than can be invited are cut, and that is said', () => {
  const file = `email\n${Array.from({ length: 10_001 }, (_, i) => `a${i}@riverside.example`).join('\n')}`;
  const read = readInviteList(Buffer.from(file));
  expect(read).toMatchObject({ notes: [{ code: 'rows_cut', value: '10000' }] });
  expect('rows' in read && read.rows.length).toBe(10_000);
});
