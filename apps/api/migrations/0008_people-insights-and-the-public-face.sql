CREATE TABLE "data_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"uid" text NOT NULL,
	"requested_by" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"progress" real DEFAULT 0 NOT NULL,
	"error" text,
	"file_key" text,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "error_tallies" (
	"fingerprint" text NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL,
	"version" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "error_tallies_fingerprint_hour_version_pk" PRIMARY KEY("fingerprint","hour","version")
);
--> statement-breakpoint
CREATE TABLE "activity_days" (
	"org_id" text NOT NULL,
	"day" date NOT NULL,
	"uid" text NOT NULL,
	"groups" text[] NOT NULL,
	"items" integer DEFAULT 0 NOT NULL,
	"reviews" integer DEFAULT 0 NOT NULL,
	"quizzes" integer DEFAULT 0 NOT NULL,
	"scores" integer DEFAULT 0 NOT NULL,
	"passed" integer DEFAULT 0 NOT NULL,
	"simulations" integer DEFAULT 0 NOT NULL,
	"shares" real DEFAULT 0 NOT NULL,
	"points" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"attempts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"talks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "activity_days_org_id_day_uid_pk" PRIMARY KEY("org_id","day","uid")
);
--> statement-breakpoint
CREATE TABLE "answer_blocks" (
	"org_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"thing_id" text NOT NULL,
	"part_id" text NOT NULL,
	"form" text NOT NULL,
	"groups" text[] NOT NULL,
	"from_day" date NOT NULL,
	"day" date NOT NULL,
	"answers" integer DEFAULT 0 NOT NULL,
	"right" integer DEFAULT 0 NOT NULL,
	"sure_right" integer DEFAULT 0 NOT NULL,
	"sure_wrong" integer DEFAULT 0 NOT NULL,
	"unsure_right" integer DEFAULT 0 NOT NULL,
	"unsure_wrong" integer DEFAULT 0 NOT NULL,
	"chosen" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "answer_blocks_org_id_id_pk" PRIMARY KEY("org_id","id")
);
--> statement-breakpoint
CREATE TABLE "answer_tails" (
	"org_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"thing_id" text NOT NULL,
	"part_id" text NOT NULL,
	"form" text NOT NULL,
	"groups" text[] NOT NULL,
	"day" date NOT NULL,
	"uid" text NOT NULL,
	"answers" integer DEFAULT 0 NOT NULL,
	"right" integer DEFAULT 0 NOT NULL,
	"sure_right" integer DEFAULT 0 NOT NULL,
	"sure_wrong" integer DEFAULT 0 NOT NULL,
	"unsure_right" integer DEFAULT 0 NOT NULL,
	"unsure_wrong" integer DEFAULT 0 NOT NULL,
	"chosen" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "answer_tails_org_id_id_pk" PRIMARY KEY("org_id","id")
);
--> statement-breakpoint
CREATE TABLE "closed_days" (
	"org_id" text NOT NULL,
	"day" date NOT NULL,
	"learners" integer DEFAULT 0 NOT NULL,
	"items" integer DEFAULT 0 NOT NULL,
	"reviews" integer DEFAULT 0 NOT NULL,
	"quizzes" integer DEFAULT 0 NOT NULL,
	"scores" integer DEFAULT 0 NOT NULL,
	"passed" integer DEFAULT 0 NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "closed_days_org_id_day_pk" PRIMARY KEY("org_id","day")
);
--> statement-breakpoint
CREATE TABLE "lesson_answers" (
	"org_id" text NOT NULL,
	"content_id" text NOT NULL,
	"uid" text NOT NULL,
	"is_after" boolean NOT NULL,
	"answers" integer DEFAULT 0 NOT NULL,
	"right" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "lesson_answers_org_id_content_id_uid_is_after_pk" PRIMARY KEY("org_id","content_id","uid","is_after")
);
--> statement-breakpoint
CREATE TABLE "nudges" (
	"org_id" text NOT NULL,
	"uid" text NOT NULL,
	"about" text NOT NULL,
	"sent_by" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "nudges_org_id_uid_pk" PRIMARY KEY("org_id","uid")
);
--> statement-breakpoint
CREATE TABLE "roll_ups" (
	"org_id" text PRIMARY KEY NOT NULL,
	"timezone" text NOT NULL,
	"day_start_hour" smallint NOT NULL,
	"folded_to" date NOT NULL,
	"is_stale" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" text PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"organization" text NOT NULL,
	"team_size" text NOT NULL,
	"wish" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"language" text NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"challenge" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bookings_challenge" UNIQUE("challenge")
);
--> statement-breakpoint
CREATE TABLE "assignment_reminders" (
	"org_id" text NOT NULL,
	"assignment_id" text NOT NULL,
	"uid" text NOT NULL,
	"round" integer NOT NULL,
	"due_on" text NOT NULL,
	"step" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"leaders_told_at" timestamp (3) with time zone,
	CONSTRAINT "assignment_reminders_org_id_assignment_id_uid_round_due_on_step_pk" PRIMARY KEY("org_id","assignment_id","uid","round","due_on","step")
);
--> statement-breakpoint
CREATE TABLE "certificate_settings" (
	"org_id" text NOT NULL,
	"target_type" text NOT NULL,
	"target_id" text NOT NULL,
	"is_on" boolean NOT NULL,
	"valid_months" integer,
	"title" text NOT NULL,
	"hours" numeric(5, 1),
	"signer_name" text DEFAULT '' NOT NULL,
	"signer_role" text DEFAULT '' NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "certificate_settings_org_id_target_type_target_id_pk" PRIMARY KEY("org_id","target_type","target_id")
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"org_id" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"target_type" text NOT NULL,
	"target_id" text NOT NULL,
	"title" text NOT NULL,
	"hours" numeric(5, 1),
	"signer_name" text DEFAULT '' NOT NULL,
	"signer_role" text DEFAULT '' NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"holder_name" text NOT NULL,
	"organization_name" text NOT NULL,
	"chapters" integer NOT NULL,
	"steps" jsonb NOT NULL,
	"score" integer,
	"name_shown" text NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"issued_on" date NOT NULL,
	"valid_until" date,
	"status_index" integer GENERATED ALWAYS AS IDENTITY (sequence name "certificates_status_index_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reopened_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"revoked_by" text,
	"revoke_reason" text,
	"replaced_by" text
);
--> statement-breakpoint
CREATE TABLE "issuer_keys" (
	"org_id" text NOT NULL,
	"id" text NOT NULL,
	"public_jwk" jsonb NOT NULL,
	"sealed_private_key" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "issuer_keys_org_id_id_pk" PRIMARY KEY("org_id","id")
);
--> statement-breakpoint
CREATE TABLE "insight_alerts" (
	"org_id" text NOT NULL,
	"id" text NOT NULL,
	"uid" text NOT NULL,
	"measure" text NOT NULL,
	"below" real NOT NULL,
	"by_day" date,
	"group_id" text,
	"module_id" text,
	"share" real,
	"looked_on" date,
	"sent_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "insight_alerts_org_id_id_pk" PRIMARY KEY("org_id","id")
);
--> statement-breakpoint
CREATE TABLE "report_settings" (
	"org_id" text NOT NULL,
	"uid" text NOT NULL,
	"is_off" boolean DEFAULT false NOT NULL,
	"reported_on" date,
	CONSTRAINT "report_settings_org_id_uid_pk" PRIMARY KEY("org_id","uid")
);
--> statement-breakpoint
CREATE TABLE "assistant_gap_marks" (
	"org_id" text NOT NULL,
	"topic" text NOT NULL,
	"state" text NOT NULL,
	"marked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "assistant_gap_marks_org_id_topic_pk" PRIMARY KEY("org_id","topic")
);
--> statement-breakpoint
CREATE TABLE "assistant_gaps" (
	"org_id" text NOT NULL,
	"id" text NOT NULL,
	"uid" text NOT NULL,
	"reason" text NOT NULL,
	"question" text NOT NULL,
	"topic" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "assistant_gaps_org_id_id_pk" PRIMARY KEY("org_id","id")
);
--> statement-breakpoint
CREATE TABLE "member_assignments" (
	"org_id" text NOT NULL,
	"assignment_id" text NOT NULL,
	"uid" text NOT NULL,
	"target_type" text NOT NULL,
	"target_id" text NOT NULL,
	"round" integer DEFAULT 1 NOT NULL,
	"asked_on" date NOT NULL,
	"base_due_on" date,
	"due_on" date,
	"done_on" date,
	"again_on" date,
	"is_exempt" boolean DEFAULT false NOT NULL,
	"later_due_on" date,
	"exception_reason" text,
	"exception_on" date,
	"exception_by" text,
	"ended_on" date,
	CONSTRAINT "member_assignments_org_id_assignment_id_uid_pk" PRIMARY KEY("org_id","assignment_id","uid")
);
--> statement-breakpoint
CREATE TABLE "past_completions" (
	"org_id" text NOT NULL,
	"uid" text NOT NULL,
	"content_id" text NOT NULL,
	"content_version" integer NOT NULL,
	"completed_at" timestamp (3) with time zone NOT NULL,
	"reopened_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "past_completions_org_id_uid_content_id_completed_at_pk" PRIMARY KEY("org_id","uid","content_id","completed_at")
);
--> statement-breakpoint
CREATE TABLE "api_tokens" (
	"org_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"hint" text NOT NULL,
	"scopes" text[] NOT NULL,
	"uid" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "api_tokens_org_id_id_pk" PRIMARY KEY("org_id","id"),
	CONSTRAINT "api_tokens_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"org_id" text NOT NULL,
	"id" text NOT NULL,
	"webhook_id" text NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"uid" text,
	"payload" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"status" integer,
	"error" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_tried_at" timestamp (3) with time zone,
	CONSTRAINT "webhook_deliveries_org_id_id_pk" PRIMARY KEY("org_id","id"),
	CONSTRAINT "webhook_deliveries_once" UNIQUE("org_id","webhook_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"org_id" text NOT NULL,
	"id" text NOT NULL,
	"url" text NOT NULL,
	"sealed_secret" text NOT NULL,
	"events" text[] NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhooks_org_id_id_pk" PRIMARY KEY("org_id","id")
);
--> statement-breakpoint
CREATE TABLE "invite_list_rows" (
	"org_id" text NOT NULL,
	"list_id" text NOT NULL,
	"line" integer NOT NULL,
	"row" jsonb NOT NULL,
	CONSTRAINT "invite_list_rows_org_id_list_id_line_pk" PRIMARY KEY("org_id","list_id","line")
);
--> statement-breakpoint
CREATE TABLE "invite_lists" (
	"org_id" text NOT NULL,
	"id" text NOT NULL,
	"uid" text NOT NULL,
	"file_name" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"notes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"language" text NOT NULL,
	"rows" integer NOT NULL,
	"last_line" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"invited" integer DEFAULT 0 NOT NULL,
	"renewed" integer DEFAULT 0 NOT NULL,
	"mailed_today" integer DEFAULT 0 NOT NULL,
	"known" integer DEFAULT 0 NOT NULL,
	"problem" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "invite_lists_org_id_id_pk" PRIMARY KEY("org_id","id")
);
--> statement-breakpoint
CREATE TABLE "organization_exports" (
	"org_id" text NOT NULL,
	"id" text NOT NULL,
	"state" text NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"file_key" text,
	"bytes" bigint,
	"asked_by" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "organization_exports_org_id_id_pk" PRIMARY KEY("org_id","id")
);
--> statement-breakpoint
CREATE TABLE "audit_checkpoints" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"kind" text NOT NULL,
	"sealed_at" timestamp (3) with time zone NOT NULL,
	"signature" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"act" text NOT NULL,
	"happened_at" timestamp (3) with time zone NOT NULL,
	"facts_hash" text NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_facts" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"org_id" text,
	"uid" text,
	"address" text,
	"target" text NOT NULL,
	"details" jsonb NOT NULL,
	"salt" text NOT NULL,
	"happened_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activity_marks" (
	"org_id" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "activity_marks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"activity_id" text NOT NULL,
	CONSTRAINT "activity_marks_org_id_id_pk" PRIMARY KEY("org_id","id")
);
--> statement-breakpoint
CREATE TABLE "health_checks" (
	"service" text NOT NULL,
	"slot" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"took_ms" integer NOT NULL,
	"detail" text NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "health_checks_service_slot_pk" PRIMARY KEY("service","slot")
);
--> statement-breakpoint
CREATE TABLE "mail_bounces" (
	"email" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"bounced_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "server_processes" (
	"id" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"host" text NOT NULL,
	"pid" integer NOT NULL,
	"memory_mb" integer NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "system_settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "assignments_by_person";--> statement-breakpoint
DROP INDEX "assignments_by_group";--> statement-breakpoint
ALTER TABLE "error_reports" ADD COLUMN "resolved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "error_reports" ADD COLUMN "returned_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "conversation_items" ADD COLUMN "rating" text;--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "uids" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "group_ids" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "starts_on" date;--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "due" jsonb DEFAULT '{"type":"open"}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "recertification" jsonb;--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "grace_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "reminders" jsonb DEFAULT '["week_before","day_before","week_after"]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "group_ids" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "extra_time_percent" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "reminded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "assistant_questions_a_day" integer;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "member_quota" integer;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "storage_quota_mb" integer;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "assistant_quota" integer;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "deletion_asked_by" text;--> statement-breakpoint
ALTER TABLE "error_tallies" ADD CONSTRAINT "error_tallies_fingerprint_error_reports_fingerprint_fk" FOREIGN KEY ("fingerprint") REFERENCES "public"."error_reports"("fingerprint") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_days" ADD CONSTRAINT "activity_days_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_blocks" ADD CONSTRAINT "answer_blocks_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_tails" ADD CONSTRAINT "answer_tails_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closed_days" ADD CONSTRAINT "closed_days_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_answers" ADD CONSTRAINT "lesson_answers_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nudges" ADD CONSTRAINT "nudges_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roll_ups" ADD CONSTRAINT "roll_ups_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_reminders" ADD CONSTRAINT "assignment_reminders_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_reminders" ADD CONSTRAINT "assignment_reminders_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_settings" ADD CONSTRAINT "certificate_settings_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issuer_keys" ADD CONSTRAINT "issuer_keys_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insight_alerts" ADD CONSTRAINT "insight_alerts_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insight_alerts" ADD CONSTRAINT "insight_alerts_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_settings" ADD CONSTRAINT "report_settings_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_settings" ADD CONSTRAINT "report_settings_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_gap_marks" ADD CONSTRAINT "assistant_gap_marks_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_gaps" ADD CONSTRAINT "assistant_gaps_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_gaps" ADD CONSTRAINT "assistant_gaps_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_assignments" ADD CONSTRAINT "member_assignments_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_assignments" ADD CONSTRAINT "member_assignments_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "past_completions" ADD CONSTRAINT "past_completions_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "past_completions" ADD CONSTRAINT "past_completions_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_org_id_webhook_id_webhooks_org_id_id_fk" FOREIGN KEY ("org_id","webhook_id") REFERENCES "public"."webhooks"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_list_rows" ADD CONSTRAINT "invite_list_rows_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_list_rows" ADD CONSTRAINT "invite_list_rows_org_id_list_id_invite_lists_org_id_id_fk" FOREIGN KEY ("org_id","list_id") REFERENCES "public"."invite_lists"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_lists" ADD CONSTRAINT "invite_lists_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_lists" ADD CONSTRAINT "invite_lists_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_exports" ADD CONSTRAINT "organization_exports_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_requests_by_time" ON "data_requests" USING btree ("requested_at","id");--> statement-breakpoint
CREATE INDEX "activity_days_of_person" ON "activity_days" USING btree ("org_id","uid","day");--> statement-breakpoint
CREATE INDEX "answer_blocks_by_day" ON "answer_blocks" USING btree ("org_id","day");--> statement-breakpoint
CREATE INDEX "answer_tails_of_person" ON "answer_tails" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "bookings_by_time" ON "bookings" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "bookings_of_address" ON "bookings" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "bookings_by_creation" ON "bookings" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_one_at_a_time" ON "bookings" USING btree ("starts_at") WHERE "bookings"."status" = 'confirmed';--> statement-breakpoint
CREATE INDEX "assignment_reminders_of_person" ON "assignment_reminders" USING btree ("org_id","uid");--> statement-breakpoint
CREATE INDEX "certificates_of_person" ON "certificates" USING btree ("uid","issued_at");--> statement-breakpoint
CREATE INDEX "certificates_by_time" ON "certificates" USING btree ("org_id","issued_at","id");--> statement-breakpoint
CREATE INDEX "certificates_by_status" ON "certificates" USING btree ("status_index");--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_current_unique" ON "certificates" USING btree ("org_id","uid","target_type","target_id") WHERE reopened_at is null and revoked_at is null;--> statement-breakpoint
CREATE INDEX "insight_alerts_of_person" ON "insight_alerts" USING btree ("org_id","uid");--> statement-breakpoint
CREATE INDEX "insight_alerts_open" ON "insight_alerts" USING btree ("org_id","looked_on");--> statement-breakpoint
CREATE INDEX "assistant_gaps_by_topic" ON "assistant_gaps" USING btree ("org_id","topic","asked_at");--> statement-breakpoint
CREATE INDEX "member_assignments_of_person" ON "member_assignments" USING btree ("org_id","uid");--> statement-breakpoint
CREATE INDEX "member_assignments_again" ON "member_assignments" USING btree ("org_id","again_on") WHERE again_on is not null and ended_on is null;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_by_time" ON "webhook_deliveries" USING btree ("org_id","created_at","id");--> statement-breakpoint
CREATE INDEX "invite_lists_by_time" ON "invite_lists" USING btree ("org_id","created_at");--> statement-breakpoint
CREATE INDEX "invite_lists_of_person" ON "invite_lists" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "audit_facts_by_time" ON "audit_facts" USING btree ("happened_at","seq");--> statement-breakpoint
CREATE INDEX "audit_facts_of_person" ON "audit_facts" USING btree ("uid","happened_at");--> statement-breakpoint
CREATE INDEX "audit_facts_of_target" ON "audit_facts" USING btree ("target","happened_at");--> statement-breakpoint
CREATE INDEX "audit_facts_of_organization" ON "audit_facts" USING btree ("org_id","happened_at");--> statement-breakpoint
CREATE INDEX "activity_log_about_member" ON "activity_log" USING btree ("org_id",(facts->>'member'),"happened_at") WHERE facts->>'member' is not null;--> statement-breakpoint
-- What was asked before keeps its day, and everybody whom it asked is asked still.
UPDATE "assignments" SET
	"uids" = CASE WHEN "uid" IS NULL THEN '{}'::text[] ELSE array["uid"] END,
	"group_ids" = CASE WHEN "group_id" IS NULL THEN '{}'::text[] ELSE array["group_id"] END,
	"starts_on" = "created_at"::date,
	"due" = CASE WHEN "due_on" IS NULL THEN '{"type":"open"}'::jsonb ELSE jsonb_build_object('type', 'day', 'day', "due_on"::text) END;--> statement-breakpoint
INSERT INTO "member_assignments" ("org_id", "assignment_id", "uid", "target_type", "target_id", "asked_on", "base_due_on", "due_on")
	SELECT a."org_id", a."id", m."uid", a."target_type", a."target_id", a."starts_on", a."due_on", a."due_on"
	FROM "assignments" a JOIN "memberships" m ON m."org_id" = a."org_id" AND m."left_at" IS NULL AND NOT m."is_deactivated"
	WHERE a."uid" = m."uid" OR (a."uid" IS NULL AND a."group_id" IS NULL)
		OR EXISTS (SELECT FROM "group_members" g WHERE g."org_id" = a."org_id" AND g."group_id" = a."group_id" AND g."uid" = m."uid");--> statement-breakpoint
ALTER TABLE "assignments" ALTER COLUMN "starts_on" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "assignments" DROP COLUMN "uid";--> statement-breakpoint
ALTER TABLE "assignments" DROP COLUMN "group_id";--> statement-breakpoint
ALTER TABLE "assignments" DROP COLUMN "due_on";