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
ALTER TABLE "media_uploads" ADD CONSTRAINT "media_uploads_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "media_uploads_same_file" ON "media_uploads" USING btree ("org_id","content_id","started_by","name","bytes","modified") WHERE added is null;