import { Readable } from 'node:stream';
import { basename, dirname, resolve } from 'node:path';
import type {
  SimulationOutcome,
  SimulationStepInput,
  SimulationView,
} from '@snapwell/contract/simulations/attempts.schemas';
import { simulationBody, type SimulationBody } from '@snapwell/contract/simulations/simulation-body';
import { checkLibrary, type Folder, openFolder, type Problem } from '#features/library/index.ts';
import { type DecidingWorld, playOf, type Run } from '#features/simulations/index.ts';

/** Where somebody reads and writes. */
export interface Terminal {
  print(lines: readonly string[]): void;
  /** What was written; null when nothing more will come. */
  ask(question: string): Promise<string | null>;
}

const END = '/end';
const CHAPTER = 'modules/01-played/01-here';

/** The simulation in a file, read and checked as an import does, or what is wrong with it. */
export async function readSimulationFile(
  file: string,
): Promise<{ body: SimulationBody; problems: null } | { body: null; problems: readonly Problem[] }> {
  const name = basename(file);
  const around = await openFolder(dirname(resolve(file)));
  // What it lies in may be no library at all: it is read as the first item of a chapter of its own.
  const path = `${CHAPTER}/${/^\d{2,3}-/.test(name) ? name : `01-${name}`}`;
  const files = around.flatMap((each) => {
    if (each.path === name) return { ...each, path };
    return each.path.startsWith('media/') ? { ...each, path: `${CHAPTER}/${each.path}` } : [];
  });
  const { draft, problems } = await checkLibrary([
    ...files,
    heading(`${dirname(CHAPTER)}/module.yaml`),
    heading(`${CHAPTER}/chapter.yaml`),
  ]);
  if (problems)
    return {
      body: null,
      problems: problems.map((problem) => ({ ...problem, path: problem.path === path ? name : problem.path })),
    };
  if (!draft.items[0])
    return { body: null, problems: [{ path: name, line: null, message: 'This is no content file.' }] };
  return { body: simulationBody.parse(draft.items[0].body), problems: null };
}

function heading(path: string): Folder[number] {
  const bytes = Buffer.from('title: Played here\n');
  return { path, bytes: bytes.length, read: async () => bytes, open: () => Readable.from([bytes]) };
}

/** Plays a simulation to its end, by the very engine that the server has, and says what came of it. */
export async function playSimulation(world: DecidingWorld, body: SimulationBody, terminal: Terminal): Promise<void> {
  const play = playOf(body.play);
  const steps: unknown[] = [];
  const run: Run<unknown, unknown> = { orgId: '', attemptId: '', body, steps };
  terminal.print([body.introduction]);
  for (;;) {
    const view = play.present(run, {});
    terminal.print(tellView(view));
    if (play.isOver(run)) break;
    const answer = await terminal.ask(view.play === 'scenes' ? 'Your choice: ' : `You (${END} to end): `);
    if (answer === null) return;
    const input = readAnswer(view, answer.trim());
    if (input === null) terminal.print(['Give one of the numbers.']);
    else steps.push(await play.decide(world, run, input));
  }
  terminal.print(tellOutcome(await play.conclude(world, run)));
}

function readAnswer(view: SimulationView, answer: string): SimulationStepInput | null {
  if (view.play === 'conversation') {
    const act = answer === END ? 'end' : 'say';
    const said = act === 'end' ? '' : answer;
    return { play: 'conversation', position: view.lines.length, act, said, by: 'text', seconds: view.seconds + 10 };
  }
  const choice = Number(answer) - 1;
  if (view.scene.choices[choice] === undefined) return null;
  return { play: 'scenes', position: view.trail.length, choice, by: 'person' };
}

function tellView(view: SimulationView): string[] {
  if (view.play === 'conversation') {
    const last = view.lines.at(-1);
    const vitals = view.vitals.map(({ title, value, unit }) => `${title} ${value}${unit}`);
    return ['', `${view.persona.name}: ${last?.reply ?? view.opening}`, `  mood ${view.mood}  ${vitals.join('  ')}`];
  }
  const { scene, last, measures } = view;
  const moved = measures.map(({ title, value, change }) => `${title} ${value}${change ? ` (${signed(change)})` : ''}`);
  const vitals = scene.patient?.vitals.map(({ name, value }) => `${name} ${value}`).join('  ');
  return [
    ...(last?.consequence ? ['', last.consequence] : []),
    '',
    [scene.at, scene.title ?? scene.ending?.title].filter(Boolean).join('  '),
    scene.text,
    ...[scene.patient?.looks ?? '', vitals ?? ''].filter(Boolean),
    moved.join('  '),
    ...scene.choices.map((text, i) => `  ${i + 1}  ${text}`),
  ];
}

function tellOutcome(outcome: SimulationOutcome): string[] {
  const share = `${Math.round(outcome.share * 100)} of 100`;
  if (outcome.play === 'conversation') {
    const items = outcome.items.map(
      ({ is_met: isMet, text, quote, advice }) =>
        `  ${isMet ? '+' : '-'}  ${text}${isMet ? ` ('${quote?.said ?? ''}')` : advice ? `: ${advice}` : ''}`,
    );
    return ['', share, ...items];
  }
  const turning = outcome.turning_point === null ? undefined : outcome.path[outcome.turning_point];
  return [
    '',
    `${outcome.ending.title}: ${share}`,
    outcome.ending.debrief,
    ...(turning?.better ? [`The turning point was '${turning.choice}'; better: '${turning.better.text}'.`] : []),
  ];
}

const signed = (change: number): string => (change > 0 ? `+${change}` : String(change));
