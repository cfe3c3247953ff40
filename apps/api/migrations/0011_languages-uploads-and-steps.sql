CREATE TABLE "language_versions" (
	"org_id" text NOT NULL,
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"references" jsonb,
	"body" jsonb,
	"plain_text" text DEFAULT '' NOT NULL,
	"media" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"terms" text[] DEFAULT '{}' NOT NULL,
	"source" text NOT NULL,
	"fingerprint" text NOT NULL,
	"mentions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"archived_at" timestamp (3) with time zone,
	CONSTRAINT "language_versions_org_id_kind_id_language_pk" PRIMARY KEY("org_id","kind","id","language")
);
--> statement-breakpoint
CREATE TABLE "media_uploads" (
	"org_id" text NOT NULL,
	"id" text NOT NULL,
	"content_id" text NOT NULL,
	"started_by" text NOT NULL,
	"name" text NOT NULL,
	"bytes" bigint NOT NULL,
	"modified" bigint NOT NULL,
	"received" bigint DEFAULT 0 NOT NULL,
	"parts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"touched_at" timestamp (3) with time zone NOT NULL,
	"finishing_at" timestamp (3) with time zone,
	"added" jsonb,
	CONSTRAINT "media_uploads_org_id_id_pk" PRIMARY KEY("org_id","id")
);
--> statement-breakpoint
ALTER TABLE "search_documents" DROP CONSTRAINT "search_documents_library_content_id_pk";--> statement-breakpoint
ALTER TABLE "roll_ups" ADD COLUMN "remake" jsonb;--> statement-breakpoint
ALTER TABLE "libraries" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "search_documents" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "language_versions" ADD CONSTRAINT "language_versions_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_uploads" ADD CONSTRAINT "media_uploads_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "language_versions_by_language" ON "language_versions" USING btree ("org_id","language","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "media_uploads_same_file" ON "media_uploads" USING btree ("org_id","content_id","started_by","name","bytes","modified") WHERE added is null;--> statement-breakpoint
CREATE UNIQUE INDEX "search_documents_of_item" ON "search_documents" USING btree ("library","content_id","language");