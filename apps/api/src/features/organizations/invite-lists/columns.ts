import type { InviteNote } from '@snapwell/contract/organizations/invite-lists.schemas';

export type ColumnRole = 'email' | 'name' | 'first_name' | 'groups' | 'level' | 'job_role';

/** What spreadsheets of hospitals call their columns, in English and German. */
const HEADERS: readonly (readonly [role: ColumnRole, pattern: RegExp])[] = [
  [
    'email',
    /^((work |business |dienstliche )?e ?mail( ?(address|adresse|id))?|mail( ?(address|adresse))?|address|login|user ?name)$/,
  ],
  ['first_name', /^(first ?name|given ?name|vorname)$/],
  ['name', /^((full |display |last |family )?name|surname|nachname|person)$/],
  ['groups', /^(groups?|wards?|teams?|units?|departments?|stations?|gruppen?|stationen|abteilung(en)?|bereich)$/],
  ['level', /^(level|system ?level|roles?|access|rechte|rolle|ebene)$/],
  ['job_role', /^(job|job ?(role|title)|position|occupation|profession|beruf|funktion|title)$/],
];

export interface Columns {
  /** The role of each column; null for one that is left out. */
  readonly roles: readonly (ColumnRole | null)[];
  /** Whether the first row names them. */
  readonly hasHeader: boolean;
  readonly notes: readonly InviteNote[];
}

const looksLikeAddress = (cell: string) => /^[^\s@]+@[^\s@]+$/.test(cell);

/**
 * Which column holds what, by the names in the first row, else by what stands in them. Null when no column holds
 * addresses.
 */
export function findColumns(rows: readonly (readonly string[])[]): Columns | null {
  const [first = []] = rows;
  const hasHeader = !first.some(looksLikeAddress);
  if (!hasHeader) return columnsWithoutNames(rows);
  const taken = new Set<ColumnRole>();
  const notes: InviteNote[] = [];
  const roles = first.map((name) => {
    const role = roleOf(name);
    if (role === null) {
      if (name !== '') notes.push({ code: 'column_unknown', value: name });
      return null;
    }
    if (taken.has(role)) {
      notes.push({ code: 'column_repeated', value: name });
      return null;
    }
    taken.add(role);
    return role;
  });
  if (taken.has('email')) return { roles, hasHeader, notes };
  const guessed = columnOfAddresses(rows.slice(1));
  if (guessed === null) return null;
  const value = first[guessed] ?? '';
  return {
    roles: roles.with(guessed, 'email'),
    hasHeader,
    notes: [
      ...notes.filter((note) => note.code !== 'column_unknown' || note.value !== value),
      { code: 'email_column_guessed', value },
    ],
  };
}

function columnsWithoutNames(rows: readonly (readonly string[])[]): Columns | null {
  const email = columnOfAddresses(rows);
  if (email === null) return null;
  const width = Math.max(...rows.slice(0, 100).map(({ length }) => length));
  const others: (ColumnRole | null)[] = ['groups', 'level', 'job_role'];
  // Before the address stands a name; behind it what the sample file has, in its order.
  const roles = Array.from({ length: width }, (_, i): ColumnRole | null =>
    i === email ? 'email' : i < email ? (i === 0 ? 'name' : null) : (others[i - email - 1] ?? null),
  );
  return { roles, hasHeader: false, notes: [{ code: 'no_header', value: '' }] };
}

function roleOf(header: string): ColumnRole | null {
  const name = header
    .toLowerCase()
    .replaceAll(/[\s_\-.:*]+/g, ' ')
    .trim();
  return HEADERS.find(([, pattern]) => pattern.test(name))?.[0] ?? null;
}

/** The column in which at least half of the first rows look like addresses. */
function columnOfAddresses(rows: readonly (readonly string[])[]): number | null {
  const sample = rows.slice(0, 100);
  const width = Math.max(0, ...sample.map(({ length }) => length));
  const counts = Array.from({ length: width }, (_, i) => sample.filter((row) => looksLikeAddress(row[i] ?? '')).length);
  const most = Math.max(0, ...counts);
  return most > 0 && most * 2 >= sample.length ? counts.indexOf(most) : null;
}
