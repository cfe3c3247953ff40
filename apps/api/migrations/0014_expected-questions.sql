CREATE TABLE "expected_questions" (
	"org_id" text NOT NULL,
	"content_id" text NOT NULL,
	"position" integer NOT NULL,
	"words" text NOT NULL,
	"questions" jsonb NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	CONSTRAINT "expected_questions_org_id_content_id_position_pk" PRIMARY KEY("org_id","content_id","position")
);
--> statement-breakpoint
INSERT INTO "expected_questions" ("org_id", "content_id", "position", "words", "questions", "is_hidden")
SELECT DISTINCT ON (n."org_id", n."content_id", n."piece") n."org_id", n."content_id",
	dense_rank() OVER (PARTITION BY n."org_id", n."content_id" ORDER BY n."piece") - 1, p."text", n."questions", n."is_hidden"
FROM "piece_notes" n
JOIN "passages" p ON p."org_id" = n."org_id" AND p."content_id" = n."content_id"
	AND left(encode(sha256(convert_to(p."text", 'UTF8')), 'hex'), 32) = n."piece"
JOIN "content_items" c ON c."org_id" = n."org_id" AND c."id" = n."content_id"
WHERE n."is_hidden" OR jsonb_array_length(n."questions") > 0;
--> statement-breakpoint
DROP TABLE "piece_notes" CASCADE;--> statement-breakpoint
ALTER TABLE "passages" ADD COLUMN "answered_at" integer;--> statement-breakpoint
ALTER TABLE "passages" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "modules" ADD COLUMN "expected_source" text;--> statement-breakpoint
ALTER TABLE "expected_questions" ADD CONSTRAINT "expected_questions_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expected_questions" ADD CONSTRAINT "expected_questions_org_id_content_id_content_items_org_id_id_fk" FOREIGN KEY ("org_id","content_id") REFERENCES "public"."content_items"("org_id","id") ON DELETE cascade ON UPDATE no action;