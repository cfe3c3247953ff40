import { stringify } from 'csv-stringify/sync';

export type CsvValue = string | number | boolean | null;

/**
 * A table that spreadsheets open as it is: marked as UTF-8, lines as they end them, and no text that they would take
 * for a formula.
 */
export function writeCsv(header: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  return stringify([[...header], ...rows.map((row) => [...row])], {
    bom: true,
    record_delimiter: 'windows',
    escape_formulas: true,
    cast: { boolean: String },
  });
}
