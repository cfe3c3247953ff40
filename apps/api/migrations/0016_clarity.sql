ALTER TABLE "progress" ADD COLUMN "is_clear" boolean;--> statement-breakpoint
CREATE INDEX "progress_clarity" ON "progress" USING btree ("org_id","content_id") WHERE is_clear is not null;