CREATE TABLE "piece_notes" (
	"org_id" text NOT NULL,
	"content_id" text NOT NULL,
	"piece" text NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"questions" jsonb NOT NULL,
	"meanings" "bytea",
	CONSTRAINT "piece_notes_org_id_content_id_piece_pk" PRIMARY KEY("org_id","content_id","piece")
);
--> statement-breakpoint
ALTER TABLE "piece_notes" ADD CONSTRAINT "piece_notes_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;