CREATE TABLE "identity_guesses" (
	"account" text NOT NULL,
	"guesser" text NOT NULL,
	"failures" integer NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"forget_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "identity_guesses_account_guesser_pk" PRIMARY KEY("account","guesser")
);
--> statement-breakpoint
CREATE TABLE "library_imports" (
	"org_id" text NOT NULL,
	"id" text NOT NULL,
	"is_published" boolean DEFAULT false NOT NULL,
	"touched_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "library_imports_org_id_id_pk" PRIMARY KEY("org_id","id")
);
--> statement-breakpoint
CREATE TABLE "staged_items" (
	"org_id" text NOT NULL,
	"import_id" text NOT NULL,
	"id" text NOT NULL,
	"module_id" text,
	"chapter_id" text,
	"position" integer DEFAULT 0 NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"minutes" integer NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"references" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"cover" text,
	"opens" text DEFAULT 'always' NOT NULL,
	"body" jsonb NOT NULL,
	"plain_text" text DEFAULT '' NOT NULL,
	"media" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"terms" text[] DEFAULT '{}' NOT NULL,
	"source" text,
	"fingerprint" text DEFAULT '' NOT NULL,
	"reading_key" text DEFAULT '' NOT NULL,
	"mentions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "staged_items_org_id_import_id_id_pk" PRIMARY KEY("org_id","import_id","id")
);
--> statement-breakpoint
CREATE TABLE "openings" (
	"org_id" text NOT NULL,
	"uid" text NOT NULL,
	"content_id" text NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "openings_org_id_uid_content_id_pk" PRIMARY KEY("org_id","uid","content_id")
);
--> statement-breakpoint
CREATE TABLE "invite_mails" (
	"org_id" text NOT NULL,
	"email" text NOT NULL,
	"mailed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invite_mails_org_id_email_pk" PRIMARY KEY("org_id","email")
);
--> statement-breakpoint
CREATE TABLE "security_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"uid" text,
	"email" text,
	"address" text,
	"org_id" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"happened_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "completions" ADD COLUMN "pays_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "content_items" ADD COLUMN "reading_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "content_items" ADD COLUMN "mentions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "former_timezone" text;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "former_day_start_hour" integer;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "former_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "quiz_answers" ADD COLUMN "is_unknown" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "activity_log" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "library_imports" ADD CONSTRAINT "library_imports_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staged_items" ADD CONSTRAINT "staged_items_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staged_items" ADD CONSTRAINT "staged_items_org_id_import_id_library_imports_org_id_id_fk" FOREIGN KEY ("org_id","import_id") REFERENCES "public"."library_imports"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "openings" ADD CONSTRAINT "openings_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "openings" ADD CONSTRAINT "openings_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_mails" ADD CONSTRAINT "invite_mails_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identity_guesses_forget_at_index" ON "identity_guesses" USING btree ("forget_at");--> statement-breakpoint
CREATE INDEX "invite_mails_by_time" ON "invite_mails" USING btree ("org_id","mailed_at");--> statement-breakpoint
CREATE INDEX "security_events_by_time" ON "security_events" USING btree ("happened_at","id");--> statement-breakpoint
CREATE INDEX "security_events_of_person" ON "security_events" USING btree ("uid","happened_at");--> statement-breakpoint
CREATE INDEX "security_events_of_address" ON "security_events" USING btree ("email");--> statement-breakpoint
CREATE INDEX "security_events_of_organization" ON "security_events" USING btree ("org_id","happened_at");--> statement-breakpoint
-- Pictures of people are files of our own: an address elsewhere would be asked by everybody who sees it.
UPDATE "users" SET "photo_url" = NULL WHERE "photo_url" NOT LIKE '/files/%';--> statement-breakpoint
-- Counts of requests are not worth a write to the log: after a crash of the database they begin anew.
ALTER TABLE "request_limits" SET UNLOGGED;
