CREATE TABLE "simulation_attempts" (
	"org_id" text NOT NULL,
	"id" text NOT NULL,
	"content_id" text NOT NULL,
	"content_version" integer NOT NULL,
	"uid" text,
	"device_hash" text,
	"play" text NOT NULL,
	"is_practice" boolean NOT NULL,
	"forked_from" text,
	"forked_at" integer,
	"status" text NOT NULL,
	"title" text NOT NULL,
	"module_id" text,
	"chapter_id" text,
	"files" jsonb NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"result" jsonb,
	"share" double precision,
	"points_gained" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "simulation_attempts_org_id_id_pk" PRIMARY KEY("org_id","id")
);
--> statement-breakpoint
CREATE TABLE "simulation_steps" (
	"org_id" text NOT NULL,
	"attempt_id" text NOT NULL,
	"position" integer NOT NULL,
	"key" text NOT NULL,
	"uid" text,
	"step" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "simulation_steps_org_id_attempt_id_position_pk" PRIMARY KEY("org_id","attempt_id","position")
);
--> statement-breakpoint
ALTER TABLE "simulation_attempts" ADD CONSTRAINT "simulation_attempts_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulation_attempts" ADD CONSTRAINT "simulation_attempts_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulation_steps" ADD CONSTRAINT "simulation_steps_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulation_steps" ADD CONSTRAINT "simulation_steps_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulation_steps" ADD CONSTRAINT "simulation_steps_org_id_attempt_id_simulation_attempts_org_id_id_fk" FOREIGN KEY ("org_id","attempt_id") REFERENCES "public"."simulation_attempts"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "simulation_attempts_one_open" ON "simulation_attempts" USING btree ("org_id","content_id","uid","is_practice") WHERE status = 'open' and uid is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "simulation_attempts_one_open_on_device" ON "simulation_attempts" USING btree ("org_id","content_id","device_hash","is_practice") WHERE status = 'open' and device_hash is not null;--> statement-breakpoint
CREATE INDEX "simulation_attempts_of_person" ON "simulation_attempts" USING btree ("org_id","uid","content_id","finished_at");--> statement-breakpoint
CREATE INDEX "simulation_attempts_of_device" ON "simulation_attempts" USING btree ("org_id","device_hash");--> statement-breakpoint
CREATE INDEX "simulation_attempts_of_content" ON "simulation_attempts" USING btree ("org_id","content_id","finished_at");--> statement-breakpoint
CREATE UNIQUE INDEX "simulation_steps_once" ON "simulation_steps" USING btree ("org_id","attempt_id","key");