import type { InviteDraftRow, InviteNote } from '@snapwell/contract/organizations/invite-lists.schemas';
import { INVITE_LIST_ROWS } from '@snapwell/contract/organizations/organizations.limits';
import { type CsvRow, readCsv } from '#platform/csv/read-csv.ts';
import { findColumns, type ColumnRole } from './columns.ts';

/** Why a file is no list of people at all. */
export type ListRefusal = 'workbook' | 'binary' | 'empty' | 'no_email_column';

export interface ReadInviteList {
  readonly rows: readonly { readonly line: number; readonly row: InviteDraftRow }[];
  readonly notes: readonly InviteNote[];
}

/** Reads a table of people to invite. Whatever is wrong with a row stays in it, to be mended. */
export function readInviteList(bytes: Uint8Array): ReadInviteList | { refusal: ListRefusal } {
  const read = readCsv(bytes, { rows: INVITE_LIST_ROWS + 1 });
  if ('refusal' in read) return read;
  const { rows, isCut } = read.table;
  if (rows.length === 0) return { refusal: 'empty' };
  const columns = findColumns(rows.map(({ cells }) => cells));
  if (!columns) return { refusal: 'no_email_column' };
  const people = columns.hasHeader ? rows.slice(1) : rows;
  if (people.length === 0) return { refusal: 'empty' };
  return {
    rows: people.slice(0, INVITE_LIST_ROWS).map((row) => ({ line: row.line, row: draftRowOf(row, columns.roles) })),
    notes: [...columns.notes, ...(isCut ? [{ code: 'rows_cut', value: String(INVITE_LIST_ROWS) } as const] : [])],
  };
}

function draftRowOf({ cells, broken }: CsvRow, roles: readonly (ColumnRole | null)[]): InviteDraftRow {
  const cellOf = (role: ColumnRole) => cells[roles.indexOf(role)] ?? '';
  const extra = cells.slice(roles.length).filter((cell) => cell !== '');
  const brokenCode = broken === 'too_long' ? 'row_too_long' : broken;
  return {
    email: addressIn(cellOf('email')),
    name: [cellOf('first_name'), cellOf('name')].filter(Boolean).join(' ').slice(0, 200),
    groups: cellOf('groups')
      .split(/[;,|\n/]/)
      .map((name) => name.trim())
      .filter(Boolean)
      .slice(0, 50),
    level: cellOf('level').slice(0, 200),
    job_role: cellOf('job_role').slice(0, 500),
    broken: brokenCode
      ? { code: brokenCode, value: cells.join(' ').slice(0, 200) }
      : extra.length > 0
        ? { code: 'too_many_cells', value: extra.join(' ').slice(0, 200) }
        : null,
    is_confirmed: false,
  };
}

/** An address as mail programs and web pages copy it: `Ada <ada@example.org>`, `mailto:ada@example.org`. */
function addressIn(cell: string): string {
  const inBrackets = /<([^<>]*)>\s*[;,]?$/.exec(cell)?.[1] ?? cell;
  return inBrackets
    .replace(/^mailto:/i, '')
    .replaceAll(/^[\s"']+|[\s"';,.]+$/g, '')
    .slice(0, 320);
}
