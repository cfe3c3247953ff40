import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });

/** An account: who may sign in. What the product knows of the person is in its own tables. */
export const identityAccounts = pgTable('identity_accounts', {
  uid: text().primaryKey(),
  /** In lower case; absent for accounts that only custom tokens open. */
  email: text().unique(),
  isEmailVerified: boolean().notNull().default(false),
  /** argon2id in PHC form. */
  passwordHash: text(),
  passwordChangedAt: moment(),
  /** The person has signed in by a link in a mail. */
  hasEmailLink: boolean().notNull().default(false),
  hasCustomToken: boolean().notNull().default(false),
  displayName: text(),
  photoUrl: text(),
  isDisabled: boolean().notNull().default(false),
  /** Tokens issued before this second are refused. */
  validSince: moment().notNull(),
  createdAt: moment().notNull(),
  lastSignInAt: moment(),
});

/** A federated identity that opens an account: one account of a provider opens one account here. */
export const identityFederations = pgTable(
  'identity_federations',
  {
    /** `google.com` */
    providerId: text().notNull(),
    /** The provider's `sub`. */
    subject: text().notNull(),
    uid: text()
      .notNull()
      .references(() => identityAccounts.uid, { onDelete: 'cascade' }),
    email: text(),
    displayName: text(),
    photoUrl: text(),
  },
  (table) => [primaryKey({ columns: [table.providerId, table.subject] }), index().on(table.uid)],
);

/** A sign-in on a device. ID tokens live as long as their session; the refresh token is kept as a hash only. */
export const identitySessions = pgTable(
  'identity_sessions',
  {
    id: text().primaryKey(),
    uid: text()
      .notNull()
      .references(() => identityAccounts.uid, { onDelete: 'cascade' }),
    tokenHash: text().notNull().unique(),
    /** `password`, `google.com`, `custom` */
    signInProvider: text().notNull(),
    /** Claims of the custom token, repeated in every ID token of the session. */
    claims: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    authenticatedAt: moment().notNull(),
    lastUsedAt: moment().notNull(),
  },
  (table) => [index().on(table.uid), index().on(table.lastUsedAt)],
);

/** A one-time code that went out by mail, as a hash. It is used up by deleting its row. */
export const identityCodes = pgTable(
  'identity_codes',
  {
    codeHash: text().primaryKey(),
    kind: text({
      enum: ['EMAIL_SIGNIN', 'PASSWORD_RESET', 'VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL', 'RECOVER_EMAIL'],
    }).notNull(),
    /** The account it was made for; a sign-in link may come before its account. */
    uid: text().references(() => identityAccounts.uid, { onDelete: 'cascade' }),
    /** The account's address when the code was made. */
    email: text().notNull(),
    newEmail: text(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.uid), index().on(table.expiresAt)],
);

/** Failed tries of a password: whose, at which account. Both are hashes, so that no addresses of people are kept. */
export const identityGuesses = pgTable(
  'identity_guesses',
  {
    account: text().notNull(),
    guesser: text().notNull(),
    failures: integer().notNull(),
    /** No password is looked at before. */
    nextAt: moment().notNull(),
    /** The failures count until then. */
    forgetAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.account, table.guesser] }), index().on(table.forgetAt)],
);

/** A signing key. The private half is encrypted by the server's secret. */
export const identityKeys = pgTable('identity_keys', {
  kid: text().primaryKey(),
  publicJwk: jsonb().$type<{ kty: string; n: string; e: string }>().notNull(),
  sealedPrivateKey: text().notNull(),
  createdAt: moment().notNull(),
  /** Published before, used from here on, until a later key's moment comes. */
  signsFrom: moment().notNull(),
});
