CREATE TABLE "cached_panels" (
	"org_id" text NOT NULL,
	"panel" text NOT NULL,
	"request" text NOT NULL,
	"query" jsonb,
	"body" jsonb NOT NULL,
	"day" date NOT NULL,
	"as_of" timestamp (3) with time zone NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "cached_panels_org_id_panel_request_pk" PRIMARY KEY("org_id","panel","request")
);
--> statement-breakpoint
ALTER TABLE "cached_panels" ADD CONSTRAINT "cached_panels_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;