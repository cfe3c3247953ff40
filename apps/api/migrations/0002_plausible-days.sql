CREATE TABLE "openings" (
	"org_id" text NOT NULL,
	"uid" text NOT NULL,
	"content_id" text NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "openings_org_id_uid_content_id_pk" PRIMARY KEY("org_id","uid","content_id")
);
--> statement-breakpoint
ALTER TABLE "completions" ADD COLUMN "pays_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "former_timezone" text;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "former_day_start_hour" integer;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "former_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "openings" ADD CONSTRAINT "openings_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "openings" ADD CONSTRAINT "openings_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;