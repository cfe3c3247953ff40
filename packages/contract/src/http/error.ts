/**
 * Every code the API answers with: status and sentence, which the server says in the language of the request. A feature adds its own rows here, so a client can rely on all
 * of them.
 */
export const errorCatalogue = {
  // requests
  invalid_request: { status: 400, message: /*i18n*/ 'Some of what was sent is not valid.' },
  malformed_json: { status: 400, message: /*i18n*/ 'The request body is not valid JSON.' },
  payload_too_large: { status: 413, message: /*i18n*/ 'What was sent is too large.' },
  headers_too_large: { status: 431, message: /*i18n*/ 'The address or the headers of the request are too long.' },
  request_timeout: { status: 408, message: /*i18n*/ 'The request took too long to arrive.' },
  unsupported_media_type: { status: 415, message: /*i18n*/ 'This kind of request body is not supported here.' },
  stream_only: {
    status: 406,
    message: /*i18n*/ 'This address answers with a stream of events: ask for text/event-stream.',
  },
  too_many_requests: { status: 429, message: /*i18n*/ 'Too many requests. Please wait a moment and try again.' },
  not_found: { status: 404, message: /*i18n*/ 'Resource not found' },
  internal_error: { status: 500, message: /*i18n*/ 'An error occurred' },
  unavailable: { status: 503, message: /*i18n*/ 'The service is starting or busy. Please try again in a moment.' },
  // who is asking
  authentication_required: { status: 401, message: /*i18n*/ 'Authentication required' },
  token_expired: { status: 401, message: /*i18n*/ 'Authentication required' },
  not_registered: { status: 404, message: /*i18n*/ 'Your account is not properly registered with our service.' },
  account_disabled: { status: 401, message: /*i18n*/ 'Authentication required' },
  registration_mismatch: { status: 403, message: /*i18n*/ 'Failed to register account with server' },
  email_already_registered: {
    status: 409,
    message: /*i18n*/ 'This email address is registered with another sign-in method.',
  },
  managed_by_provider: {
    status: 409,
    message: /*i18n*/ "Accounts are administered in the identity provider's own console.",
  },
  insufficient_permissions: { status: 403, message: /*i18n*/ 'Insufficient permissions' },
  // organizations. What the client must show in the server's words is not 401, 403 or 404: for those it has its own
  // (spec §8).
  organization_id_taken: { status: 409, message: /*i18n*/ 'This address is taken. Choose another one.' },
  membership_deactivated: {
    status: 409,
    message: /*i18n*/ 'Your membership here was deactivated. Ask an administrator of the organization.',
  },
  last_admin: {
    status: 409,
    message: /*i18n*/ 'Somebody must run the organization. Make another member an administrator first.',
  },
  invite_not_found: { status: 404, message: /*i18n*/ 'This invitation does not work any more. Ask for a new one.' },
  join_code_not_found: {
    status: 404,
    message: /*i18n*/ 'No organization has this code. Check it, or ask for a new one.',
  },
  address_not_verified: {
    status: 409,
    message: /*i18n*/ 'Confirm your email before you invite people: open the link we sent you.',
  },
  too_many_invites: {
    status: 409,
    message: /*i18n*/ 'Your organization has sent its invitations for today. Invite the others tomorrow.',
  },
  list_is_workbook: {
    status: 415,
    message:
      /*i18n*/ 'This is a file of the spreadsheet program itself. Save it as CSV, or copy the cells and paste them here.',
  },
  list_is_no_text: { status: 415, message: /*i18n*/ 'This file is no table. Choose a CSV file, or paste the cells.' },
  list_is_empty: { status: 422, message: /*i18n*/ 'Nobody is in this list. Add a row for each person.' },
  list_without_addresses: {
    status: 422,
    message: /*i18n*/ 'No column has email addresses. Name one “email”, or begin each row with the address.',
  },
  list_is_sent: { status: 409, message: /*i18n*/ 'This list is being sent. Make a new one for other people.' },
  nobody_to_invite: {
    status: 409,
    message: /*i18n*/ 'Mend at least one row first: nobody in the list can be invited yet.',
  },
  yourself: { status: 409, message: /*i18n*/ 'Ask another administrator to do this to you.' },
  too_many_alerts: { status: 409, message: /*i18n*/ 'You have 20 alerts. Delete one before you add another.' },
  group_name_taken: { status: 409, message: /*i18n*/ 'There is a group with this name already.' },
  limit_reached: { status: 409, message: /*i18n*/ 'There are as many as there can be.' },
  token_scope: { status: 403, message: /*i18n*/ 'Insufficient permissions' },
  member_quota_reached: {
    status: 409,
    message: /*i18n*/ 'This organization has as many members as it may have. Ask whoever runs it.',
  },
  unreadable_picture: {
    status: 415,
    message: /*i18n*/ 'This file is not a picture that can be used. Choose a JPEG, PNG, WebP, GIF or AVIF file.',
  },
  // single sign-on
  single_sign_on_required: {
    status: 409,
    message: /*i18n*/ 'Your organization asks for its own sign-in. Sign out, then sign in with your organization.',
  },
  single_sign_on_off: { status: 409, message: /*i18n*/ 'Single sign-on is not set up or switched off here.' },
  single_sign_on_untried: {
    status: 409,
    message: /*i18n*/ 'Sign in with this connection yourself first. Then it can be required of everybody.',
  },
  secret_missing: { status: 409, message: /*i18n*/ 'Give the client secret as well: it belongs to this issuer.' },
  domain_proof_missing: {
    status: 409,
    message: /*i18n*/ 'The TXT record was not found yet. A new record can take an hour to be seen everywhere.',
  },
  domain_taken: { status: 409, message: /*i18n*/ 'Another organization has proven this domain already.' },
  sign_in_refused: { status: 409, message: /*i18n*/ 'This sign-in does not lead into the organization.' },
  // learning
  content_locked: { status: 409, message: /*i18n*/ 'Finish the earlier items of this chapter first.' },
  content_unfinished: { status: 409, message: /*i18n*/ 'There is a little more to go before this is complete.' },
  unreadable_archive: { status: 415, message: /*i18n*/ 'This file is not a ZIP archive that can be read.' },
  library_mistakes: { status: 422, message: /*i18n*/ 'There are mistakes in the archive. Nothing was changed.' },
  // authoring
  draft_conflict: {
    status: 409,
    message: /*i18n*/ 'Somebody else changed the same words. Your text is safe: choose what to go on with.',
  },
  draft_unfinished: { status: 422, message: /*i18n*/ 'Mend what is marked before you publish.' },
  not_empty: { status: 409, message: /*i18n*/ 'There is still something in it. Move or archive that first.' },
  term_taken: { status: 409, message: /*i18n*/ 'The glossary has a term of this name already.' },
  term_in_use: { status: 409, message: /*i18n*/ 'Lessons link to this term. Take the links out first.' },
  term_changed: { status: 409, message: /*i18n*/ 'Somebody else changed this term meanwhile.' },
  unusable_media: { status: 415, message: /*i18n*/ 'This file cannot be used here.' },
  media_name_taken: { status: 409, message: /*i18n*/ 'There is another file of this name where it would go.' },
  upload_out_of_order: { status: 409, message: /*i18n*/ 'This is not the part that comes next.' },
  upload_unfinished: { status: 409, message: /*i18n*/ 'Some parts of this file have not arrived yet.' },
  too_many_uploads: {
    status: 409,
    message: /*i18n*/ 'As many uploads as may run at once are under way. Wait for one, or cancel it.',
  },
  // quizzes
  attempt_finished: { status: 409, message: /*i18n*/ 'This attempt is over. What was saved in time counts.' },
  no_attempts_left: { status: 409, message: /*i18n*/ 'You have used all attempts of this quiz.' },
  attempt_too_soon: { status: 409, message: /*i18n*/ 'The next attempt is not open yet.' },
  nothing_missed: { status: 409, message: /*i18n*/ 'There is no question that you missed.' },
  unknown_question_format: {
    status: 415,
    message: /*i18n*/ 'This file is none of the formats that can be read: GIFT, Aiken, Moodle XML, cloze, QTI, CSV.',
  },
  card_not_due: { status: 409, message: /*i18n*/ 'This question is not due yet.' },
  // simulations
  simulation_moved_on: {
    status: 409,
    message: /*i18n*/ 'This simulation went on meanwhile, perhaps on another device. Here is where it stands now.',
  },
  simulation_unfinished: { status: 409, message: /*i18n*/ 'This simulation has not come to its end yet.' },
  // certificates
  certificate_withdrawn: { status: 409, message: /*i18n*/ 'This certificate was withdrawn.' },
  // gamification
  no_streak_to_repair: {
    status: 409,
    message: /*i18n*/ 'There is no streak to bring back: it takes one that ended in the last 48 hours, once a month.',
  },
  catch_up_not_finished: { status: 409, message: /*i18n*/ 'Finish the catch-up set first.' },
  unknown_push_service: {
    status: 409,
    message: /*i18n*/ 'Messages cannot be sent to this browser. Use the reminder by email.',
  },
  // profiles
  recent_sign_in_required: {
    status: 409,
    message: /*i18n*/ 'Sign in again first, so that it is certain that it is you.',
  },
  // voice
  voice_unavailable: { status: 503, message: /*i18n*/ 'The voice is not available just now. You can type instead.' },
  unreadable_recording: {
    status: 415,
    message: /*i18n*/ 'This is not a recording that can be read: WAV, 16 bit, mono, at most 25 seconds.',
  },
  // copilot
  assistant_off: { status: 409, message: /*i18n*/ 'The assistant is switched off in this organization.' },
  // bookings
  booking_not_found: { status: 404, message: /*i18n*/ 'This link does not work any more.' },
  booking_time_taken: { status: 409, message: /*i18n*/ 'This time is taken. Choose another one.' },
  booking_check_failed: {
    status: 409,
    message: /*i18n*/ 'The form was open for too long, or sent too soon. Send it again.',
  },
  too_many_bookings: {
    status: 409,
    message: /*i18n*/ 'So many demos were asked for today that this one has to wait. Try again tomorrow.',
  },
  // admin
  own_account: { status: 409, message: /*i18n*/ 'You cannot do this to your own account.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errorCatalogue;
