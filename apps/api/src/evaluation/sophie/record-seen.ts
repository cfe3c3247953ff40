import type { Asker, SeenReply } from '../ask-product.ts';
import { assigned, certificates } from './record/duty-rules.ts';
import { lastCompleted, next, reviewsDue } from './record/learning-rules.ts';
import { progress } from './record/progress-rules.ts';
import { readQuestion } from './record/question.ts';
import { rank } from './record/rank-rules.ts';
import { type RecordData, readRecordData } from './record/record-data.ts';
import { missed, quizResults } from './record/result-rules.ts';
import { hear } from './record/said.ts';
import { badges, points, type Rule } from './record/standing-rules.ts';
import { freeze, streak } from './record/streak-rules.ts';
import { time, weeks } from './record/time-rules.ts';

/** What somebody asked about their own record, and what they were told. */
export interface AskedRecord {
  readonly asked: string;
  readonly about: string;
  readonly reply: SeenReply;
  /** The item whose page was open. */
  readonly page?: string | null;
}

/** Says whether a reply tells somebody rightly what they asked about their own record. */
export type JudgeRecord = (asked: AskedRecord) => boolean;

/** What is right, by what it is about. */
const RULES: Readonly<Record<string, Rule>> = {
  points,
  rank,
  streak,
  freeze,
  badges,
  'reviews-due': reviewsDue,
  next,
  'last-completed': lastCompleted,
  progress,
  'quiz-results': quizResults,
  missed,
  certificates,
  assigned,
  time,
  weeks,
};

/** A judge who knows what somebody's screens show at this moment. */
export async function readRecord(asker: Pick<Asker, 'get'>, orgId: string): Promise<JudgeRecord> {
  return judgeBy(await readRecordData(asker, orgId));
}

/** A reply is right when it holds one of the facts that the question asks for. */
export function judgeBy(record: RecordData): JudgeRecord {
  const titles = [
    ...record.items,
    ...record.modules,
    ...record.courses,
    ...record.badges,
    ...record.history,
    ...record.certificates,
    ...record.items.map(({ chapter_title: title }) => ({ title })),
    ...record.assignments.map(({ target_title: title }) => ({ title })),
  ].map(({ title }) => title);
  return ({ asked, about, reply, page = null }) => {
    const rule = RULES[about];
    if (!rule) throw new Error(`Nobody knows what is right about '${about}'.`);
    const said = hear(reply, titles);
    return rule(readQuestion({ asked, about, page }, record), record).some((fact) => fact(said));
  };
}
