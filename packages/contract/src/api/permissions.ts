import { allEndpoints } from './all-endpoints.ts';
import type { Authority, EndpointDefinition } from '../http/endpoint.ts';

/**
 * Who may stand before an endpoint. Inside an organization the last four are people of that organization, except the
 * system administrator.
 */
export const peopleKinds = [
  'stranger',
  'not registered',
  'elsewhere',
  'member',
  'manager',
  'org admin',
  'system admin',
] as const;
export type PersonKind = (typeof peopleKinds)[number];

/** What the guard answers: the status of the refusal, or that the person may pass. */
export type Outcome = 'passes' | 401 | 403 | 404;

const [no, unknown, forbidden, hidden, yes] = [401, 404, 403, 404, 'passes'] as const;

/**
 * The rule of every endpoint, by the authority it names. An organization that is not one's own is hidden; too little
 * authority in one's own is forbidden.
 */
const rules: Record<Authority, readonly [Outcome, Outcome, Outcome, Outcome, Outcome, Outcome, Outcome]> = {
  anyone: [yes, yes, yes, yes, yes, yes, yes],
  identified: [no, yes, yes, yes, yes, yes, yes],
  'signed-in': [no, unknown, yes, yes, yes, yes, yes],
  member: [no, unknown, hidden, yes, yes, yes, hidden],
  'member-or-admin': [no, unknown, hidden, yes, yes, yes, yes],
  manager: [no, unknown, hidden, forbidden, yes, yes, yes],
  'org-admin': [no, unknown, hidden, forbidden, forbidden, yes, yes],
  admin: [no, unknown, forbidden, forbidden, forbidden, forbidden, yes],
};

export function outcomeFor(authority: Authority, person: PersonKind): Outcome {
  return rules[authority][peopleKinds.indexOf(person)]!;
}

/** Every endpoint of the contract, with its word. */
export const endpointList: readonly {
  readonly word: string;
  readonly name: string;
  readonly endpoint: EndpointDefinition;
}[] = Object.entries(allEndpoints).flatMap(([word, endpoints]) =>
  Object.entries<EndpointDefinition>(endpoints).map(([name, endpoint]) => ({ word, name, endpoint })),
);

/** The table of who may do what, for people: `docs/permissions.md`. */
export function describePermissions(): string {
  const authorities = Object.keys(rules) as Authority[];
  return [
    '# Who may do what',
    'Made from the contract by `npm run format`; a test asks every endpoint as every kind of person.',
    '## Authorities',
    'The status of the refusal, or ✓. *Elsewhere* is a member of another organization. The system administrator here belongs to none: where they are not let in, being one of the members is the point of the call.',
    table(
      ['authority', ...peopleKinds],
      authorities.map((authority) => [
        `\`${authority}\``,
        ...peopleKinds.map((person) => mark(outcomeFor(authority, person))),
      ]),
    ),
    ...[...Map.groupBy(endpointList, ({ word }) => word)].flatMap(([word, endpoints]) => [
      `## ${word}`,
      table(
        ['endpoint', 'least authority', 'what it does'],
        endpoints.map(({ endpoint: { method, path, authority, summary } }) => [
          `\`${method} ${path}\``,
          `\`${authority}\``,
          summary,
        ]),
      ),
    ]),
  ]
    .join('\n\n')
    .concat('\n');
}

const mark = (outcome: Outcome) => (outcome === 'passes' ? '✓' : String(outcome));

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
