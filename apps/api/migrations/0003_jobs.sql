CREATE TABLE "jobs" (
	"id" text PRIMARY KEY NOT NULL,
	"org_id" text,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"key" text,
	"priority" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"claim" text,
	"progress" real DEFAULT 0 NOT NULL,
	"error" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
DROP INDEX "makings_to_do";--> statement-breakpoint
CREATE INDEX "jobs_to_do" ON "jobs" USING btree ("due_at") WHERE state in ('waiting', 'running');--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_waiting_once" ON "jobs" USING btree ("kind","key") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "jobs_by_time" ON "jobs" USING btree ("created_at","id");--> statement-breakpoint
ALTER TABLE "makings" DROP COLUMN "tries";--> statement-breakpoint
-- What the last version had still to make: its own queue was the table of what is made.
INSERT INTO "jobs" ("id", "org_id", "kind", "payload", "key", "priority", "due_at", "created_at")
SELECT 'making-' || "id", "org_id", 'write-making', jsonb_build_object('making_id', "id"), "org_id" || '/' || "id", 10, now(), "created_at"
FROM "makings" WHERE "state" IN ('waiting', 'working');
