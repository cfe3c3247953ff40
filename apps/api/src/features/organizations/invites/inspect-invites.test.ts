import { expect, test } from 'vitest';
import { inspectInvites } from './inspect-invites.ts';

const facts = {
  groupIdsByName: new Map([['ward 2a', 'g1']]),
  memberEmails: new Set(['grace@riverside.example']),
  invitedEmails: new Set(['late@riverside.example', 'today@riverside.example']),
  mailedEmails: new Set(['today@riverside.example']),
};

test.each([
  [{ email: 'Ada@Riverside.example ' }, 'invited'],
  [{ email: 'late@riverside.example' }, 'renewed'],
  [{ email: 'Today@riverside.example' }, 'mailed_today'],
  [{ email: 'GRACE@riverside.example' }, 'already_member'],
  [{ email: 'ada at riverside' }, 'invalid_email'],
  [{ email: '' }, 'invalid_email'],
  [{ email: 'ada@riverside.example', groups: ['Ward 2A '] }, 'invited'],
  [{ email: 'ada@riverside.example', groups: ['Ward 9'] }, 'unknown_group'],
  [{ email: 'ada@riverside.example', job_role: 'x'.repeat(81) }, 'invalid_job_role'],
] as const)('inviting %o: %s', (row, outcome) => {
  expect(inspectInvites([{ ...row, groups: [...('groups' in row ? row.groups : [])] }], facts)[0]!.outcome).toBe(
    outcome,
  );
});

test('a row that repeats an address is left out, and a bad row stops nobody', () => {
  const rows = [
    { email: 'nobody' },
    { email: 'ada@riverside.example' },
    { email: 'ADA@riverside.example' },
    { email: 'noor@riverside.example' },
  ];
  expect(inspectInvites(rows, facts).map(({ outcome }) => outcome)).toEqual([
    'invalid_email',
    'invited',
    'repeated',
    'invited',
  ]);
});

test('a row says which groups, which role and which level', () => {
  const [plain, admin] = inspectInvites(
    [
      { email: 'a@x.example', groups: ['WARD 2A'] },
      { email: 'b@x.example', role: 'ORG_ADMIN' },
    ],
    facts,
  );
  expect(plain).toMatchObject({ role: 'basic', systemLevel: 'learner', groupIds: ['g1'] });
  expect(admin).toMatchObject({ role: 'ORG_ADMIN', systemLevel: 'admin' });
});
