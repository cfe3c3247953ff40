import type {
  ClarityAnswer,
  Completion,
  CompletionReport,
  ContentProgress,
  ProgressReport,
} from '@snapwell/contract/learning/content.schemas';
import { completeContent, saveClarity, saveProgress } from '@snapwell/contract/learning/learning.endpoints';
import { mutationOptions } from '@tanstack/react-query';
import { call, runMutation } from '#platform/http/api.ts';
import { registerKind, useWaitingEntries } from '#platform/outbox/outbox.ts';
import type { OutboxEntry } from '#platform/outbox/outbox-database.ts';
import type { Kind } from '#platform/outbox/outbox-kind.ts';
import { learningKeys } from '../learning.queries.ts';
import { adoptPositions, type PositionKey, reopenPosition, STRANGER, takeOldReports } from './reading-positions.ts';

/** The names of the two kinds, for a screen that says how it stands with them. */
export const PROGRESS_KINDS = ['progress', 'completion'] as const;
/** The name of what somebody says of an item. */
export const CLARITY_KIND = 'clarity';

interface Report<Body> {
  readonly orgId: string;
  readonly contentId: string;
  readonly report: Body;
}

/** Where somebody is in an item and that they finished it are sent in the order in which they happened. */
const entryOf = <Body>({ uid, orgId, contentId }: PositionKey, report: Body) => ({
  owner: uid,
  key: `content ${orgId}/${contentId}`,
  body: { orgId, contentId, report },
});
const keyOf = ({ owner, body: { orgId, contentId } }: OutboxEntry<Report<unknown>>): PositionKey => ({
  uid: owner,
  orgId,
  contentId,
});

/** Nothing on screen waits for it. */
const sendProgress = (orgId: string, contentId: string) =>
  mutationOptions({ mutationFn: (body: ProgressReport) => call(saveProgress, { params: { orgId, contentId }, body }) });

/** The award in its answer is announced where all answers pass. */
const sendCompletion = (orgId: string, contentId: string) =>
  mutationOptions({
    mutationFn: (body: CompletionReport) => call(completeContent, { params: { orgId, contentId }, body }),
    meta: { invalidates: [learningKeys.all(orgId)] },
  });

const sendClarity = (orgId: string, contentId: string) =>
  mutationOptions({
    mutationFn: (body: ClarityAnswer) => call(saveClarity, { params: { orgId, contentId }, body }),
    meta: { invalidates: [learningKeys.content(orgId, contentId)] },
  });

const progress: Kind<Report<ProgressReport>, ContentProgress> = {
  name: 'progress',
  send: ({ body: { orgId, contentId, report } }, queryClient) =>
    runMutation(queryClient, sendProgress(orgId, contentId), report),
  replaces: (older, newer) => older.report.furthest <= newer.report.furthest,
  inherit: (add) => takeOldReports('progress', (old) => add(entryOf(old, old.body))),
};

const completion: Kind<Report<CompletionReport>, Completion> = {
  name: 'completion',
  send: ({ body: { orgId, contentId, report } }, queryClient) =>
    runMutation(queryClient, sendCompletion(orgId, contentId), report),
  onSent(entry, { pays_in_ms: inMs }) {
    if (inMs !== null) repeatCompletion(keyOf(entry), inMs);
  },
  onRefused(entry, _refusal, queryClient) {
    // The item is gone, or locked again: the screens show what the server knows.
    void reopenPosition(keyOf(entry)).catch(() => undefined);
    void queryClient.invalidateQueries({ queryKey: learningKeys.all(entry.body.orgId) });
  },
  inherit: (add) => takeOldReports('completion', (old) => add(entryOf(old, old.body))),
};

/** It has the key of the completion that it depends on, so that it comes after it. */
const clarity: Kind<Report<ClarityAnswer>, unknown> = {
  name: CLARITY_KIND,
  send: ({ body: { orgId, contentId, report } }, queryClient) =>
    runMutation(queryClient, sendClarity(orgId, contentId), report),
  replaces: () => true,
};

const progressEntries = registerKind(progress);
const completionEntries = registerKind(completion);
const clarityEntries = registerKind(clarity);

/** Tells the server how far somebody is, as soon as it can be reached. */
export const reportProgress = (of: PositionKey, report: ProgressReport): Promise<void> =>
  progressEntries.add(entryOf(of, report));

/** Tells the server that somebody has finished an item, as soon as it can be reached. */
export const reportCompletion = (of: PositionKey, report: CompletionReport): Promise<void> =>
  completionEntries.add(entryOf(of, report));

/** Stores on this device whether an item was clear to somebody, and waits for what the server says to it. */
export const deliverClarity = (of: PositionKey, answer: ClarityAnswer): Promise<unknown> =>
  clarityEntries.deliver(entryOf(of, answer));

/** What somebody has said of an item and the server has not heard yet; null when nothing waits. */
export function useWaitingClarity(of: PositionKey): ClarityAnswer | null {
  const { owner, key } = entryOf(of, null);
  const waiting = useWaitingEntries().findLast(
    (entry) => entry.kind === CLARITY_KIND && entry.owner === owner && entry.key === key,
  );
  // Entries of a kind were added by it.
  return waiting ? (waiting.body as Report<ClarityAnswer>).report : null;
}

/** Whether the server has not heard everything of an item yet. */
export async function isReportWaiting(of: PositionKey): Promise<boolean> {
  const { owner, key } = entryOf(of, null);
  const waiting = await Promise.all([progressEntries.list(owner), completionEntries.list(owner)]);
  return waiting.flat().some((entry) => entry.key === key);
}

/**
 * What was learned on this device in an organization before there was an account goes to its account now; true when
 * there was something.
 */
export async function claimReports(uid: string, orgId: string): Promise<boolean> {
  const isInOrganization = (body: Report<unknown>) => body.orgId === orgId;
  await adoptPositions(uid, orgId);
  const given = [
    await progressEntries.give(STRANGER, uid, isInOrganization),
    await completionEntries.give(STRANGER, uid, isInOrganization),
  ];
  return given.some((count) => count > 0);
}

/** The server's clock has passed the moment by then. */
const SPARE_MS = 300;
/** One timer for each item: the page and the outbox may both know that it does not pay yet. */
const timers = new Map<string, ReturnType<typeof setTimeout>>();

/**
 * Reports the completion of an item again when it pays: what is gone through faster than anybody can pays when that
 * time has passed, on whichever page the learner is by then.
 */
export function repeatCompletion(of: PositionKey, inMs: number): void {
  const key = `${of.uid}/${of.orgId}/${of.contentId}`;
  if (timers.has(key)) return;
  const again = () => {
    timers.delete(key);
    void reportCompletion(of, { furthest: 1 });
  };
  timers.set(key, setTimeout(again, inMs + SPARE_MS));
}
