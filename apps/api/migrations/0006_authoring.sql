CREATE TABLE "content_drafts" (
	"org_id" text NOT NULL,
	"content_id" text NOT NULL,
	"kind" text NOT NULL,
	"module_id" text,
	"chapter_id" text,
	"position" integer DEFAULT 0 NOT NULL,
	"revision" integer NOT NULL,
	"head" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"base" jsonb,
	"media" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"publish_at" timestamp (3) with time zone,
	"publish_failure" text,
	"discarded_at" timestamp (3) with time zone,
	CONSTRAINT "content_drafts_org_id_content_id_pk" PRIMARY KEY("org_id","content_id")
);
--> statement-breakpoint
CREATE TABLE "draft_revisions" (
	"org_id" text NOT NULL,
	"content_id" text NOT NULL,
	"revision" integer NOT NULL,
	"head" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"made_by" text NOT NULL,
	"editor" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "draft_revisions_org_id_content_id_revision_pk" PRIMARY KEY("org_id","content_id","revision")
);
--> statement-breakpoint
ALTER TABLE "content_drafts" ADD CONSTRAINT "content_drafts_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_revisions" ADD CONSTRAINT "draft_revisions_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;