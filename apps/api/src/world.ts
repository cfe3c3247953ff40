import type { Retention, ServiceName } from '@snapwell/contract/admin/system.schemas';
import type { Award } from '@snapwell/contract/gamification/award.schemas';
import type { ClientConfig } from '@snapwell/contract/api/client-config.schemas';
import type { Assistant } from './composition/assistant.ts';
import type { AnswerMarker } from '#adapters/answer-marker/port.ts';
import type { ContentMaker } from '#adapters/content-maker/port.ts';
import type { TextRecords } from '#adapters/domain-records/text-records.ts';
import type { OpenIdProviders } from '#adapters/federated-sign-in/open-id-providers.ts';
import type { FileStore } from '#adapters/files/port.ts';
import type { IdentityProvider } from '#adapters/identity-provider/port.ts';
import type { LiveChannel } from '#adapters/live-channel/port.ts';
import type { Outbox } from '#adapters/mail/outbox-mailer.ts';
import type { MailTransport, Mailer } from '#adapters/mail/port.ts';
import type { WebhookSender } from '#adapters/remote-files/webhook-sender.ts';
import type { RemoteFiles } from '#adapters/remote-files/port.ts';
import type { PushSender } from '#adapters/push/port.ts';
import type { Narrator } from '#adapters/narrator/port.ts';
import type { Speech } from '#adapters/speech/port.ts';
import type { AuditSigner } from '#platform/audit/audit-chain.ts';
import type { Trail } from '#platform/http/trail.ts';
import type { BookingHours } from '#features/bookings/booking-times.ts';
import type { SettingInForce } from '#platform/config/env.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';

/**
 * What acts work on. An act asks for the part it uses: `Pick<World, 'db' | 'clock'>`. Put together once, in `composition/create-world.ts`.
 */
export interface World {
  readonly db: Database;
  readonly clock: Clock;
  readonly identityProvider: IdentityProvider;
  readonly mailer: Mailer;
  /** Where queued mails leave by. */
  readonly mailTransport: MailTransport;
  /** Seals mails while they wait. */
  readonly mailKey: Buffer;
  /** The mails that were not sent, to be shown to anyone; null outside demo mode and where mail goes out. */
  readonly outbox: Outbox | null;
  readonly clientConfig: ClientConfig;
  /** Reads written answers by the author's rubric; null where no language model is configured. */
  readonly answerMarker: AnswerMarker | null;
  /** Writes learning material from a page; null where no language model is configured. */
  readonly contentMaker: ContentMaker | null;
  /** Reads aloud; null where there is no voice. */
  readonly narrator: Narrator | null;
  /** Listens and speaks in conversations, as far as its engines are there. */
  readonly speech: Speech;
  /** Voice sessions that this process bears at once. */
  readonly voiceSessions: number;
  readonly assistant: Assistant;
  /** Invitations that an organization may send by mail in a day, and in its first week. */
  readonly inviteMails: { readonly perDay: number; readonly perDayWhileYoung: number };
  readonly bookings: BookingSettings;
  readonly files: FileStore;
  /** Files of other servers. */
  readonly remoteFiles: RemoteFiles;
  /** Sends messages to the servers of organizations. */
  readonly webhooks: WebhookSender;
  /** The OpenID providers of organizations. */
  readonly openIdProviders: OpenIdProviders;
  /** Seals what the server is known by to them. */
  readonly signOnKey: Buffer;
  readonly textRecords: TextRecords;
  /** Seals the secrets of webhooks. */
  readonly webhookKey: Buffer;
  /** What the pictures and films of one organization may come to. */
  readonly mediaQuotaBytes: number;
  readonly live: LiveChannel;
  readonly afterCompletion: AfterCompletion;
  readonly push: PushSender;
  readonly trail: Trail;
  /** Signs where the audit log stands. */
  readonly auditSigner: AuditSigner;
  readonly system: SystemFacts;
  /** Signs links that work without signing in. */
  readonly linkKey: Buffer;
  /** Seals the keys that organizations sign credentials with. */
  readonly issuerKey: Buffer;
  /** Lower-case addresses whose holders become system administrators when they register. */
  readonly adminEmails: ReadonlySet<string>;
  /** The address people reach the server under, without a slash at its end. */
  readonly publicUrl: string;
}

/** How demonstrations of the product are booked here. */
export interface BookingSettings {
  readonly hours: BookingHours;
  /** Who is told of a booking by mail. */
  readonly hosts: readonly string[];
  /** Forms that one network address may send in an hour. */
  readonly perAddress: number;
  /** So long after a demonstration its booking is kept. */
  readonly daysKept: number;
}

/** What the server knows of itself, for those who run it. */
export interface SystemFacts {
  readonly settings: readonly SettingInForce[];
  /** How long things are kept where nobody set it otherwise. */
  readonly retention: Retention;
  readonly process: {
    readonly id: string;
    readonly version: string;
    readonly host: string;
    readonly pid: number;
    readonly startedAt: Date;
    memoryBytes(): number;
  };
  readonly probes: readonly HealthProbe[];
}

/** Asks one part of the server how it is; throws, in that part's words, when it is down. */
export interface HealthProbe {
  readonly service: ServiceName;
  check(): Promise<{ readonly detail: string; readonly tookMs?: number; readonly isSlow?: boolean }>;
}

/**
 * What follows in any feature when somebody has finished something, in the same transaction: today's set, a course.
 * Registered in `composition/after-completion.ts`, called by gamification's `settle` alone.
 */
export type AfterCompletion = (
  scope: OrganizationScope,
  world: Pick<World, 'live'>,
  finished: { readonly uid: string; readonly now: Date; readonly contentId: string | null },
) => Promise<Award[]>;
