/**
 * A LIKE pattern that finds `text` anywhere. What a person types means itself, also when it is a wildcard to the
 * database.
 */
export function containing(text: string): string {
  return `%${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
