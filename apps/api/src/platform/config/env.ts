import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { RETENTION_DAYS } from '@snapwell/contract/admin/system.limits';
import { REQUESTS_PER_MINUTE } from '@snapwell/contract/http/request-limits';
import { timeZone } from '@snapwell/contract/organizations/organizations.schemas';
import { z } from 'zod';
import { isLoopback } from '../web/public-url.ts';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const port = z.coerce.number().int().min(0).max(65_535);
const proxies = z
  .string()
  .regex(/^(true|false|[1-9])$/, 'takes true (one reverse proxy), false, or how many stand in front (1 to 9)')
  .transform((value) => (value === 'true' ? 1 : Number(value === 'false' ? 0 : value)));
const retentionDays = z.coerce.number().int().min(RETENTION_DAYS.least).max(RETENTION_DAYS.most);
const amount = z.coerce.number().int().min(0).max(1_000_000_000);
const requests = z.coerce.number().int().min(1).max(1_000_000);
const hours = z
  .string()
  .regex(/^([01]?\d|2[0-3])-([01]?\d|2[0-4])$/, 'takes two hours of the day, such as 9-17')
  .transform((value) => value.split('-').map(Number) as [from: number, until: number])
  .refine(([from, until]) => from < until, 'begins before it ends, such as 9-17');
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
);
const lines = z.string().transform((value) =>
  value
    .split('|')
    .map((line) => line.trim())
    .filter(Boolean),
);
const url = z
  .url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' })
  .transform((value) => value.replace(/\/+$/, ''));

const passwordRules = z
  .string()
  .refine(
    (value) =>
      list
        .parse(value)
        .every((rule) =>
          /^(min=([6-9]|\d\d)|max=\d{1,4}|lowercase|uppercase|number|symbol|common=(refuse|allow))$/.test(rule),
        ),
    {
      error:
        'takes min=N (6 or more), max=N, lowercase, uppercase, number, symbol, common=refuse or allow, separated by commas',
    },
  );

/** Every setting, with what is allowed. `.env.example` explains each; a test holds the two together. */
const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: url.optional(),
  TRUST_PROXY: proxies.default(0),
  DATA_DIR: z.string().min(1).default('./data'),
  SECRET: z.string().min(32).optional(),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be an address like postgresql://user:password@host:5432/name' })
    .optional(),
  DATABASE_PREPARED: flag.default(true),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  LOG_FORMAT: z.enum(['json', 'pretty']).default('json'),
  READS_PER_MINUTE: requests.default(REQUESTS_PER_MINUTE.read),
  WRITES_PER_MINUTE: requests.default(REQUESTS_PER_MINUTE.write),
  UPLOADS_PER_MINUTE: requests.default(REQUESTS_PER_MINUTE.upload),
  LOG_ADDRESSES: flag.default(true),
  SECURITY_EVENTS_DAYS: z.coerce.number().int().min(1).max(3650).default(365),
  AUDIT_LOG_DAYS: retentionDays.default(1095),
  ERRORS_DAYS: retentionDays.default(90),
  FINISHED_JOBS_DAYS: retentionDays.default(7),
  LOG_MAILS: flag.optional(),
  API_DOCS: flag.optional(),
  MAX_CONNECTIONS: z.coerce.number().int().min(10).max(1_000_000).default(5000),
  MAX_CONNECTIONS_PER_ADDRESS: z.coerce.number().int().min(10).max(1_000_000).default(500),
  METRICS_TOKEN: z.string().min(16).optional(),
  DEMO: flag.optional(),
  MEDIA_MB_PER_ORGANIZATION: z.coerce.number().int().min(1).default(20_480),
  ADMIN_EMAILS: list.default([]),
  AUTH_PROVIDER: z.enum(['embedded', 'hosted']).default('embedded'),
  AUTH_PROJECT_ID: z.string().min(1).default('snapwell'),
  AUTH_API_KEY: z.string().min(1).default('snapwell-embedded'),
  AUTH_DOMAIN: z.string().min(1).optional(),
  AUTH_ISSUER: url.optional(),
  AUTH_JWKS_URL: url.optional(),
  AUTHORIZED_DOMAINS: list.default([]),
  PASSWORD_RULES: passwordRules.default(''),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  GOOGLE_ISSUER: url.default('https://accounts.google.com'),
  SINGLE_SIGN_ON_HOSTS: list.default([]),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an address like smtp://user:password@host:587' }).optional(),
  INVITE_MAILS_PER_DAY: amount.default(1000),
  INVITE_MAILS_PER_DAY_WHILE_YOUNG: amount.default(50),
  PUSH_HOSTS: list.default([
    'fcm.googleapis.com',
    'updates.push.services.mozilla.com',
    '.push.apple.com',
    '.notify.windows.com',
  ]),
  ASSISTANT_BASE_URL: url.optional(),
  ASSISTANT_API_KEY: z.string().min(1).optional(),
  ASSISTANT_MODEL: z.string().min(1).default('gpt-4o'),
  S3_BUCKET: z.string().min(1).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ENDPOINT: url.optional(),
  S3_PATH_STYLE: flag.optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  S3_PREFIX: z
    .string()
    .regex(/^([\w-]+\/)*$/, 'ends with a slash: snapwell/')
    .default(''),
  ASSISTANT_TIMEOUT_SECONDS: z.coerce.number().int().min(5).max(600).default(60),
  ASSISTANT_IDLE_SECONDS: z.coerce.number().int().min(2).max(600).default(20),
  ASSISTANT_QUESTIONS_PER_DAY: amount.default(200),
  ASSISTANT_ORGANIZATION_QUESTIONS_PER_DAY: amount.default(20_000),
  ASSISTANT_TOKENS_PER_DAY: amount.default(300_000),
  ASSISTANT_ORGANIZATION_TOKENS_PER_DAY: amount.default(10_000_000),
  STT_BASE_URL: url.optional(),
  STT_API_KEY: z.string().min(1).optional(),
  STT_MODEL: z.string().min(1).optional(),
  TTS_BASE_URL: url.optional(),
  TTS_API_KEY: z.string().min(1).optional(),
  TTS_MODEL: z.string().min(1).default('gpt-4o-mini-tts'),
  TTS_VOICE_FEMALE: z.string().min(1).default('coral'),
  TTS_VOICE_MALE: z.string().min(1).default('ash'),
  REALTIME_URL: z.url({ protocol: /^wss?$/, error: 'must be an address that begins with ws:// or wss://' }).optional(),
  REALTIME_API_KEY: z.string().min(1).optional(),
  REALTIME_MODEL: z.string().min(1).default('gpt-realtime'),
  REALTIME_VOICE_FEMALE: z.string().min(1).default('marin'),
  REALTIME_VOICE_MALE: z.string().min(1).default('cedar'),
  VOICE_SESSIONS: z.coerce.number().int().min(0).max(1000).default(20),
  BOOKING_EMAILS: list.default([]),
  BOOKING_TIME_ZONE: timeZone.default('UTC'),
  BOOKING_HOURS: hours.default([9, 17]),
  BOOKING_DAYS_KEPT: z.coerce.number().int().min(1).max(3650).default(90),
  OPERATOR_NAME: z.string().min(1).optional(),
  OPERATOR_ADDRESS: lines.default([]),
  OPERATOR_EMAIL: z.email().optional(),
  OPERATOR_PHONE: z.string().min(1).optional(),
  OPERATOR_REPRESENTATIVE: z.string().min(1).optional(),
  OPERATOR_REGISTER: z.string().min(1).optional(),
  OPERATOR_TAX_ID: z.string().min(1).optional(),
  PRIVACY_CONTACT: z.string().min(1).optional(),
  PRIVACY_AUTHORITY: z.string().min(1).optional(),
  PRIVACY_HOSTING: z.string().min(1).optional(),
  MAIL_FROM: z.string().min(3).default('Snapwell <no-reply@localhost>'),
});

const checked = environment.superRefine((env, context) => {
  const require = (name: keyof typeof env, why: string) => {
    if (env[name] === undefined) context.addIssue({ code: 'custom', path: [name], message: why });
  };
  if (env.AUTH_PROVIDER === 'hosted') {
    require('AUTH_DOMAIN', 'is needed with AUTH_PROVIDER=hosted, for example my-project.firebaseapp.com');
    if (env.AUTH_API_KEY === 'snapwell-embedded')
      context.addIssue({
        code: 'custom',
        path: ['AUTH_API_KEY'],
        message: "is needed with AUTH_PROVIDER=hosted: the project's web API key",
      });
  }
  const googleIssuer = new URL(env.GOOGLE_ISSUER);
  if (googleIssuer.protocol === 'http:' && !isLoopback(googleIssuer.hostname))
    context.addIssue({ code: 'custom', path: ['GOOGLE_ISSUER'], message: 'must be an https address' });
  if (env.GOOGLE_CLIENT_ID) require('GOOGLE_CLIENT_SECRET', 'is needed with GOOGLE_CLIENT_ID');
  if (!env.STT_BASE_URL && env.STT_MODEL !== undefined && !isEmbeddedModel(env.STT_MODEL))
    context.addIssue({ code: 'custom', path: ['STT_MODEL'], message: 'is tiny or base without STT_BASE_URL' });
  if (env.S3_ACCESS_KEY_ID) require('S3_SECRET_ACCESS_KEY', 'is needed with S3_ACCESS_KEY_ID');
  if (env.S3_SECRET_ACCESS_KEY) require('S3_ACCESS_KEY_ID', 'is needed with S3_SECRET_ACCESS_KEY');
  if (env.GOOGLE_CLIENT_SECRET) require('GOOGLE_CLIENT_ID', 'is needed with GOOGLE_CLIENT_SECRET');
});

/** The sizes of the embedded recognition of speech. */
export const isEmbeddedModel = (name: string): name is 'tiny' | 'base' => name === 'tiny' || name === 'base';

export type Env = z.output<typeof environment>;

/** The configuration is wrong; the message names each setting and what it may be. */
export class ConfigurationError extends Error {}

/** Reads the configuration from the process and from `.env` (the process wins). Empty values count as not set. */
export function readEnv(source: NodeJS.ProcessEnv = process.env, file = '.env'): Env {
  const fromFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  const given = Object.fromEntries(Object.entries({ ...fromFile, ...source }).filter(([, value]) => value !== ''));
  const result = checked.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new ConfigurationError(
    `The configuration is not valid:\n${lines.join('\n')}\nSee .env.example for what each setting means.`,
  );
}

/** The names of all settings, for the test that compares them with `.env.example`. */
export const settingNames = Object.keys(environment.shape);

/** A setting that is in force, for whoever runs the server. */
export interface SettingInForce {
  readonly name: string;
  /** Of a secret only whether it is set; of an address without the password in it. */
  readonly value: string;
  readonly isSecret: boolean;
  readonly source: 'environment' | 'file' | 'default';
}

const SECRET_SETTING = /SECRET$|SECRET_|_KEY$|TOKEN$/;

/** Every setting as it is in force, and where its value comes from. Secrets are hidden. */
export function describeSettings(env: Env, source: NodeJS.ProcessEnv = process.env, file = '.env'): SettingInForce[] {
  const inFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  return settingNames.map((name) => {
    const value = env[name as keyof Env];
    const isSecret = SECRET_SETTING.test(name);
    return {
      name,
      isSecret,
      value: isSecret
        ? value === undefined
          ? ''
          : '••••••'
        : withoutPassword(Array.isArray(value) ? value.join(', ') : String(value ?? '')),
      source: source[name] ? 'environment' : inFile[name] ? 'file' : 'default',
    };
  });
}

/** `smtp://user:password@host` without user and password. */
const withoutPassword = (value: string) => value.replace(/(:\/\/)[^/@]*@/, '$1••••••@');

/** What the pictures and films of one organization may come to, in bytes. */
export const mediaQuotaOf = ({ MEDIA_MB_PER_ORGANIZATION: megabytes }: Env): number => megabytes * 1024 * 1024;
