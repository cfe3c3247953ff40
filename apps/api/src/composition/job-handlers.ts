import { openSealedMail } from '#adapters/mail/queued-mailer.ts';
import { embedPassages, giveUpMaking, indexLibrary, queueIndexing, writeMaking } from '#features/copilot/index.ts';
import { compactRanks, queueReminders, sendReminders, sweepRanks } from '#features/gamification/index.ts';
import {
  giveUpDocumentDraft,
  giveUpReading,
  publishOverdue,
  readVersion,
  sweepImports,
  writeDocumentDraft,
} from '#features/library/index.ts';
import { forgetInviteMail, forgetInviteMails } from '#features/organizations/index.ts';
import { endOverdueAttempt, queueOverdueAttempts } from '#features/quizzes/index.ts';
import { deleteEndedJobs } from '#platform/jobs/manage-jobs.ts';
import { handleJob, type JobHandler, organizationOfJob } from '#platform/jobs/job-kind.ts';
import type { Pace } from '#platform/limits/pace.ts';
import type { World } from '../world.ts';
import * as kinds from './job-kinds.ts';

/** What is done for each kind of job. `pace` is that of work that takes the processor for long. */
export const jobHandlers = (pace: Pace): readonly JobHandler<World>[] => [
  handleJob(kinds.writeMaking, {
    run: (world, job) =>
      writeMaking(world, {
        orgId: organizationOfJob(job),
        id: job.payload.making_id,
        isLastAttempt: job.isLastAttempt,
      }),
    failed: (world, job) => giveUpMaking(world, organizationOfJob(job), job.payload.making_id),
  }),
  handleJob(kinds.readDocument, {
    run: (world, job) => readVersion(world, organizationOfJob(job), versionOf(job.payload)),
    failed: (world, job) => giveUpReading(world, organizationOfJob(job), versionOf(job.payload)),
  }),
  handleJob(kinds.writeDocumentDraft, {
    run: (world, job) => writeDocumentDraft(world, organizationOfJob(job), versionOf(job.payload)),
    failed: (world, job) => giveUpDocumentDraft(world, organizationOfJob(job), versionOf(job.payload)),
  }),
  handleJob(kinds.sendMail, {
    run: ({ mailTransport, mailKey }, { payload }) => mailTransport.send(openSealedMail(mailKey, payload)),
    async failed(world, { orgId, payload }) {
      if (orgId !== null) await forgetInviteMail(world, orgId, openSealedMail(world.mailKey, payload).to);
    },
  }),
  handleJob(kinds.sendReminders, { run: (world, job) => sendReminders(world, organizationOfJob(job)) }),
  handleJob(kinds.endAttempt, {
    run: (world, job) => endOverdueAttempt(world, organizationOfJob(job), job.payload.attempt_id),
  }),
  handleJob(kinds.publishDraft, {
    run: (world, job) => publishOverdue(world, organizationOfJob(job), job.payload.content_id),
  }),
  handleJob(kinds.indexLibrary, { run: (world, job) => indexLibrary(world, organizationOfJob(job)) }),
  handleJob(kinds.embedPassages, {
    run: (world, job) => embedPassages(world, organizationOfJob(job), { ...job, pace }),
  }),
  handleJob(kinds.compactRanks, { run: (world) => compactRanks(world) }),
  handleJob(kinds.findWork, {
    async run(world) {
      await queueReminders(world);
      await queueOverdueAttempts(world);
      await queueIndexing(world);
      await sweepImports(world);
    },
  }),
  handleJob(kinds.deleteExpired, {
    async run(world) {
      await world.trail.sweep();
      await forgetInviteMails(world);
      await sweepRanks(world);
      await deleteEndedJobs(world);
    },
  }),
];

const versionOf = ({ document_id: documentId, version }: { document_id: string; version: number }) => ({
  documentId,
  version,
});
