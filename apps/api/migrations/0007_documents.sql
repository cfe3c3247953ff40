CREATE TABLE "document_links" (
	"org_id" text NOT NULL,
	"document_id" text NOT NULL,
	"content_id" text NOT NULL,
	"position" integer NOT NULL,
	"version" integer NOT NULL,
	"line" integer NOT NULL,
	"question_id" text,
	"quote" text NOT NULL,
	"changed_in" integer,
	CONSTRAINT "document_links_org_id_document_id_content_id_position_pk" PRIMARY KEY("org_id","document_id","content_id","position")
);
--> statement-breakpoint
CREATE TABLE "document_versions" (
	"org_id" text NOT NULL,
	"document_id" text NOT NULL,
	"version" integer NOT NULL,
	"name" text NOT NULL,
	"format" text,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"file_key" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"problem" text,
	"pages" integer,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"draft" jsonb,
	"notes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"skipped" integer[] DEFAULT '{}' NOT NULL,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"writing_since" timestamp (3) with time zone,
	"uploaded_by" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "document_versions_org_id_document_id_version_pk" PRIMARY KEY("org_id","document_id","version")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"org_id" text NOT NULL,
	"id" text NOT NULL,
	"title" text NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "documents_org_id_id_pk" PRIMARY KEY("org_id","id")
);
--> statement-breakpoint
CREATE TABLE "line_confirmations" (
	"org_id" text NOT NULL,
	"update_id" text NOT NULL,
	"uid" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	CONSTRAINT "line_confirmations_org_id_update_id_uid_pk" PRIMARY KEY("org_id","update_id","uid")
);
--> statement-breakpoint
CREATE TABLE "line_updates" (
	"org_id" text NOT NULL,
	"id" text NOT NULL,
	"document_id" text NOT NULL,
	"version" integer NOT NULL,
	"content_id" text NOT NULL,
	"mode" text NOT NULL,
	"changes" jsonb NOT NULL,
	"asked_by" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "line_updates_org_id_id_pk" PRIMARY KEY("org_id","id")
);
--> statement-breakpoint
ALTER TABLE "document_links" ADD CONSTRAINT "document_links_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_links" ADD CONSTRAINT "document_links_org_id_document_id_documents_org_id_id_fk" FOREIGN KEY ("org_id","document_id") REFERENCES "public"."documents"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_versions" ADD CONSTRAINT "document_versions_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_versions" ADD CONSTRAINT "document_versions_org_id_document_id_documents_org_id_id_fk" FOREIGN KEY ("org_id","document_id") REFERENCES "public"."documents"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_confirmations" ADD CONSTRAINT "line_confirmations_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_confirmations" ADD CONSTRAINT "line_confirmations_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_confirmations" ADD CONSTRAINT "line_confirmations_org_id_update_id_line_updates_org_id_id_fk" FOREIGN KEY ("org_id","update_id") REFERENCES "public"."line_updates"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_updates" ADD CONSTRAINT "line_updates_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_updates" ADD CONSTRAINT "line_updates_org_id_document_id_documents_org_id_id_fk" FOREIGN KEY ("org_id","document_id") REFERENCES "public"."documents"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_links_of_item" ON "document_links" USING btree ("org_id","content_id");--> statement-breakpoint
CREATE INDEX "line_confirmations_of_person" ON "line_confirmations" USING btree ("org_id","uid");