CREATE TABLE "identity_guesses" (
	"account" text NOT NULL,
	"guesser" text NOT NULL,
	"failures" integer NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"forget_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "identity_guesses_account_guesser_pk" PRIMARY KEY("account","guesser")
);
--> statement-breakpoint
CREATE INDEX "identity_guesses_forget_at_index" ON "identity_guesses" USING btree ("forget_at");--> statement-breakpoint
-- Pictures of people are files of our own: an address elsewhere would be asked by everybody who sees it.
UPDATE "users" SET "photo_url" = NULL WHERE "photo_url" NOT LIKE '/files/%';
