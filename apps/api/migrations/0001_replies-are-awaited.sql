ALTER TABLE "conversation_items" RENAME COLUMN "followed_at" TO "awaited_until";--> statement-breakpoint
CREATE INDEX "assistant_items_without_meaning" ON "assistant_items" USING btree ("org_id") WHERE not is_embedded;
