import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DEMO_PASSWORD } from '../../packages/demo-library/src/demo-accounts.ts';

const ORGANIZATION = '/api/v1/organizations/riverside';
const LEARNERS = 24;

/** What the application asks for whatever page of the organization opens. */
const everyPage = ['/api/v1/users/profile', ORGANIZATION, `${ORGANIZATION}/profile?include_rank=true`];

/** The parts of the home screen, as they were asked for one by one before it had one call. */
const partByPart = [
  `${ORGANIZATION}/home`,
  `${ORGANIZATION}/progress`,
  `${ORGANIZATION}/daily-set`,
  `${ORGANIZATION}/leaderboard?period=week&limit=5`,
  `${ORGANIZATION}/makings?limit=10`,
];

/** The calls of the home screen in the version that answers at this origin. */
export async function callsOfHome(origin: string): Promise<string[]> {
  const [token] = await signInLearners(origin, 1);
  const home = JSON.parse(await ask(origin, `${ORGANIZATION}/home`, token!)) as Record<string, unknown>;
  return [...everyPage, ...('daily_set' in home ? [`${ORGANIZATION}/home`] : partByPart)];
}

/** Tokens of sample people. */
export async function signInLearners(origin: string, most = LEARNERS): Promise<string[]> {
  const tokens: string[] = [];
  for (const email of sampleEmails().slice(0, most)) {
    const response = await fetch(
      `${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=snapwell-embedded`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: DEMO_PASSWORD, returnSecureToken: true }),
      },
    );
    if (!response.ok) throw new Error(`${email} could not sign in: ${await response.text()}`);
    tokens.push(((await response.json()) as { idToken: string }).idToken);
  }
  return tokens;
}

function sampleEmails(): string[] {
  const file = fileURLToPath(new URL('../packages/demo-library/people/riverside.yaml', import.meta.url));
  return [...readFileSync(file, 'utf8').matchAll(/^- email: (\S+)/gm)].map(([, email]) => email!);
}

/** Opens the screen once: its calls one after another, each answer read to its end. */
export async function openScreen(origin: string, calls: readonly string[], token: string): Promise<void> {
  for (const path of calls) await ask(origin, path, token);
}

async function ask(origin: string, path: string, token: string): Promise<string> {
  const response = await fetch(origin + path, {
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' },
  });
  const body = await response.text();
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${body}`);
  return body;
}
