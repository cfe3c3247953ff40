import { openSealedMail } from '#adapters/mail/queued-mailer.ts';
import { deleteExpiredBookings } from '#features/bookings/index.ts';
import {
  adoptFormerLog,
  checkHealth,
  deleteExpired,
  failRequest,
  runErasure,
  runExport,
  sendQueuedMail,
} from '#features/admin/index.ts';
import { followAssignments, queueAssignments } from '#features/assignments/index.ts';
import { queueReports, rollUp, sendReports, sweepEvents, updateInsights } from '#features/analytics/index.ts';
import {
  embedPassages,
  forgetGaps,
  giveUpMaking,
  indexLibrary,
  queueIndexing,
  writeMaking,
} from '#features/copilot/index.ts';
import { compactRanks, queueReminders, sendReminders, sweepRanks } from '#features/gamification/index.ts';
import { deliver, queueWebhooks } from '#features/integrations/index.ts';
import {
  giveUpDocumentDraft,
  giveUpReading,
  publishOverdue,
  readVersion,
  sweepImports,
  sweepMediaUploads,
  writeDocumentDraft,
} from '#features/library/index.ts';
import {
  followLeave,
  forgetInviteLists,
  forgetInviteMail,
  forgetInviteMails,
  queueInviteLists,
  sendInviteList,
} from '#features/organizations/index.ts';
import { deleteOrganization, forgetExports, giveUpExport, writeExport } from '#features/profiles/index.ts';
import { endOverdueAttempt, queueOverdueAttempts } from '#features/quizzes/index.ts';
import { handleJob, type JobHandler, organizationOfJob } from '#platform/jobs/job-kind.ts';
import { sealAuditLog } from '#platform/audit/audit-log.ts';
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
    run: (world, { payload }) => sendQueuedMail(world, payload),
    async failed(world, { orgId, payload }) {
      if (orgId !== null) await forgetInviteMail(world, orgId, openSealedMail(world.mailKey, payload).to);
    },
  }),
  handleJob(kinds.sendInviteList, {
    run: (world, job) =>
      sendInviteList(world, {
        orgId: organizationOfJob(job),
        id: job.payload.list_id,
        signal: job.signal,
        report: job.report,
      }),
  }),
  handleJob(kinds.followLeave, {
    run: (world, job) => followLeave(world, organizationOfJob(job), job.payload.uid),
  }),
  handleJob(kinds.sendReminders, { run: (world, job) => sendReminders(world, organizationOfJob(job)) }),
  handleJob(kinds.followAssignments, { run: (world, job) => followAssignments(world, organizationOfJob(job)) }),
  handleJob(kinds.endAttempt, {
    run: (world, job) => endOverdueAttempt(world, organizationOfJob(job), job.payload.attempt_id),
  }),
  handleJob(kinds.publishDraft, {
    run: (world, job) => publishOverdue(world, organizationOfJob(job), job.payload.content_id),
  }),
  handleJob(kinds.indexLibrary, {
    run: async (world, job) => {
      await indexLibrary(world, organizationOfJob(job));
      // What is counted by module is counted of the items that the library has now.
      await rollUp(world, organizationOfJob(job));
    },
  }),
  handleJob(kinds.embedPassages, {
    run: (world, job) => embedPassages(world, organizationOfJob(job), { ...job, pace }),
  }),
  handleJob(kinds.exportOrganization, {
    run: (world, job) => writeExport(world, organizationOfJob(job), job.payload.export_id, job.report),
    failed: (world, job) => giveUpExport(world, organizationOfJob(job), job.payload.export_id),
  }),
  handleJob(kinds.deleteOrganization, { run: (world, job) => deleteOrganization(world, organizationOfJob(job)) }),
  handleJob(kinds.compactRanks, { run: (world) => compactRanks(world) }),
  handleJob(kinds.rollUpDays, { run: (world) => updateInsights(world) }),
  handleJob(kinds.sendReports, { run: (world, job) => sendReports(world, organizationOfJob(job)) }),
  handleJob(kinds.findReports, { run: (world) => queueReports(world) }),
  handleJob(kinds.findWork, {
    async run(world) {
      await queueInviteLists(world);
      await queueReminders(world);
      await queueAssignments(world);
      await queueOverdueAttempts(world);
      await queueIndexing(world);
      await sweepImports(world);
    },
  }),
  handleJob(kinds.deleteExpired, {
    async run(world) {
      await deleteExpired(world);
      await forgetInviteMails(world);
      await forgetInviteLists(world);
      await sweepRanks(world);
      await sweepMediaUploads(world);
      await deleteExpiredBookings(world);
      await sweepEvents(world);
      await forgetGaps(world);
      await forgetExports(world);
    },
  }),
  handleJob(kinds.sealAuditLog, {
    async run(world) {
      await adoptFormerLog(world);
      await sealAuditLog(world);
    },
  }),
  handleJob(kinds.queueWebhooks, { run: (world) => queueWebhooks(world) }),
  handleJob(kinds.deliverWebhook, {
    run: (world, job) => deliver(world, { ...job, orgId: organizationOfJob(job) }),
  }),
  handleJob(kinds.checkHealth, { run: (world) => checkHealth(world) }),
  handleJob(kinds.exportPerson, { run: runExport, failed: (world, { payload }) => failRequest(world, payload) }),
  handleJob(kinds.erasePerson, { run: runErasure, failed: (world, { payload }) => failRequest(world, payload) }),
];

const versionOf = ({ document_id: documentId, version }: { document_id: string; version: number }) => ({
  documentId,
  version,
});
