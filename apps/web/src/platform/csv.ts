import { saveFile } from './device/save-file.ts';

/** What a cell of a table may hold. */
export type CsvValue = string | number | boolean | null | undefined;

/**
 * Rows as comma-separated values: quoted where needed, with CRLF and the mark that lets Excel read UTF-8. A text that
 * begins like a formula gets an apostrophe, so that no program computes what somebody typed; numbers stay numbers.
 */
export function csvOf(rows: readonly (readonly CsvValue[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`;
}

/** Hands a table to the person as a file. */
export function saveCsv(name: string, rows: readonly (readonly CsvValue[])[]): void {
  saveFile(`${name}.csv`, new Blob([csvOf(rows)], { type: 'text/csv;charset=utf-8' }));
}

function cellOf(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') return String(value);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
