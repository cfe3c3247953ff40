CREATE TABLE "day_totals" (
	"org_id" text NOT NULL,
	"day" date NOT NULL,
	"groups" text[] NOT NULL,
	"learners" integer DEFAULT 0 NOT NULL,
	"items" integer DEFAULT 0 NOT NULL,
	"reviews" integer DEFAULT 0 NOT NULL,
	"quizzes" integer DEFAULT 0 NOT NULL,
	"scores" integer DEFAULT 0 NOT NULL,
	"passed" integer DEFAULT 0 NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "day_totals_org_id_day_groups_pk" PRIMARY KEY("org_id","day","groups")
);
--> statement-breakpoint
CREATE TABLE "item_uses" (
	"org_id" text NOT NULL,
	"uid" text NOT NULL,
	"content_id" text NOT NULL,
	"first_on" date NOT NULL,
	"is_done" boolean NOT NULL,
	CONSTRAINT "item_uses_org_id_uid_content_id_pk" PRIMARY KEY("org_id","uid","content_id")
);
--> statement-breakpoint
CREATE TABLE "member_recall" (
	"org_id" text NOT NULL,
	"uid" text NOT NULL,
	"module_id" text NOT NULL,
	"cards" integer DEFAULT 0 NOT NULL,
	"recall" double precision NOT NULL,
	"forgotten" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "member_recall_org_id_uid_module_id_pk" PRIMARY KEY("org_id","uid","module_id")
);
--> statement-breakpoint
CREATE TABLE "module_uses" (
	"org_id" text NOT NULL,
	"uid" text NOT NULL,
	"module_id" text NOT NULL,
	"started_on" date NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"came_to" text[] NOT NULL,
	CONSTRAINT "module_uses_org_id_uid_module_id_pk" PRIMARY KEY("org_id","uid","module_id")
);
--> statement-breakpoint
CREATE TABLE "assistant_memories" (
	"org_id" text NOT NULL,
	"id" text NOT NULL,
	"uid" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assistant_memories_org_id_id_pk" PRIMARY KEY("org_id","id")
);
--> statement-breakpoint
ALTER TABLE "roll_ups" ADD COLUMN "library" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "certificate_settings" ADD COLUMN "signature_url" text;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "signature_url" text;--> statement-breakpoint
ALTER TABLE "content_items" ADD COLUMN "checked_on" date;--> statement-breakpoint
ALTER TABLE "staged_items" ADD COLUMN "checked_on" date;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "has_public_library" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "embed_origins" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "day_totals" ADD CONSTRAINT "day_totals_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_uses" ADD CONSTRAINT "item_uses_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_recall" ADD CONSTRAINT "member_recall_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "module_uses" ADD CONSTRAINT "module_uses_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_memories" ADD CONSTRAINT "assistant_memories_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_memories" ADD CONSTRAINT "assistant_memories_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "item_uses_by_day" ON "item_uses" USING btree ("org_id","first_on");--> statement-breakpoint
CREATE INDEX "item_uses_left" ON "item_uses" USING btree ("org_id","content_id") WHERE not is_done;--> statement-breakpoint
CREATE INDEX "module_uses_by_day" ON "module_uses" USING btree ("org_id","started_on");--> statement-breakpoint
CREATE INDEX "assistant_memories_of_person" ON "assistant_memories" USING btree ("org_id","uid","created_at","id");--> statement-breakpoint
CREATE INDEX "activity_days_learned" ON "activity_days" USING btree ("org_id","day","uid") WHERE items + reviews + quizzes + simulations > 0;