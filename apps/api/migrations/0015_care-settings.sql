CREATE TABLE "care_settings" (
	"org_id" text PRIMARY KEY NOT NULL,
	"country" text,
	"house_call" text DEFAULT '' NOT NULL,
	"support" text DEFAULT '' NOT NULL,
	"texts" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "care_settings" ADD CONSTRAINT "care_settings_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;