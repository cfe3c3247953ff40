import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { organizationFile } from '@snapwell/contract/organizations/organization-file';
import { ORGANIZATIONS_DIR, PEOPLE_DIR } from '@snapwell/demo-library/library';
import { parse } from 'yaml';
import { z } from 'zod';

const sampleOrganization = organizationFile.required({
  id: true,
  name: true,
  summary: true,
  timezone: true,
  join_policy: true,
  has_public_library: true,
  groups: true,
});

const samplePerson = z.strictObject({
  email: z.email(),
  name: z.string(),
  job_role: z.string().default(''),
  group: z.string().optional(),
  style: z.enum(['keen', 'steady', 'occasional', 'lapsed', 'newcomer']),
  role: z.enum(['ORG_ADMIN', 'basic']).default('basic'),
  system_level: z.enum(['learner', 'manager', 'admin']).default('learner'),
  /** Groups that this person leads. */
  leads: z.array(z.string()).default([]),
  /** Days in a row up to yesterday on which they surely came by. */
  unbroken_days: z.number().int().optional(),
});
export type SamplePerson = z.output<typeof samplePerson>;

const sampleAccount = z.strictObject({
  email: z.email(),
  name: z.string(),
  role: z.enum(['ADMIN', 'basic']).default('basic'),
});
export type SampleAccount = z.output<typeof sampleAccount>;

const sampleAssignment = z.strictObject({
  course: z.string().optional(),
  module: z.string().optional(),
  group: z.string().optional(),
  started_days_ago: z.number().int().min(0).default(0),
  due_in_days: z.number().int(),
});
export type SampleAssignment = z.output<typeof sampleAssignment>;

/** Members who took a module together: those of a group whom nobody signs in as, and whom it names. */
const sampleCircle = z.strictObject({
  module: z.string(),
  group: z.string().optional(),
  members: z.array(z.email()).default([]),
  began_days_ago: z.number().int().min(1),
  days: z.number().int().min(1),
  /** They take each quiz before they read, and again behind it. */
  tests_first: z.boolean().default(false),
});

/** What the certificate of a course says beside its steps. */
const sampleCertificate = z.strictObject({
  course: z.string(),
  title: z.string(),
  hours: z.number().positive().optional(),
  valid_months: z.number().int().min(1).optional(),
  signer_name: z.string().default(''),
  signer_role: z.string().default(''),
  /** The picture of the signature, in `marks/`. */
  signature: z.string().optional(),
});

const said = { by: z.email(), text: z.string(), days_ago: z.number().int().min(1) };
const sampleSaid = z.strictObject({
  /** What is wrong with a question. */
  reports: z.array(z.strictObject({ ...said, quiz: z.string(), question: z.string() })),
  /** What the assistant had no answer to. */
  unanswered: z.array(z.strictObject(said)),
});
export type SampleSaid = z.output<typeof sampleSaid>;

export interface SampleOrganization extends z.output<typeof sampleOrganization> {
  readonly dir: string;
  /** The picture of its logo, where it has one. */
  readonly logo: Buffer | null;
  readonly people: readonly SamplePerson[];
  readonly assignments: readonly SampleAssignment[];
  readonly circles: readonly z.output<typeof sampleCircle>[];
  readonly certificates: readonly z.output<typeof sampleCertificate>[];
  readonly said: SampleSaid | undefined;
}

/** The sample organizations with their people, from their files. */
export function readSampleOrganizations(): SampleOrganization[] {
  const assignments = z
    .record(z.string(), z.array(sampleAssignment))
    .parse(readYaml(join(PEOPLE_DIR, 'assignments.yaml')));
  const circles = z.record(z.string(), z.array(sampleCircle)).parse(readYaml(join(PEOPLE_DIR, 'circles.yaml')));
  const certificates = z
    .record(z.string(), z.array(sampleCertificate))
    .parse(readYaml(join(PEOPLE_DIR, 'certificates.yaml')));
  const said = z.record(z.string(), sampleSaid).parse(readYaml(join(PEOPLE_DIR, 'said.yaml')));
  return readdirSync(ORGANIZATIONS_DIR).map((name) => {
    const dir = join(ORGANIZATIONS_DIR, name);
    const organization = sampleOrganization.parse(readYaml(join(dir, 'organization.yaml')));
    const people = z.array(samplePerson).parse(readYaml(join(PEOPLE_DIR, `${name}.yaml`)));
    return {
      ...organization,
      dir,
      logo: existsSync(markFile(name)) ? readFileSync(markFile(name)) : null,
      people,
      assignments: assignments[name] ?? [],
      circles: circles[name] ?? [],
      certificates: certificates[name] ?? [],
      said: said[name],
    };
  });
}

/** Sample people who belong to no organization. */
export function readSampleAccounts(): SampleAccount[] {
  return z.array(sampleAccount).parse(readYaml(join(PEOPLE_DIR, 'accounts.yaml')));
}

/** A logo, or the picture of a signature. */
export const markFile = (name: string): string => join(PEOPLE_DIR, 'marks', `${name}.png`);

const readYaml = (file: string): unknown => parse(readFileSync(file, 'utf8'));
