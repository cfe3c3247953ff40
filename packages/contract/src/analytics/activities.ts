import { z } from 'zod';
import { assignmentTarget } from '../learning/assignments/assignments.schemas.ts';
import { contentType } from '../catalogue/content-kind.ts';
import { certificateTarget } from '../learning/certificates/certificates.schemas.ts';
import { memberStatus, organizationRole, systemLevel } from '../organizations/organizations.schemas.ts';
import { keptMode } from '../quizzes/attempt.schemas.ts';
import { recall } from '../quizzes/reviews.schemas.ts';
import { simulationPlay } from '../simulations/attempts.schemas.ts';

/**
 * The shape that acts write now; each row of the log carries the number it was written with. Whoever changes what a
 * type means raises it, and reads the older rows as they were.
 */
export const ACTIVITY_VERSION = 1;

const id = z.string();
const of = <T extends string, F extends z.ZodRawShape>(type: T, facts: F) =>
  z.object({ type: z.literal(type), facts: z.strictObject(facts) });
/** Nothing more is to be said of it. */
const bare = <T extends string>(type: T) => z.object({ type: z.literal(type), facts: z.strictObject({}).default({}) });

const organizationActivities = [
  bare('organization_created'),
  of('organization_joined', {
    by: z.enum(['creating', 'open', 'domain', 'code', 'invite', 'single_sign_on']),
    /** The person was in no organization before. */
    is_first: z.boolean(),
  }),
  of('organization_left', { member: id }),
  of('invite_sent', { count: z.int() }),
  of('invite_accepted', { invite_id: id }),
  of('invite_revoked', { invite_id: id }),
  /** Told of who let the member in; `member_removed` of who put them out. */
  of('member_added', { member: id, invite_id: id }),
  of('member_removed', { member: id }),
  of('member_deactivated', { member: id }),
  of('member_reactivated', { member: id }),
  of('member_changed', {
    member: id,
    role: organizationRole.optional(),
    system_level: systemLevel.optional(),
    job_role: z.string().optional(),
  }),
  /** Told of who did it. Days are those of the member's calendar. */
  of('member_leave_set', { member: id, from: z.iso.date(), until: z.iso.date().nullable() }),
  of('member_leave_ended', { member: id }),
  of('member_extra_time_set', { member: id, percent: z.int() }),
  of('member_grouped', { member: id, group: id, name: z.string(), is_leader: z.boolean() }),
  of('member_ungrouped', { member: id, group: id, name: z.string() }),
  of('member_reminded', { member: id }),
  of('status_changed', { from: memberStatus, to: memberStatus }),
  of('group_created', { group: id, name: z.string() }),
  of('group_renamed', { group: id, name: z.string() }),
  of('group_deleted', { group: id, name: z.string() }),
  of('group_changed', { group: id, put: z.int(), removed: z.int() }),
  bare('join_code_rotated'),
  bare('join_code_removed'),
  of('announcement_posted', { announcement: id, title: z.string() }),
  of('announcement_changed', { announcement: id, title: z.string() }),
  of('announcement_removed', { announcement: id }),
  of('settings_changed', { fields: z.array(z.string()) }),
  of('assignment_made', { assignment: id, target_type: assignmentTarget, target: id }),
  of('assignment_changed', { assignment: id, fields: z.array(z.string()) }),
  of('assignment_ended', { assignment: id }),
  of('assignment_exception_set', { assignment: id, member: id, is_exempt: z.boolean() }),
  of('assignment_exception_removed', { assignment: id, member: id }),
  of('assignment_reminded', { assignment: id, people: z.int() }),
  /** Told of the member who finished what they were asked. */
  of('assignment_done', { assignment: id, round: z.int() }),
  /** Told of its holder. */
  of('certificate_issued', { certificate: id, target_type: certificateTarget, target: id }),
  of('certificate_revoked', { certificate: id, member: id, replaced_by: id.nullable() }),
] as const;

const pointActivities = [
  bare('visited'),
  of('point_rules_changed', { version: z.int() }),
  of('points_reversed', { member: id, entry: id, points: z.int() }),
  of('streak_repaired', { streak: z.int() }),
  of('daily_set_finished', { day: z.iso.date(), steps: z.int() }),
] as const;

const learningActivities = [
  of('content_completed', { content_id: id, content_type: contentType, title: z.string() }),
  of('module_completed', { module_id: id, title: z.string() }),
  of('course_completed', { course_id: id, title: z.string() }),
  of('quiz_started', { quiz_id: id, attempt_id: id, mode: keptMode, title: z.string() }),
  of('quiz_completed', {
    quiz_id: id,
    attempt_id: id,
    mode: keptMode,
    title: z.string(),
    module_id: id.nullable(),
    score: z.number().nullable(),
    is_passed: z.boolean().nullable(),
    correct_answers: z.int().nullable(),
    total_questions: z.int(),
    seconds: z.number().nullable(),
  }),
  of('simulation_started', {
    content_id: id,
    attempt_id: id,
    play: simulationPlay,
    is_practice: z.boolean(),
    title: z.string(),
  }),
  of('simulation_finished', {
    content_id: id,
    attempt_id: id,
    play: simulationPlay,
    is_practice: z.boolean(),
    title: z.string(),
    module_id: id.nullable(),
    /** Of the best that can be reached, 0 to 1. */
    share: z.number(),
    steps: z.int(),
    seconds: z.number(),
  }),
  of('review_answered', {
    kind: z.enum(['question', 'term', 'point']),
    thing_id: id,
    question_id: id.nullable(),
    recall,
  }),
  of('question_reported', { quiz_id: id, question_id: id }),
  of('answer_marked', {
    quiz_id: id,
    question_id: id,
    attempt_id: id,
    credit_before: z.number().nullable(),
    credit: z.number().nullable(),
  }),
] as const;

/** What happened in an organization: what acts write, each in its own transaction, and what insights read. */
export const activity = z.discriminatedUnion('type', [
  ...organizationActivities,
  ...pointActivities,
  ...learningActivities,
]);
export type Activity = z.output<typeof activity>;
/** As an act writes it: facts that say nothing are left out. */
export type NewActivity = z.input<typeof activity>;
