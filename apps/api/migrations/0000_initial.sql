CREATE TABLE "admin_audit_log" (
	"id" text PRIMARY KEY NOT NULL,
	"actor_uid" text NOT NULL,
	"act" text NOT NULL,
	"target" text NOT NULL,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "error_occurrences" (
	"id" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"slot" integer NOT NULL,
	"uid" text,
	"path" text NOT NULL,
	"message" text NOT NULL,
	"stack" text,
	"endpoint" text,
	"status" integer,
	"code" text,
	"request_id" text,
	"version" text,
	"user_agent" text,
	"happened_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "error_occurrences_slot" UNIQUE("fingerprint","slot")
);
--> statement-breakpoint
CREATE TABLE "error_reports" (
	"fingerprint" text PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"message" text NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	"is_resolved" boolean DEFAULT false NOT NULL,
	"first_seen_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client_events" (
	"id" text PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"type" text NOT NULL,
	"org_id" text,
	"uid" text,
	"session_id" text NOT NULL,
	"path" text NOT NULL,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"happened_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assistant_indexes" (
	"org_id" text PRIMARY KEY NOT NULL,
	"library_version" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assistant_items" (
	"org_id" text NOT NULL,
	"content_id" text NOT NULL,
	"content_version" integer NOT NULL,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"fingerprint" text NOT NULL,
	"index_version" integer NOT NULL,
	"is_embedded" boolean DEFAULT false NOT NULL,
	CONSTRAINT "assistant_items_org_id_content_id_pk" PRIMARY KEY("org_id","content_id")
);
--> statement-breakpoint
CREATE TABLE "assistant_usage" (
	"org_id" text NOT NULL,
	"uid" text NOT NULL,
	"day" date NOT NULL,
	"questions" integer DEFAULT 0 NOT NULL,
	"model_units" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "assistant_usage_org_id_day_uid_pk" PRIMARY KEY("org_id","day","uid")
);
--> statement-breakpoint
CREATE TABLE "conversation_items" (
	"org_id" text NOT NULL,
	"id" text NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "conversation_items_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"conversation_id" text NOT NULL,
	"uid" text NOT NULL,
	"role" text NOT NULL,
	"blocks" jsonb NOT NULL,
	"state" text DEFAULT 'complete' NOT NULL,
	"last_line" jsonb,
	"inspection" jsonb,
	"touched_at" timestamp (3) with time zone,
	"followed_at" timestamp (3) with time zone,
	"is_stop_asked" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversation_items_org_id_id_pk" PRIMARY KEY("org_id","id")
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"org_id" text NOT NULL,
	"id" text NOT NULL,
	"uid" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "conversations_org_id_id_pk" PRIMARY KEY("org_id","id")
);
--> statement-breakpoint
CREATE TABLE "everyday_words" (
	"org_id" text NOT NULL,
	"phrase" text NOT NULL,
	"means" text NOT NULL,
	CONSTRAINT "everyday_words_org_id_phrase_pk" PRIMARY KEY("org_id","phrase")
);
--> statement-breakpoint
CREATE TABLE "passages" (
	"org_id" text NOT NULL,
	"content_id" text NOT NULL,
	"position" integer NOT NULL,
	"heading" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"paragraph" integer,
	"seconds" real,
	"embedding" "bytea",
	CONSTRAINT "passages_org_id_content_id_position_pk" PRIMARY KEY("org_id","content_id","position")
);
--> statement-breakpoint
CREATE TABLE "makings" (
	"org_id" text NOT NULL,
	"id" text NOT NULL,
	"uid" text NOT NULL,
	"kind" text NOT NULL,
	"source_id" text NOT NULL,
	"title" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"progress" real DEFAULT 0 NOT NULL,
	"film" jsonb,
	"poster_key" text,
	"content_id" text,
	"message" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"touched_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "makings_org_id_id_pk" PRIMARY KEY("org_id","id")
);
--> statement-breakpoint
CREATE TABLE "identity_accounts" (
	"uid" text PRIMARY KEY NOT NULL,
	"email" text,
	"is_email_verified" boolean DEFAULT false NOT NULL,
	"password_hash" text,
	"password_changed_at" timestamp (3) with time zone,
	"has_email_link" boolean DEFAULT false NOT NULL,
	"has_custom_token" boolean DEFAULT false NOT NULL,
	"display_name" text,
	"photo_url" text,
	"is_disabled" boolean DEFAULT false NOT NULL,
	"valid_since" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_sign_in_at" timestamp (3) with time zone,
	CONSTRAINT "identity_accounts_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "identity_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"uid" text,
	"email" text NOT NULL,
	"new_email" text,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_federations" (
	"provider_id" text NOT NULL,
	"subject" text NOT NULL,
	"uid" text NOT NULL,
	"email" text,
	"display_name" text,
	"photo_url" text,
	CONSTRAINT "identity_federations_provider_id_subject_pk" PRIMARY KEY("provider_id","subject")
);
--> statement-breakpoint
CREATE TABLE "identity_keys" (
	"kid" text PRIMARY KEY NOT NULL,
	"public_jwk" jsonb NOT NULL,
	"sealed_private_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"signs_from" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"token_hash" text NOT NULL,
	"sign_in_provider" text NOT NULL,
	"claims" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"authenticated_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "identity_sessions_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "league_seats" (
	"org_id" text NOT NULL,
	"week" date NOT NULL,
	"uid" text NOT NULL,
	"tier" smallint NOT NULL,
	"pace" smallint NOT NULL,
	"number" integer NOT NULL,
	"came" smallint,
	CONSTRAINT "league_seats_org_id_week_uid_pk" PRIMARY KEY("org_id","week","uid")
);
--> statement-breakpoint
CREATE TABLE "leagues" (
	"org_id" text NOT NULL,
	"week" date NOT NULL,
	"tier" smallint NOT NULL,
	"pace" smallint NOT NULL,
	"number" integer NOT NULL,
	"seats" integer NOT NULL,
	CONSTRAINT "leagues_org_id_week_tier_pace_number_pk" PRIMARY KEY("org_id","week","tier","pace","number")
);
--> statement-breakpoint
CREATE TABLE "member_badges" (
	"org_id" text NOT NULL,
	"uid" text NOT NULL,
	"badge" text NOT NULL,
	"earned_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "member_badges_org_id_uid_badge_pk" PRIMARY KEY("org_id","uid","badge")
);
--> statement-breakpoint
CREATE TABLE "member_days" (
	"org_id" text NOT NULL,
	"uid" text NOT NULL,
	"day" date NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"mark" text,
	CONSTRAINT "member_days_org_id_uid_day_pk" PRIMARY KEY("org_id","uid","day")
);
--> statement-breakpoint
CREATE TABLE "member_standings" (
	"org_id" text NOT NULL,
	"uid" text NOT NULL,
	"snap_points" integer DEFAULT 0 NOT NULL,
	"is_ranked" boolean DEFAULT true NOT NULL,
	"current_streak" integer DEFAULT 0 NOT NULL,
	"best_streak" integer DEFAULT 0 NOT NULL,
	"freezes" integer DEFAULT 0 NOT NULL,
	"last_day" date,
	"seen_day" date,
	"last_timezone" text,
	"last_day_start_hour" smallint,
	"lost_streak" integer,
	"lost_day" date,
	"lost_at" timestamp (3) with time zone,
	"repaired_in" text,
	"visited_on" date,
	"greeted_on" date,
	"league_week" date,
	"league_tier" smallint DEFAULT 0 NOT NULL,
	"is_in_league" boolean DEFAULT true NOT NULL,
	CONSTRAINT "member_standings_org_id_uid_pk" PRIMARY KEY("org_id","uid")
);
--> statement-breakpoint
CREATE TABLE "member_tallies" (
	"org_id" text NOT NULL,
	"uid" text NOT NULL,
	"source" text NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "member_tallies_org_id_uid_source_pk" PRIMARY KEY("org_id","uid","source")
);
--> statement-breakpoint
CREATE TABLE "period_scores" (
	"org_id" text NOT NULL,
	"board" text NOT NULL,
	"uid" text NOT NULL,
	"points" integer NOT NULL,
	CONSTRAINT "period_scores_org_id_board_uid_pk" PRIMARY KEY("org_id","board","uid")
);
--> statement-breakpoint
CREATE TABLE "point_rule_versions" (
	"org_id" text NOT NULL,
	"version" integer NOT NULL,
	"rules" jsonb NOT NULL,
	"made_by" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "point_rule_versions_org_id_version_pk" PRIMARY KEY("org_id","version")
);
--> statement-breakpoint
CREATE TABLE "points_ledger" (
	"org_id" text NOT NULL,
	"id" text NOT NULL,
	"uid" text NOT NULL,
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"thing_id" text NOT NULL,
	"points" integer NOT NULL,
	"day" date NOT NULL,
	"counted_on" date NOT NULL,
	"earned_at" timestamp (3) with time zone NOT NULL,
	"rules_version" integer NOT NULL,
	CONSTRAINT "points_ledger_org_id_id_pk" PRIMARY KEY("org_id","id"),
	CONSTRAINT "points_ledger_once" UNIQUE("org_id","uid","source","source_id")
);
--> statement-breakpoint
CREATE TABLE "push_devices" (
	"endpoint" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth_secret" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rank_deltas" (
	"org_id" text NOT NULL,
	"board" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "rank_deltas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"old_points" integer,
	"new_points" integer,
	CONSTRAINT "rank_deltas_org_id_board_id_pk" PRIMARY KEY("org_id","board","id")
);
--> statement-breakpoint
CREATE TABLE "rank_histogram" (
	"org_id" text NOT NULL,
	"board" text NOT NULL,
	"level" smallint NOT NULL,
	"bucket" integer NOT NULL,
	"people" bigint NOT NULL,
	CONSTRAINT "rank_histogram_org_id_board_level_bucket_pk" PRIMARY KEY("org_id","board","level","bucket")
);
--> statement-breakpoint
CREATE TABLE "rank_snapshots" (
	"org_id" text PRIMARY KEY NOT NULL,
	"taken_on" date NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reminder_settings" (
	"org_id" text NOT NULL,
	"uid" text NOT NULL,
	"is_push_on" boolean DEFAULT false NOT NULL,
	"is_mail_on" boolean DEFAULT false NOT NULL,
	"hour" smallint NOT NULL,
	"next_at" timestamp (3) with time zone,
	"reminded_on" date,
	CONSTRAINT "reminder_settings_org_id_uid_pk" PRIMARY KEY("org_id","uid")
);
--> statement-breakpoint
CREATE TABLE "streak_events" (
	"org_id" text NOT NULL,
	"uid" text NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"place" smallint DEFAULT 0 NOT NULL,
	"timezone" text NOT NULL,
	"day_start_hour" smallint NOT NULL,
	"neutral_days" date[] NOT NULL,
	"rules_version" integer NOT NULL,
	CONSTRAINT "streak_events_org_id_uid_at_place_pk" PRIMARY KEY("org_id","uid","at","place")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"uid" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"username" text NOT NULL,
	"display_name" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"photo_url" text,
	"role" text DEFAULT 'basic' NOT NULL,
	"is_disabled" boolean DEFAULT false NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "bookmarks" (
	"org_id" text NOT NULL,
	"uid" text NOT NULL,
	"content_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bookmarks_org_id_uid_content_id_pk" PRIMARY KEY("org_id","uid","content_id")
);
--> statement-breakpoint
CREATE TABLE "completions" (
	"org_id" text NOT NULL,
	"uid" text NOT NULL,
	"content_id" text NOT NULL,
	"content_version" integer NOT NULL,
	"completed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "completions_org_id_uid_content_id_pk" PRIMARY KEY("org_id","uid","content_id")
);
--> statement-breakpoint
CREATE TABLE "notes" (
	"org_id" text NOT NULL,
	"uid" text NOT NULL,
	"content_id" text NOT NULL,
	"text" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notes_org_id_uid_content_id_pk" PRIMARY KEY("org_id","uid","content_id")
);
--> statement-breakpoint
CREATE TABLE "progress" (
	"org_id" text NOT NULL,
	"uid" text NOT NULL,
	"content_id" text NOT NULL,
	"furthest" real DEFAULT 0 NOT NULL,
	"place" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"best_score" integer,
	"content_version" integer NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"visited_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "progress_org_id_uid_content_id_pk" PRIMARY KEY("org_id","uid","content_id")
);
--> statement-breakpoint
CREATE TABLE "assets" (
	"org_id" text NOT NULL,
	"path" text NOT NULL,
	"uid" text,
	"sha256" text NOT NULL,
	"bytes" integer NOT NULL,
	"content_type" text NOT NULL,
	"original_key" text NOT NULL,
	"served_key" text NOT NULL,
	"served_type" text NOT NULL,
	"width" integer,
	"height" integer,
	CONSTRAINT "assets_org_id_path_pk" PRIMARY KEY("org_id","path")
);
--> statement-breakpoint
CREATE TABLE "assignments" (
	"org_id" text NOT NULL,
	"id" text NOT NULL,
	"target_type" text NOT NULL,
	"target_id" text NOT NULL,
	"uid" text,
	"group_id" text,
	"due_on" date,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assignments_org_id_id_pk" PRIMARY KEY("org_id","id")
);
--> statement-breakpoint
CREATE TABLE "chapters" (
	"org_id" text NOT NULL,
	"module_id" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"source" text,
	CONSTRAINT "chapters_org_id_module_id_id_pk" PRIMARY KEY("org_id","module_id","id")
);
--> statement-breakpoint
CREATE TABLE "content_items" (
	"org_id" text NOT NULL,
	"id" text NOT NULL,
	"module_id" text,
	"chapter_id" text,
	"position" integer DEFAULT 0 NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"minutes" integer NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"references" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"cover" text,
	"opens" text DEFAULT 'always' NOT NULL,
	"body" jsonb NOT NULL,
	"plain_text" text DEFAULT '' NOT NULL,
	"media" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"terms" text[] DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"source" text,
	"fingerprint" text DEFAULT '' NOT NULL,
	"uid" text,
	"published_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_items_org_id_id_pk" PRIMARY KEY("org_id","id")
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"org_id" text NOT NULL,
	"content_id" text NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"body" jsonb NOT NULL,
	"made_by" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_versions_org_id_content_id_version_pk" PRIMARY KEY("org_id","content_id","version")
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"org_id" text NOT NULL,
	"id" text NOT NULL,
	"title" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"module_ids" text[] NOT NULL,
	"due_on" date,
	"has_certificate" boolean DEFAULT false NOT NULL,
	"source" text,
	CONSTRAINT "courses_org_id_id_pk" PRIMARY KEY("org_id","id")
);
--> statement-breakpoint
CREATE TABLE "glossary_terms" (
	"org_id" text NOT NULL,
	"slug" text NOT NULL,
	"term" text NOT NULL,
	"definition" text NOT NULL,
	"aliases" text[] DEFAULT '{}' NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "glossary_terms_org_id_slug_pk" PRIMARY KEY("org_id","slug")
);
--> statement-breakpoint
CREATE TABLE "libraries" (
	"org_id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"glossary_source" text,
	"organization_source" text,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "modules" (
	"org_id" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"cover" text,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"status" text DEFAULT 'published' NOT NULL,
	"source" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "modules_org_id_id_pk" PRIMARY KEY("org_id","id")
);
--> statement-breakpoint
CREATE TABLE "search_documents" (
	"library" text NOT NULL,
	"content_id" text NOT NULL,
	"kind" text NOT NULL,
	"title_words" "tsvector" NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "search_documents_library_content_id_pk" PRIMARY KEY("library","content_id")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"library" text NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "search_words_library_word_pk" PRIMARY KEY("library","word")
);
--> statement-breakpoint
CREATE TABLE "announcements" (
	"org_id" text NOT NULL,
	"id" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"is_from_file" boolean DEFAULT false NOT NULL,
	"posted_at" timestamp (3) with time zone NOT NULL,
	"posted_by" text,
	CONSTRAINT "announcements_org_id_id_pk" PRIMARY KEY("org_id","id")
);
--> statement-breakpoint
CREATE TABLE "group_members" (
	"org_id" text NOT NULL,
	"group_id" text NOT NULL,
	"uid" text NOT NULL,
	"is_leader" boolean DEFAULT false NOT NULL,
	CONSTRAINT "group_members_org_id_group_id_uid_pk" PRIMARY KEY("org_id","group_id","uid")
);
--> statement-breakpoint
CREATE TABLE "groups" (
	"org_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "groups_org_id_id_pk" PRIMARY KEY("org_id","id")
);
--> statement-breakpoint
CREATE TABLE "invites" (
	"id" text PRIMARY KEY NOT NULL,
	"org_id" text NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"role" text DEFAULT 'basic' NOT NULL,
	"system_level" text DEFAULT 'learner' NOT NULL,
	"job_role" text DEFAULT '' NOT NULL,
	"group_ids" text[] DEFAULT '{}' NOT NULL,
	"invited_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"accepted_by" text,
	CONSTRAINT "invites_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "leaves" (
	"org_id" text NOT NULL,
	"uid" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "leaves_org_id_uid_started_at_pk" PRIMARY KEY("org_id","uid","started_at")
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"org_id" text NOT NULL,
	"uid" text NOT NULL,
	"role" text DEFAULT 'basic' NOT NULL,
	"system_level" text DEFAULT 'learner' NOT NULL,
	"job_role" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"is_deactivated" boolean DEFAULT false NOT NULL,
	"is_name_hidden" boolean DEFAULT false NOT NULL,
	"timezone" text,
	"day_start_hour" integer,
	"joined_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"left_at" timestamp (3) with time zone,
	"last_visit_at" timestamp (3) with time zone,
	CONSTRAINT "memberships_org_id_uid_pk" PRIMARY KEY("org_id","uid")
);
--> statement-breakpoint
CREATE TABLE "organizations" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"logo_url" text,
	"timezone" text DEFAULT 'UTC' NOT NULL,
	"day_start_hour" integer DEFAULT 0 NOT NULL,
	"days_off" jsonb DEFAULT '{"weekdays":[],"dates":[]}'::jsonb NOT NULL,
	"join_policy" text DEFAULT 'invite' NOT NULL,
	"join_domains" text[] DEFAULT '{}' NOT NULL,
	"join_code" text,
	"background" jsonb DEFAULT '{"type":"none"}'::jsonb NOT NULL,
	"is_assistant_enabled" boolean DEFAULT true NOT NULL,
	"assistant_instructions" text DEFAULT '' NOT NULL,
	"is_suspended" boolean DEFAULT false NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_by" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "organizations_joinCode_unique" UNIQUE("join_code")
);
--> statement-breakpoint
CREATE TABLE "daily_sets" (
	"org_id" text NOT NULL,
	"uid" text NOT NULL,
	"day" date NOT NULL,
	"steps" jsonb NOT NULL,
	"composed_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "daily_sets_org_id_uid_day_pk" PRIMARY KEY("org_id","uid","day")
);
--> statement-breakpoint
CREATE TABLE "question_reports" (
	"org_id" text NOT NULL,
	"id" text NOT NULL,
	"quiz_id" text NOT NULL,
	"question_id" text NOT NULL,
	"uid" text NOT NULL,
	"text" text NOT NULL,
	"reported_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "question_reports_org_id_id_pk" PRIMARY KEY("org_id","id")
);
--> statement-breakpoint
CREATE TABLE "quiz_answers" (
	"org_id" text NOT NULL,
	"attempt_id" text NOT NULL,
	"question_id" text NOT NULL,
	"quiz_id" text NOT NULL,
	"uid" text,
	"question_hash" text NOT NULL,
	"sealed_answer" jsonb,
	"answer_text" text,
	"certainty" text,
	"is_flagged" boolean DEFAULT false NOT NULL,
	"changed_at" timestamp (3) with time zone,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"final_at" timestamp (3) with time zone,
	"seconds" real DEFAULT 0 NOT NULL,
	"credit" real,
	"is_blank" boolean,
	"marked_by" text,
	"reason" text,
	"evidence" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "quiz_answers_org_id_attempt_id_question_id_pk" PRIMARY KEY("org_id","attempt_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "quiz_attempts" (
	"org_id" text NOT NULL,
	"id" text NOT NULL,
	"quiz_id" text NOT NULL,
	"uid" text,
	"device_hash" text,
	"mode" text NOT NULL,
	"number" integer NOT NULL,
	"title" text NOT NULL,
	"module_id" text,
	"chapter_id" text,
	"content_version" integer NOT NULL,
	"sealed_plan" jsonb NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"deadline_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"finished_by" text,
	"score" integer,
	"is_passed" boolean,
	"rights" integer,
	"questions" integer NOT NULL,
	"certainty_points" real,
	"points_gained" integer DEFAULT 0 NOT NULL,
	"seconds" integer,
	CONSTRAINT "quiz_attempts_org_id_id_pk" PRIMARY KEY("org_id","id")
);
--> statement-breakpoint
CREATE TABLE "review_cards" (
	"org_id" text NOT NULL,
	"id" text NOT NULL,
	"uid" text NOT NULL,
	"kind" text NOT NULL,
	"thing_id" text NOT NULL,
	"question_id" text DEFAULT '' NOT NULL,
	"shuffle_salt" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"state" smallint NOT NULL,
	"stability" double precision NOT NULL,
	"difficulty" double precision NOT NULL,
	"scheduled_days" integer NOT NULL,
	"reps" integer NOT NULL,
	"lapses" integer NOT NULL,
	"reviewed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_cards_org_id_id_pk" PRIMARY KEY("org_id","id")
);
--> statement-breakpoint
CREATE TABLE "review_log" (
	"org_id" text NOT NULL,
	"id" text NOT NULL,
	"uid" text NOT NULL,
	"card_id" text NOT NULL,
	"review_key" text NOT NULL,
	"source" text NOT NULL,
	"recall" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"retrievability" double precision NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"answer" jsonb,
	"certainty" text,
	"credit" real,
	"seconds" real DEFAULT 0 NOT NULL,
	CONSTRAINT "review_log_org_id_id_pk" PRIMARY KEY("org_id","id")
);
--> statement-breakpoint
CREATE TABLE "activity_log" (
	"id" text PRIMARY KEY NOT NULL,
	"org_id" text,
	"uid" text,
	"type" text NOT NULL,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"happened_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
ALTER TABLE "error_occurrences" ADD CONSTRAINT "error_occurrences_fingerprint_error_reports_fingerprint_fk" FOREIGN KEY ("fingerprint") REFERENCES "public"."error_reports"("fingerprint") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_indexes" ADD CONSTRAINT "assistant_indexes_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_items" ADD CONSTRAINT "assistant_items_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_usage" ADD CONSTRAINT "assistant_usage_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_usage" ADD CONSTRAINT "assistant_usage_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_items" ADD CONSTRAINT "conversation_items_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_items" ADD CONSTRAINT "conversation_items_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_items" ADD CONSTRAINT "conversation_items_org_id_conversation_id_conversations_org_id_id_fk" FOREIGN KEY ("org_id","conversation_id") REFERENCES "public"."conversations"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "everyday_words" ADD CONSTRAINT "everyday_words_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passages" ADD CONSTRAINT "passages_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passages" ADD CONSTRAINT "passages_org_id_content_id_assistant_items_org_id_content_id_fk" FOREIGN KEY ("org_id","content_id") REFERENCES "public"."assistant_items"("org_id","content_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "makings" ADD CONSTRAINT "makings_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "makings" ADD CONSTRAINT "makings_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_codes" ADD CONSTRAINT "identity_codes_uid_identity_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."identity_accounts"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_federations" ADD CONSTRAINT "identity_federations_uid_identity_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."identity_accounts"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_sessions" ADD CONSTRAINT "identity_sessions_uid_identity_accounts_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."identity_accounts"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookmarks" ADD CONSTRAINT "bookmarks_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookmarks" ADD CONSTRAINT "bookmarks_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "completions" ADD CONSTRAINT "completions_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "completions" ADD CONSTRAINT "completions_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "progress" ADD CONSTRAINT "progress_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "progress" ADD CONSTRAINT "progress_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assets" ADD CONSTRAINT "assets_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chapters" ADD CONSTRAINT "chapters_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chapters" ADD CONSTRAINT "chapters_org_id_module_id_modules_org_id_id_fk" FOREIGN KEY ("org_id","module_id") REFERENCES "public"."modules"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_items" ADD CONSTRAINT "content_items_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_items" ADD CONSTRAINT "content_items_org_id_module_id_chapter_id_chapters_org_id_module_id_id_fk" FOREIGN KEY ("org_id","module_id","chapter_id") REFERENCES "public"."chapters"("org_id","module_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_org_id_content_id_content_items_org_id_id_fk" FOREIGN KEY ("org_id","content_id") REFERENCES "public"."content_items"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "glossary_terms" ADD CONSTRAINT "glossary_terms_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "libraries" ADD CONSTRAINT "libraries_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "modules" ADD CONSTRAINT "modules_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_documents" ADD CONSTRAINT "search_documents_library_organizations_id_fk" FOREIGN KEY ("library") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_words" ADD CONSTRAINT "search_words_library_organizations_id_fk" FOREIGN KEY ("library") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_posted_by_users_uid_fk" FOREIGN KEY ("posted_by") REFERENCES "public"."users"("uid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_org_id_group_id_groups_org_id_id_fk" FOREIGN KEY ("org_id","group_id") REFERENCES "public"."groups"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invites" ADD CONSTRAINT "invites_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leaves" ADD CONSTRAINT "leaves_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leaves" ADD CONSTRAINT "leaves_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_sets" ADD CONSTRAINT "daily_sets_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_sets" ADD CONSTRAINT "daily_sets_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_reports" ADD CONSTRAINT "question_reports_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_reports" ADD CONSTRAINT "question_reports_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_answers" ADD CONSTRAINT "quiz_answers_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_answers" ADD CONSTRAINT "quiz_answers_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_answers" ADD CONSTRAINT "quiz_answers_org_id_attempt_id_quiz_attempts_org_id_id_fk" FOREIGN KEY ("org_id","attempt_id") REFERENCES "public"."quiz_attempts"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_attempts" ADD CONSTRAINT "quiz_attempts_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_attempts" ADD CONSTRAINT "quiz_attempts_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_cards" ADD CONSTRAINT "review_cards_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_cards" ADD CONSTRAINT "review_cards_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_log" ADD CONSTRAINT "review_log_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_log" ADD CONSTRAINT "review_log_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "admin_audit_log_by_time" ON "admin_audit_log" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "error_reports_by_time" ON "error_reports" USING btree ("last_seen_at","fingerprint");--> statement-breakpoint
CREATE INDEX "client_events_by_day" ON "client_events" USING btree ("day","type");--> statement-breakpoint
CREATE INDEX "client_events_of_organization" ON "client_events" USING btree ("org_id","day");--> statement-breakpoint
CREATE INDEX "client_events_of_person" ON "client_events" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "assistant_items_changed" ON "assistant_items" USING btree ("org_id","index_version");--> statement-breakpoint
CREATE INDEX "conversation_items_in_order" ON "conversation_items" USING btree ("org_id","conversation_id","number");--> statement-breakpoint
CREATE INDEX "conversations_of_person" ON "conversations" USING btree ("org_id","uid","last_used_at","id");--> statement-breakpoint
CREATE INDEX "makings_of_person" ON "makings" USING btree ("org_id","uid","created_at","id");--> statement-breakpoint
CREATE INDEX "makings_to_do" ON "makings" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "identity_codes_uid_index" ON "identity_codes" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "identity_codes_expires_at_index" ON "identity_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "identity_federations_uid_index" ON "identity_federations" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "identity_sessions_uid_index" ON "identity_sessions" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "identity_sessions_last_used_at_index" ON "identity_sessions" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "league_seats_org_id_week_tier_pace_number_index" ON "league_seats" USING btree ("org_id","week","tier","pace","number");--> statement-breakpoint
CREATE INDEX "member_standings_org_id_snap_points_uid_index" ON "member_standings" USING btree ("org_id","snap_points","uid");--> statement-breakpoint
CREATE INDEX "period_scores_org_id_board_points_uid_index" ON "period_scores" USING btree ("org_id","board","points","uid");--> statement-breakpoint
CREATE INDEX "points_ledger_org_id_uid_source_thing_id_index" ON "points_ledger" USING btree ("org_id","uid","source","thing_id");--> statement-breakpoint
CREATE INDEX "points_ledger_org_id_uid_day_index" ON "points_ledger" USING btree ("org_id","uid","day");--> statement-breakpoint
CREATE INDEX "points_ledger_org_id_uid_earned_at_id_index" ON "points_ledger" USING btree ("org_id","uid","earned_at","id");--> statement-breakpoint
CREATE INDEX "push_devices_uid_created_at_index" ON "push_devices" USING btree ("uid","created_at");--> statement-breakpoint
CREATE INDEX "reminder_settings_next_at_index" ON "reminder_settings" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "users_by_time" ON "users" USING btree ("created_at","uid");--> statement-breakpoint
CREATE INDEX "users_by_name_and_email" ON "users" USING gin (lower("display_name" || ' ' || "email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "progress_recent" ON "progress" USING btree ("org_id","uid","visited_at");--> statement-breakpoint
CREATE INDEX "assignments_by_person" ON "assignments" USING btree ("org_id","uid");--> statement-breakpoint
CREATE INDEX "assignments_by_group" ON "assignments" USING btree ("org_id","group_id");--> statement-breakpoint
CREATE INDEX "content_items_of_chapter" ON "content_items" USING btree ("org_id","module_id","chapter_id");--> statement-breakpoint
CREATE INDEX "content_items_of_owner" ON "content_items" USING btree ("org_id","uid") WHERE uid is not null;--> statement-breakpoint
CREATE INDEX "search_documents_title_words" ON "search_documents" USING gin ("title_words");--> statement-breakpoint
CREATE INDEX "search_documents_words" ON "search_documents" USING gin ("words");--> statement-breakpoint
CREATE INDEX "announcements_in_order" ON "announcements" USING btree ("org_id","is_pinned","posted_at","id");--> statement-breakpoint
CREATE INDEX "group_members_of_person" ON "group_members" USING btree ("org_id","uid");--> statement-breakpoint
CREATE UNIQUE INDEX "groups_name_unique" ON "groups" USING btree ("org_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "invites_open_unique" ON "invites" USING btree ("org_id","email") WHERE accepted_at is null;--> statement-breakpoint
CREATE INDEX "invites_to_address" ON "invites" USING btree ("email");--> statement-breakpoint
CREATE INDEX "invites_by_time" ON "invites" USING btree ("org_id","created_at","id");--> statement-breakpoint
CREATE INDEX "memberships_of_person" ON "memberships" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "memberships_by_time" ON "memberships" USING btree ("org_id","joined_at","uid");--> statement-breakpoint
CREATE INDEX "memberships_deactivated" ON "memberships" USING btree ("org_id","joined_at","uid") WHERE is_deactivated;--> statement-breakpoint
CREATE INDEX "memberships_admins" ON "memberships" USING btree ("org_id") WHERE role = 'ORG_ADMIN';--> statement-breakpoint
CREATE INDEX "organizations_by_policy" ON "organizations" USING btree ("join_policy",lower("name"),"id");--> statement-breakpoint
CREATE INDEX "organizations_by_name" ON "organizations" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "organizations_by_domain" ON "organizations" USING gin ("join_domains");--> statement-breakpoint
CREATE INDEX "organizations_by_creator" ON "organizations" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "question_reports_of_quiz" ON "question_reports" USING btree ("org_id","quiz_id","question_id");--> statement-breakpoint
CREATE INDEX "quiz_answers_of_question" ON "quiz_answers" USING btree ("org_id","quiz_id","question_id");--> statement-breakpoint
CREATE INDEX "quiz_answers_written" ON "quiz_answers" USING btree ("org_id","saved_at","attempt_id","question_id") WHERE marked_by in ('keywords', 'model', 'person');--> statement-breakpoint
CREATE UNIQUE INDEX "quiz_attempts_one_open" ON "quiz_attempts" USING btree ("org_id","quiz_id","uid") WHERE finished_at is null and uid is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "quiz_attempts_one_open_on_device" ON "quiz_attempts" USING btree ("org_id","quiz_id","device_hash") WHERE finished_at is null and device_hash is not null;--> statement-breakpoint
CREATE INDEX "quiz_attempts_of_person" ON "quiz_attempts" USING btree ("org_id","uid","finished_at");--> statement-breakpoint
CREATE INDEX "quiz_attempts_of_device" ON "quiz_attempts" USING btree ("org_id","device_hash");--> statement-breakpoint
CREATE INDEX "quiz_attempts_of_quiz" ON "quiz_attempts" USING btree ("org_id","quiz_id","finished_at");--> statement-breakpoint
CREATE INDEX "quiz_attempts_running" ON "quiz_attempts" USING btree ("deadline_at") WHERE finished_at is null and deadline_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "review_cards_once" ON "review_cards" USING btree ("org_id","uid","kind","thing_id","question_id");--> statement-breakpoint
CREATE INDEX "review_cards_due" ON "review_cards" USING btree ("org_id","uid","due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "review_log_once" ON "review_log" USING btree ("org_id","uid","review_key");--> statement-breakpoint
CREATE INDEX "review_log_of_card" ON "review_log" USING btree ("org_id","card_id","at");--> statement-breakpoint
CREATE INDEX "review_log_of_person" ON "review_log" USING btree ("org_id","uid","at");--> statement-breakpoint
CREATE INDEX "activity_log_org_id_happened_at_index" ON "activity_log" USING btree ("org_id","happened_at");--> statement-breakpoint
CREATE INDEX "activity_log_uid_happened_at_index" ON "activity_log" USING btree ("uid","happened_at");