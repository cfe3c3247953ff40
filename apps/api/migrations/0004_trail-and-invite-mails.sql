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
ALTER TABLE "activity_log" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "invite_mails" ADD CONSTRAINT "invite_mails_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invite_mails_by_time" ON "invite_mails" USING btree ("org_id","mailed_at");--> statement-breakpoint
CREATE INDEX "security_events_by_time" ON "security_events" USING btree ("happened_at","id");--> statement-breakpoint
CREATE INDEX "security_events_of_person" ON "security_events" USING btree ("uid","happened_at");--> statement-breakpoint
CREATE INDEX "security_events_of_address" ON "security_events" USING btree ("email");--> statement-breakpoint
CREATE INDEX "security_events_of_organization" ON "security_events" USING btree ("org_id","happened_at");