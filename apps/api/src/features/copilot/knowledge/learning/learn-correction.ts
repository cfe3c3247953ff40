import { writeFileSync } from 'node:fs';
import { CORRECTION_FILE } from '#adapters/passage-search/correction.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import type { World } from '#world.ts';
import { listChanged, type PassageRow, readPassages } from '../passages.repository.ts';
import { type AnsweredPassage, trainCorrection } from './train-correction.ts';

/**
 * Learns how meanings are corrected from the questions that lessons of these organizations are expected to answer, and
 * writes it; says how well that went. What learns from likeness has to be learned anew after it.
 */
export async function learnCorrection(world: Pick<World, 'db'>, orgIds: readonly string[]): Promise<readonly string[]> {
  const passages: AnsweredPassage[] = [];
  for (const orgId of orgIds) passages.push(...(await answeredIn(world, orgId)));
  const { correction, losses } = trainCorrection(passages);
  writeFileSync(CORRECTION_FILE, Buffer.from(correction.buffer));
  const questions = passages.reduce((all, own) => all + own.questions.length, 0);
  return [
    `${questions} questions of ${passages.length} passages`,
    ...losses.map((loss, round) => `round ${round + 1}: loss ${loss.toFixed(3)}`),
  ];
}

function answeredIn({ db }: Pick<World, 'db'>, orgId: string): Promise<AnsweredPassage[]> {
  return inOrganization(db, orgId, async (scope) => {
    const items = await listChanged(scope, 0);
    const passages = await readPassages(
      scope,
      items.map(({ id }) => id),
    );
    return [...passages.values()].flatMap(answeredAmong);
  });
}

function answeredAmong(own: readonly PassageRow[]): AnsweredPassage[] {
  return own.flatMap(({ position, embedding, answeredAt }) => {
    if (answeredAt !== null || !embedding) return [];
    const questions = own.flatMap((other) =>
      other.answeredAt === position && other.embedding ? [new Int8Array(other.embedding)] : [],
    );
    return questions.length === 0 ? [] : [{ passage: new Int8Array(embedding), questions }];
  });
}
