// `npm run doctor`: what is wrong with this machine or this configuration, in words.
import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, resolve } from 'node:path';
import { createTransport } from 'nodemailer';
import pg from 'pg';
import { readPasswordRules } from '../apps/api/src/adapters/identity-provider/password-rules.ts';
import { describeOpenFolder, isOpenToOthers } from '../apps/api/src/platform/config/data-dir.ts';
import { passesRowLevelSecurity, ROLE_PASSES } from '../apps/api/src/platform/database/server-role.ts';
import { isDemoMode } from '../apps/api/src/platform/config/demo-mode.ts';
import { ConfigurationError, type Env, readEnv } from '../apps/api/src/platform/config/env.ts';
import { findChromium } from './testing/ensure-chromium.ts';
import { root } from './tools.ts';

type Finding = { level: 'ok' | 'hint' | 'wrong'; text: string };
const NEEDED_BYTES = 1024 ** 3;
const OLDEST_POSTGRES = 150_000;

const env = readConfiguration();
const findings: Finding[] =
  env instanceof ConfigurationError ? [{ level: 'wrong', text: env.message }] : await examine(env);
const signs = { ok: 'ok   ', hint: 'hint ', wrong: 'WRONG' };
for (const { level, text } of findings) console.log(`${signs[level]} ${text}`);
process.exit(findings.some(({ level }) => level === 'wrong') ? 1 : 0);

function readConfiguration(): Env | ConfigurationError {
  try {
    return readEnv();
  } catch (error) {
    if (error instanceof ConfigurationError) return error;
    throw error;
  }
}

async function examine(env: Env): Promise<Finding[]> {
  return [
    {
      level: 'ok',
      text: `Node ${process.versions.node}, configuration valid${existsSync(resolve(root, '.env')) ? ' (with .env)' : ''}.`,
    },
    await examinePort(env),
    examineDataDir(resolve(root, env.DATA_DIR)),
    ...(env.DATABASE_URL
      ? await examineServer(env.DATABASE_URL, env.NODE_ENV)
      : [
          {
            level: 'ok',
            text: 'Embedded database. For several processes, or safety against power loss, set DATABASE_URL.',
          } as const,
        ]),
    ...examineProduction(env),
    ...(env.SMTP_URL ? [await examineMail(env.SMTP_URL)] : []),
    examineChromium(),
  ];
}

function examinePort({ PORT, HOST }: Env): Promise<Finding> {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      done(
        error.code === 'EADDRINUSE'
          ? {
              level: 'hint',
              text: `Port ${PORT} is in use: Snapwell is running already, or another program has it (then choose another: PORT=3001 npm start).`,
            }
          : { level: 'wrong', text: `This user may not listen on ${HOST}:${PORT} (${error.code}).` },
      ),
    );
    probe.listen(PORT, HOST, () => probe.close(() => done({ level: 'ok', text: `Port ${PORT} on ${HOST} is free.` })));
  });
}

function examineDataDir(dataDir: string): Finding {
  const nearest = existsSync(dataDir) ? dataDir : dirname(dataDir);
  try {
    accessSync(nearest, constants.W_OK);
  } catch {
    return {
      level: 'wrong',
      text: `${nearest} cannot be written to. Give this user the right to, or set DATA_DIR to another folder.`,
    };
  }
  const { bavail, bsize } = statfsSync(nearest);
  const freeBytes = bavail * bsize;
  if (freeBytes < NEEDED_BYTES)
    return {
      level: 'wrong',
      text: `Only ${Math.round(freeBytes / 1024 ** 2)} MB are free for ${dataDir}; a gigabyte is a sensible least.`,
    };
  if (existsSync(dataDir) && isOpenToOthers(dataDir)) return { level: 'wrong', text: describeOpenFolder(dataDir) };
  return { level: 'ok', text: `${dataDir} can be written to, ${Math.round(freeBytes / 1024 ** 3)} GB free.` };
}

async function examineServer(url: string, mode: Env['NODE_ENV']): Promise<Finding[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
    const { rows } = await client.query<{
      version: number;
      may_create: boolean;
    }>(
      `select current_setting('server_version_num')::int as version, has_schema_privilege('public', 'create') as may_create`,
    );
    const { version, may_create: mayCreate } = rows[0]!;
    const findings: Finding[] = [{ level: 'ok', text: `PostgreSQL ${Math.floor(version / 10_000)} answers.` }];
    if (version < OLDEST_POSTGRES) findings.push({ level: 'wrong', text: 'PostgreSQL 15 or newer is needed.' });
    if (await passesRowLevelSecurity(client))
      findings.push({ level: mode === 'production' ? 'wrong' : 'hint', text: ROLE_PASSES });
    if (!mayCreate)
      findings.push({
        level: 'wrong',
        text: 'The role of DATABASE_URL may not make tables in the schema public: alter schema public owner to that role.',
      });
    return findings;
  } catch (error) {
    return [{ level: 'wrong', text: `The database of DATABASE_URL does not let us in: ${(error as Error).message}` }];
  } finally {
    await client.end().catch(() => undefined);
  }
}

function examineProduction(env: Env): Finding[] {
  if (env.NODE_ENV !== 'production')
    return [
      {
        level: 'ok',
        text: `NODE_ENV is not production. Sample data, sample sign-in and the mail outbox are ${isDemoMode(env) ? 'on' : 'off'} (DEMO).`,
      },
    ];
  const findings: Finding[] = [];
  if (!env.PUBLIC_URL?.startsWith('https://'))
    findings.push({
      level: 'wrong',
      text: 'Set PUBLIC_URL to the https address people use: links in mails are made from it, and browsers want https for sign-in by Google and for the microphone.',
    });
  if (!env.SMTP_URL) findings.push({ level: 'wrong', text: 'SMTP_URL is not set: nobody can get a password reset.' });
  if (env.ADMIN_EMAILS.length === 0)
    findings.push({ level: 'hint', text: 'ADMIN_EMAILS is empty: there will be no system administrator.' });
  const { minLength, refusesCommon } = readPasswordRules(env.PASSWORD_RULES, { isProduction: true });
  if (env.AUTH_PROVIDER === 'embedded' && (minLength < 8 || !refusesCommon))
    findings.push({
      level: 'hint',
      text: 'PASSWORD_RULES asks for less than the default: eight characters, and no common passwords.',
    });
  if (env.DEMO)
    findings.push({
      level: 'hint',
      text: 'DEMO=true in production: anyone can sign in with the printed sample accounts.',
    });
  return findings.length > 0 ? findings : [{ level: 'ok', text: 'Settings for production are complete.' }];
}

/** Signs in at the mail server, as for a mail, and sends none. */
async function examineMail(url: string): Promise<Finding> {
  const transport = createTransport({ url, connectionTimeout: 5000, greetingTimeout: 5000 });
  try {
    await transport.verify();
    return { level: 'ok', text: 'The mail server of SMTP_URL lets us in.' };
  } catch (error) {
    return { level: 'wrong', text: `The mail server of SMTP_URL does not let us in: ${(error as Error).message}` };
  } finally {
    transport.close();
  }
}

function examineChromium(): Finding {
  const path = findChromium();
  return path
    ? { level: 'ok', text: `Browser tests run on ${path}.` }
    : { level: 'hint', text: 'No Chromium: npm test installs it where it can.' };
}
