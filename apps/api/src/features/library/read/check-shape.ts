import type { z } from 'zod';
import type { Report } from '../files/problem.ts';
import { inPanel, isMissing } from './in-panel.ts';
import type { YamlText } from '../files/yaml-text.ts';

type Issue = z.core.$ZodIssue;

/** Checks a value that was read against its schema; every mistake is reported at its line. Null when there is one. */
export function checkShape<S extends z.ZodType>(schema: S, yaml: YamlText, report: Report): z.output<S> | null {
  const result = schema.safeParse(yaml.value);
  if (result.success) return result.data;
  for (const issue of result.error.issues) reportIssue(issue, yaml, report);
  return null;
}

function reportIssue(issue: Issue, yaml: YamlText, report: Report): void {
  if (issue.code === 'unrecognized_keys') {
    for (const key of issue.keys)
      report(yaml.lineOfKey(issue.path, key), `${place(issue.path)}'${key}' is not a key that is known here.`);
    return;
  }
  report(yaml.lineOf(issue.path), describe(issue, yaml), inPanel(issue, yaml));
}

function describe(issue: Issue, yaml: YamlText): string {
  const where = place(issue.path);
  if (issue.code === 'invalid_type' && isMissing(issue.path, yaml.value)) {
    return `${place(issue.path.slice(0, -1))}'${String(issue.path.at(-1) ?? 'The content')}' is missing.`;
  }
  switch (issue.code) {
    case 'invalid_type':
      return `${where}A ${wordFor(issue.expected)} is needed here.`;
    case 'invalid_value':
      return `${where}This must be ${issue.values.map((value) => `'${String(value)}'`).join(' or ')}.`;
    case 'invalid_union':
      return `${where}This must be one of the known kinds${kindsOf(issue)}.`;
    case 'too_small':
      return `${where}${issue.origin === 'number' || issue.origin === 'int' ? `This must be ${issue.minimum} or more.` : `At least ${amount(issue.minimum, issue.origin)}.`}`;
    case 'too_big':
      return `${where}${issue.origin === 'number' || issue.origin === 'int' ? `This must be ${issue.maximum} or less.` : `At most ${amount(issue.maximum, issue.origin)}.`}`;
    default:
      return `${where}${issue.message}`;
  }
}

function kindsOf(issue: Issue): string {
  if (!('discriminator' in issue) || !issue.discriminator) return '';
  const options = 'options' in issue && Array.isArray(issue.options) ? `: ${issue.options.join(', ')}` : '';
  return ` of '${String(issue.discriminator)}'${options}`;
}

/** `questions[2].options: ` */
export function place(path: readonly PropertyKey[]): string {
  if (path.length === 0) return '';
  return `${path.map((part, i) => (typeof part === 'number' ? `[${part + 1}]` : `${i > 0 ? '.' : ''}${String(part)}`)).join('')}: `;
}

function amount(count: number | bigint, origin: string): string {
  const unit = origin === 'string' ? 'character' : 'entry';
  return count === 1 ? `one ${unit}` : `${count} ${unit === 'entry' ? 'entries' : 'characters'}`;
}

const wordFor = (type: string) =>
  ({
    string: 'text',
    int: 'whole number',
    array: 'list',
    object: 'map of keys',
    boolean: 'true or false',
    record: 'map of keys',
  })[type] ?? type;
