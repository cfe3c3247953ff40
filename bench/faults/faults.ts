/** One fault in an act: what an engineer in a hurry could write. Chosen before the tests were looked at. */
export interface Fault {
  /** What goes wrong for somebody. */
  readonly what: string;
  readonly feature:
    | 'admin'
    | 'catalogue'
    | 'gamification'
    | 'identity'
    | 'learning'
    | 'organizations'
    | 'profiles'
    | 'quizzes';
  /** The file's name; `search` must stand in exactly one file of this name in the feature. */
  readonly file: string;
  readonly search: string;
  readonly replace: string;
  /** The feature whose routes serve the act, where that is another one: its tests look after it too. */
  readonly servedBy?: Fault['feature'];
}

export const faults: readonly Fault[] = [
  {
    what: 'a device whose clock is ahead dates completions, points and streaks into the future',
    feature: 'learning',
    file: 'report-times.ts',
    search: 'at <= now && at >= joinedAt',
    replace: 'at >= joinedAt',
  },
  {
    what: 'exactly at the pass mark a quiz does not complete',
    feature: 'quizzes',
    file: 'reward-attempt.ts',
    search: 'counted >= quiz.body.pass_mark',
    replace: 'counted > quiz.body.pass_mark',
  },
  {
    what: 'exactly at the pass mark an attempt is not passed',
    feature: 'quizzes',
    file: 'finish-attempt.ts',
    search: 'score >= body.pass_mark',
    replace: 'score > body.pass_mark',
  },
  {
    what: 'finishing an attempt twice marks and rewards it twice',
    feature: 'quizzes',
    file: 'finish-attempt.ts',
    search: 'if (open.finishedAt) return { attempt: open, awards: [] };',
    replace: '',
  },
  {
    what: 'what is told late moves the streak back to a day before the last one',
    feature: 'gamification',
    file: 'award-points.ts',
    search: '{ at, calendar, isLate })',
    replace: '{ at, calendar })',
  },
  {
    what: 'a day of the streak is not written to its history, so that it cannot be computed anew',
    feature: 'gamification',
    file: 'count-streak-day.ts',
    search: 'await appendStreakEvent(scope, uid, { ...event, rulesVersion });',
    replace: '',
  },
  {
    what: 'a day on leave counts for the streak',
    feature: 'gamification',
    file: 'count-streak-day.ts',
    search: 'if (isOnLeave(calendar, at)) return { streak: before, bonus: 0 };',
    replace: '',
  },
  {
    what: 'who flies west is paid for the same date twice',
    feature: 'gamification',
    file: 'record-visit.ts',
    search: 'standing.visitedOn >= today',
    replace: 'standing.visitedOn === today',
  },
  {
    what: 'the last thing of a catch-up set does not bring the streak back',
    feature: 'gamification',
    file: 'repair-streak.ts',
    search: 'offer.things_done < STREAK_REPAIR_THINGS',
    replace: 'offer.things_done <= STREAK_REPAIR_THINGS',
  },
  {
    what: 'a reversal can be reversed: the points come back',
    feature: 'gamification',
    file: 'reverse-gain.ts',
    search: "if (!entry || entry.source === 'reversal')",
    replace: 'if (!entry)',
  },
  {
    what: 'the activity of a reversal names the member as the one who did it',
    feature: 'gamification',
    file: 'reverse-gain.ts',
    search: 'uid: by,',
    replace: 'uid,',
  },
  {
    what: 'an item is complete without having been gone through',
    feature: 'learning',
    file: 'complete-content.ts',
    search: 'if (completesAt === null || furthest < completesAt - NEARLY)',
    replace: 'if (completesAt === null)',
  },
  {
    what: 'an item pays before its least time has passed, when it is completed again',
    feature: 'learning',
    file: 'complete-content.ts',
    search: 'paysAt !== null && paysAt <= now && (await',
    replace: 'paysAt !== null && (await',
  },
  {
    what: 'an item pays at once although nobody can have gone through it',
    feature: 'learning',
    file: 'complete-content.ts',
    search: 'const earnings = paysAt ? [] : earningsOf(completed);',
    replace: 'const earnings = earningsOf(completed);',
  },
  {
    what: 'what was done two days ago no longer counts for its own day',
    feature: 'gamification',
    file: 'credited-moment.ts',
    search: 'daysBetween(day, today) > LATE_DAYS',
    replace: 'daysBetween(day, today) >= LATE_DAYS',
  },
  {
    what: 'the pause between two attempts is not kept',
    feature: 'quizzes',
    file: 'start-attempt.ts',
    search:
      "if (nextAt) throw new AppError('attempt_too_soon', [{ path: 'next_attempt_at', message: nextAt.toISOString() }]);",
    replace: '',
  },
  {
    what: 'a claimed attempt counts beyond what the quiz allows',
    feature: 'quizzes',
    file: 'claim-attempts.ts',
    search: "? 'full' : 'practice'",
    replace: "? 'full' : 'full'",
  },
  {
    what: 'the key of a review of one card answers for another card',
    feature: 'quizzes',
    file: 'answer-review.ts',
    search: 'if (done && done.cardId !== cardId)',
    replace: 'if (done && done.cardId === null)',
  },
  {
    what: 'in the very moment a card is due it cannot be answered',
    feature: 'quizzes',
    file: 'due-cards.ts',
    search: 'card.dueAt <= now &&',
    replace: 'card.dueAt < now &&',
  },
  {
    what: 'a finished daily set is not written down',
    feature: 'quizzes',
    file: 'settle-daily-set.ts',
    search: 'if (isNew)\n    await logActivity',
    replace: 'if (!isNew)\n    await logActivity',
  },
  {
    what: 'an invitation leads into a suspended organization',
    feature: 'organizations',
    file: 'accept-invite.ts',
    search: 'if (!organization || organization.isSuspended)',
    replace: 'if (!organization)',
  },
  {
    what: 'an invitation is accepted by an address that was never proved',
    feature: 'organizations',
    file: 'accept-invite.ts',
    search: 'verifiedEmailOf(caller.claims)',
    replace: '(caller.claims.email ?? null)',
  },
  {
    what: 'the last administrator gives the role away',
    feature: 'organizations',
    file: 'change-member.ts',
    search: "if (change.role === 'basic') await refuseLastAdmin(scope, before);",
    replace: '',
  },
  {
    what: 'the last administrator is shut out',
    feature: 'organizations',
    servedBy: 'profiles',
    file: 'end-membership.ts',
    search: 'if (isDeactivated) await refuseLastAdmin(scope, membership);',
    replace: '',
  },
  {
    what: 'who left stays in their groups',
    feature: 'organizations',
    servedBy: 'profiles',
    file: 'end-membership.ts',
    search: 'await leaveGroups(scope, uid);',
    replace: '',
  },
  {
    what: 'the last invitation that a day allows is refused',
    feature: 'organizations',
    file: 'invite-people.ts',
    search: 'if (due > (await mailsLeft(',
    replace: 'if (due >= (await mailsLeft(',
  },
  {
    what: 'an account is deleted with an old sign-in',
    feature: 'profiles',
    file: 'delete-own-account.ts',
    search: 'refuseUnlessRecent(claims, world.clock.now());',
    replace: '',
  },
  {
    what: 'who deleted their account still stands in the ranks',
    feature: 'profiles',
    file: 'delete-own-account.ts',
    search: 'await setRanked(scope, uid, false);',
    replace: '',
  },
  {
    what: 'who types a registered address without proving it takes it over',
    feature: 'identity',
    file: 'register-account.ts',
    search: "if (!claims.isEmailVerified) throw new AppError('email_already_registered');",
    replace: '',
  },
  {
    what: 'a course pays with its first complete module',
    feature: 'catalogue',
    servedBy: 'learning',
    file: 'find-completed.ts',
    search: ' && isComplete(learner, itemsOfCourse(tree, course))',
    replace: '',
  },
];
