import type {
  InviteDraftRow,
  InviteField,
  InviteListOutcome,
  InviteListRow,
  InviteProblem,
  InviteProblemCode,
} from '@snapwell/contract/organizations/invite-lists.schemas';
import { GROUP_NAME_LENGTH, JOB_ROLE_LENGTH } from '@snapwell/contract/organizations/organizations.limits';
import type { OrganizationRole, SystemLevel } from '@snapwell/contract/organizations/organizations.schemas';
import { z } from 'zod';
import { isWritable } from '#platform/writable-text.ts';
import { createSuggester } from './nearest.ts';

/** What is known of the organization when a list is looked at. Addresses in lower case. */
export interface ListFacts {
  /** Ids by their names as they are written. */
  readonly groups: ReadonlyMap<string, string>;
  readonly memberEmails: ReadonlySet<string>;
  readonly deactivatedEmails: ReadonlySet<string>;
  readonly invitedEmails: ReadonlySet<string>;
  readonly mailedEmails: ReadonlySet<string>;
  /** Domains that people of this organization have, for certain. */
  readonly domains: readonly string[];
}

export interface DraftLine {
  readonly line: number;
  readonly row: InviteDraftRow;
}

const EMAIL_LENGTH = 254;
const GROUPS_PER_PERSON = 10;
/** A domain that so many rows have is no slip. */
const COMMON = 3;
/** So many domains are compared with: each row of a list may have another one. */
const DOMAINS_COMPARED = 20;
const COMMON_DOMAINS = ['gmail.com', 'outlook.com', 'hotmail.com', 'yahoo.com', 'icloud.com', 'web.de', 'gmx.de'];

const address = z.email();

/** What each row of a level's column may say, in English and German. */
const LEVELS: Readonly<Record<string, SystemLevel>> = {
  '': 'learner',
  learner: 'learner',
  member: 'learner',
  staff: 'learner',
  basic: 'learner',
  lernende: 'learner',
  mitglied: 'learner',
  manager: 'manager',
  lead: 'manager',
  leader: 'manager',
  leitung: 'manager',
  admin: 'admin',
  administrator: 'admin',
  administration: 'admin',
};

/** The level that a row names; null for a word that is none. */
export function levelOf(text: string): SystemLevel | null {
  return LEVELS[text.trim().toLowerCase()] ?? null;
}

const LEVEL_WORDS = Object.keys(LEVELS).filter(Boolean);

/** Who runs the organization sees all of it. */
export const roleOfLevel = (level: SystemLevel): OrganizationRole => (level === 'admin' ? 'ORG_ADMIN' : 'basic');

export const emailOf = ({ email }: Pick<InviteDraftRow, 'email'>): string => email.trim().toLowerCase();

/** Says of each row what will become of it and what is wrong with it. Rows are judged one by one. */
export function inspectInviteList(lines: readonly DraftLine[], facts: ListFacts): InviteListRow[] {
  const firstLines = new Map<string, number>();
  const domains = knownDomains(lines, facts);
  const groups = knownGroups(facts);
  return lines.map(({ line, row }) => {
    const email = emailOf(row);
    const first = firstLines.get(email);
    if (email !== '' && first === undefined) firstLines.set(email, line);
    const problems = [
      ...rowProblems(row),
      ...emailProblems(row, { first, domains, facts }),
      ...groupProblems(row, groups),
      ...otherProblems(row),
    ];
    return {
      line,
      email: row.email,
      name: row.name,
      groups: [...row.groups],
      level: row.level,
      job_role: row.job_role,
      outcome: problems.length > 0 ? 'problem' : outcomeOf(email, facts),
      problems,
    };
  });
}

function outcomeOf(email: string, facts: ListFacts): InviteListOutcome {
  if (facts.memberEmails.has(email)) return 'known';
  if (facts.mailedEmails.has(email)) return 'mailed_today';
  return facts.invitedEmails.has(email) ? 'renewed' : 'invited';
}

const problem = (
  field: InviteField,
  code: InviteProblemCode,
  value: string,
  { suggestion = null, line = null }: Partial<Pick<InviteProblem, 'suggestion' | 'line'>> = {},
): InviteProblem => ({ field, code, value: value.slice(0, 200), suggestion, line });

function rowProblems({ broken }: InviteDraftRow): InviteProblem[] {
  return broken ? [problem('row', broken.code, broken.value)] : [];
}

interface EmailFacts {
  /** The line that has the address already. */
  readonly first: number | undefined;
  readonly domains: KnownDomains;
  readonly facts: ListFacts;
}

function emailProblems(row: InviteDraftRow, { first, domains, facts }: EmailFacts): InviteProblem[] {
  const { email: written } = row;
  const email = emailOf(row);
  const about = (code: InviteProblemCode, more = {}) => [problem('email', code, written, more)];
  if (email === '') return about('email_missing');
  if (!isWritable(email) || hasControls(email)) return about('unwritable');
  if (isFormula(email)) return about('formula', { suggestion: withoutSign(email) });
  if (email.length > EMAIL_LENGTH) return about('email_too_long');
  if (email.split('@').length > 2 && /[\s,;/]/.test(email))
    return about('email_has_two', { suggestion: firstOf(email) });
  if (!address.safeParse(email).success)
    return about('email_is_no_address', { suggestion: mended(email, domains.all) });
  if (first !== undefined) return about('email_repeated', { line: first });
  if (facts.deactivatedEmails.has(email)) return about('member_deactivated');
  const near = row.is_confirmed ? null : nearDomain(email, domains);
  return near ? about('email_domain_near', { suggestion: near }) : [];
}

interface KnownGroups {
  has(name: string): boolean;
  /** The group that was probably meant. */
  near(name: string): string | null;
}

function knownGroups({ groups }: ListFacts): KnownGroups {
  const names = [...groups.keys()];
  const known = new Set(names.map((name) => name.toLowerCase()));
  return { has: (name) => known.has(name.toLowerCase()), near: createSuggester(names) };
}

function groupProblems({ groups }: InviteDraftRow, known: KnownGroups): InviteProblem[] {
  if (groups.length > GROUPS_PER_PERSON) return [problem('groups', 'too_many_groups', groups.join(', '))];
  return groups.flatMap((name) => {
    if (known.has(name)) return [];
    if (!isWritable(name) || hasControls(name)) return [problem('groups', 'unwritable', name)];
    if (isFormula(name)) return [problem('groups', 'formula', name, { suggestion: known.near(withoutSign(name)) })];
    if (name.length > GROUP_NAME_LENGTH) return [problem('groups', 'group_too_long', name)];
    return [problem('groups', 'group_unknown', name, { suggestion: known.near(name) })];
  });
}

function otherProblems({ level, job_role: jobRole }: InviteDraftRow): InviteProblem[] {
  const problems: InviteProblem[] = [];
  if (levelOf(level) === null) {
    const meant = createSuggester(LEVEL_WORDS)(level);
    problems.push(problem('level', 'level_unknown', level, { suggestion: meant && levelOf(meant) }));
  }
  if (!isWritable(jobRole) || hasControls(jobRole)) problems.push(problem('job_role', 'unwritable', jobRole));
  else if (isFormula(jobRole))
    problems.push(problem('job_role', 'formula', jobRole, { suggestion: withoutSign(jobRole) }));
  else if (jobRole.length > JOB_ROLE_LENGTH)
    problems.push(problem('job_role', 'job_role_too_long', jobRole, { suggestion: shortened(jobRole) }));
  return problems;
}

/** What a spreadsheet would carry out instead of showing it. */
const isFormula = (text: string) => /^[=+\-@]/.test(text);
const withoutSign = (text: string) => text.replace(/^[=+\-@\s]+/, '');
/** What no text has, or what a program wrote for a character that it did not know. */
const hasControls = (text: string) => /[\p{Cc}\uFFFD]/u.test(text);
const firstOf = (email: string) => email.split(/[\s,;/]+/).find((one) => address.safeParse(one).success) ?? null;
const shortened = (text: string) =>
  text
    .slice(0, JOB_ROLE_LENGTH)
    .replace(/\s+\S*$/, '')
    .trim();

/** The address that was probably meant, where a slip of the hand is all that is wrong. */
function mended(email: string, domains: readonly string[]): string | null {
  const tried = email
    .replaceAll(/\s+/g, '')
    .replaceAll(/[（([]at[)）\]]/g, '@')
    .replaceAll(/[（([](dot|punkt)[)）\]]/g, '.')
    .replaceAll(/,/g, '.')
    .replaceAll(/\.{2,}/g, '.')
    .replaceAll(/@{2,}/g, '@')
    .replaceAll('.@', '@')
    .replaceAll('@.', '@')
    .replace(/\.$/, '');
  const folded = tried.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss');
  const plain = folded.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  const [local, domain = ''] = plain.split('@');
  const candidates = [plain, ...(domain.includes('.') || !domains[0] ? [] : [`${local}@${domains[0]}`])];
  return candidates.find((one) => one !== email && address.safeParse(one).success) ?? null;
}

/** Domains nobody doubts: of the organization, of many rows, of the large mail services. */
function commonDomains(lines: readonly DraftLine[], { domains }: ListFacts): string[] {
  const counts = new Map<string, number>();
  for (const { row } of lines) {
    const domain = domainOf(emailOf(row));
    if (domain) counts.set(domain, (counts.get(domain) ?? 0) + 1);
  }
  const often = [...counts].filter(([, count]) => count >= COMMON).toSorted((a, b) => b[1] - a[1]);
  const compared = often.slice(0, DOMAINS_COMPARED).map(([domain]) => domain);
  return [...new Set([...compared, ...domains, ...COMMON_DOMAINS])];
}

const domainOf = (email: string) => (address.safeParse(email).success ? email.split('@')[1]! : null);

interface KnownDomains {
  readonly all: readonly string[];
  near(domain: string): string | null;
}

function knownDomains(lines: readonly DraftLine[], facts: ListFacts): KnownDomains {
  const all = commonDomains(lines, facts);
  return { all, near: createSuggester(all) };
}

function nearDomain(email: string, { all, near }: KnownDomains): string | null {
  const domain = domainOf(email);
  if (domain === null || all.includes(domain)) return null;
  const meant = near(domain);
  return meant && `${email.split('@')[0]}@${meant}`;
}
