CREATE TABLE "sign_on_connections" (
	"org_id" text PRIMARY KEY NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"sealed_secret" text NOT NULL,
	"is_active" boolean NOT NULL,
	"is_required" boolean NOT NULL,
	"system_level" text NOT NULL,
	"group_ids" text[] DEFAULT '{}' NOT NULL,
	"last_entered_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_on_domains" (
	"org_id" text NOT NULL,
	"domain" text NOT NULL,
	"token" text NOT NULL,
	"proven_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sign_on_domains_org_id_domain_pk" PRIMARY KEY("org_id","domain")
);
--> statement-breakpoint
CREATE TABLE "sign_on_events" (
	"org_id" text NOT NULL,
	"id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"uid" text,
	"email" text,
	"refusal" text,
	"detail" text,
	CONSTRAINT "sign_on_events_org_id_id_pk" PRIMARY KEY("org_id","id")
);
--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "sign_on_domains" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_on_connections" ADD CONSTRAINT "sign_on_connections_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_on_domains" ADD CONSTRAINT "sign_on_domains_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_on_events" ADD CONSTRAINT "sign_on_events_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sign_on_domains_proven_once" ON "sign_on_domains" USING btree ("domain") WHERE "sign_on_domains"."proven_at" is not null;--> statement-breakpoint
CREATE INDEX "sign_on_events_by_time" ON "sign_on_events" USING btree ("org_id","at");--> statement-breakpoint
CREATE INDEX "sign_on_events_of_person" ON "sign_on_events" USING btree ("uid");