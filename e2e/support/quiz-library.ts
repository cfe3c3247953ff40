import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ACADEMY = fileURLToPath(new URL('../../packages/demo-library/organizations/academy', import.meta.url));
const CONTENT = fileURLToPath(new URL('../../apps/api/src/commands/content.ts', import.meta.url));

const ROOM = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 200" width="400" height="200"><rect width="400" height="200" fill="#f3efe4"/>
<ellipse cx="120" cy="160" rx="40" ry="18" fill="#7db7d8"/><rect x="240" y="60" width="120" height="60" rx="8" fill="#0d7a5f"/><circle cx="350" cy="40" r="14" fill="#e9b949"/></svg>`;
const face = (mouth: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 80" width="100" height="80"><circle cx="50" cy="40" r="32" fill="#f6d9b8"/><path d="${mouth}" stroke="#333" stroke-width="3" fill="none"/></svg>`;

/** One question of every type, whose right answers a test can give. */
export const EVERY_TYPE = `
questions:
  - id: single
    type: single_choice
    prompt: Which comes first?
    options: [{ text: Ask the person, correct: true }, { text: Look at the monitor, why: It says little about pain. }, { text: Wait an hour }]
    explanation: Self-report comes first.
  - id: multiple
    type: multiple_choice
    prompt: "Mrs Novak (made up) cannot answer you.\\n\\nWhat do you watch?"
    options: [{ text: Her face, correct: true }, { text: Her breathing, correct: true }, { text: Her blood pressure, why: Not on the scale. }, { text: Her skin temperature, why: Not on the scale. }]
    explanation: Face and breathing tell.
  - { id: truth, type: true_false, prompt: A normal pulse rules pain out., answer: false, explanation: It does not. }
  - { id: order, type: ordering, prompt: Put the steps into order., items: [Ask, Choose a scale, Write it down, Look again], explanation: From asking to looking again. }
  - id: match
    type: matching
    prompt: Which tool, for whom?
    pairs: [{ left: Advanced dementia, right: PAINAD }, { left: Intensive care, right: CPOT }]
    decoys: [Apgar score]
    explanation: Each tool was made for somebody.
  - id: sort
    type: categories
    prompt: Fact or verdict?
    categories: [{ id: fact, title: Fact }, { id: verdict, title: Verdict }]
    items: [{ text: Refused breakfast at 8, category: fact }, { text: Is being difficult, category: verdict }, { text: Says it burns, category: fact }]
    explanation: A fact can be seen or heard.
  - id: typed
    type: fill_in_the_blank
    prompt: Fill in the times.
    text: 'After an injection look again after {{vein}} minutes, after a tablet after {{tablet}}, as {{who}} says.'
    blanks: { vein: { accept: ['15'], tolerance: 1 }, tablet: { accept: [one hour, 1 hour] }, who: { accept: [your policy], others: [the clock] } }
    explanation: Local policy wins.
  - id: banked
    type: fill_in_the_blank
    prompt: Choose the words.
    text: First you {{a}}, then you {{b}}.
    blanks: { a: { accept: [ask] }, b: { accept: [act] } }
    bank: [wait]
    explanation: Ask before you act.
  - { id: number, type: numeric, prompt: 36 breaths in two minutes. How many a minute?, answer: 18, unit: per minute, explanation: Half of 36. }
  - id: units
    type: numeric
    prompt: How much is half a gram?
    answer: 0.5
    unit: g
    other_units: [{ unit: mg, factor: 1000 }]
    explanation: A gram has 1000 mg.
  - id: point
    type: image_hotspot
    prompt: What could make somebody fall?
    image: media/room.svg
    alternative: A room with a bed, a lamp and something on the floor.
    areas: [{ label: The floor, x: 30, y: 80, radius: 12, correct: true }, { label: The bed, x: 75, y: 45, radius: 15 }, { label: The lamp, x: 87, y: 20, radius: 5 }]
    explanation: The floor is wet.
  - id: picture
    type: image_choice
    prompt: Which face shows pain?
    options: [{ image: media/smile.svg, alternative: A smiling face }, { image: media/frown.svg, alternative: A face with its mouth drawn down, correct: true }]
    explanation: The mouth is drawn down.
  - id: words
    type: short_text
    prompt: Why do you look again after a medicine?
    keywords: [{ idea: Whether it helped, any: [effect, help] }, { idea: Side effects, any: [side effect, sleepy] }]
    sample_answer: To see whether it helped and whether it made them sleepy.
    explanation: Effect and harm.
`;

export interface QuizFile {
  readonly id: string;
  /** The keys before the questions: title, feedback, time_limit. */
  readonly head: string;
  readonly questions?: string;
}

/**
 * Quizzes of the test's own, beside the academy's library or alone; brought into a product that is not running, by
 * the command.
 */
export function giveQuizzes(settings: NodeJS.ProcessEnv, quizzes: readonly QuizFile[], orgId = 'academy'): void {
  const dir = mkdtempSync(join(tmpdir(), 'snapwell-quizzes-'));
  if (orgId === 'academy') cpSync(ACADEMY, dir, { recursive: true });
  const chapter = join(dir, 'modules/90-quizzes/01-all');
  mkdirSync(join(chapter, 'media'), { recursive: true });
  writeFileSync(join(dir, 'modules/90-quizzes/module.yaml'), 'title: Quizzes to try\n');
  writeFileSync(join(chapter, 'chapter.yaml'), 'title: All of them\n');
  writeFileSync(join(chapter, 'media/room.svg'), ROOM);
  writeFileSync(join(chapter, 'media/smile.svg'), face('M35 48 Q50 62 65 48'));
  writeFileSync(join(chapter, 'media/frown.svg'), face('M35 58 Q50 44 65 58'));
  quizzes.forEach(({ id, head, questions = EVERY_TYPE }, i) =>
    writeFileSync(join(chapter, `${String(i + 1).padStart(2, '0')}-${id}.quiz.yaml`), `${head}\n${questions}`),
  );
  try {
    execFileSync(process.execPath, [CONTENT, 'import', dir, '--org', orgId], {
      env: { ...process.env, ...settings },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
