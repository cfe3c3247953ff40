import type { z } from 'zod';
import { checkContinueUrl } from './account-link.ts';
import { findAccountByEmail } from './accounts.repository.ts';
import type { AccountMail } from './account-mail.ts';
import { readEmail } from './email-address.ts';
import { findHolder, findRecentHolder } from '../holder.ts';
import type { IdentityWorld, Origin } from '../identity-world.ts';
import { makeCode, type NewCode } from '../sign-in/one-time-codes.ts';
import { ProtocolError, refuseUnless } from '../protocol-error.ts';
import type { sendCodeRequest } from '../requests.ts';

type Request = z.output<typeof sendCodeRequest>;

/** Sends a mail with a one-time link. Whether an address has an account is not told. */
export async function sendCode(world: IdentityWorld, request: Request, origin: Origin) {
  refuseUnless(request.requestType, 'MISSING_REQ_TYPE');
  checkContinueUrl(request.continueUrl, world.settings);
  const email = await send(world, request, origin);
  return { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email };
}

function send(world: IdentityWorld, request: Request, origin: Origin): Promise<string> {
  switch (request.requestType) {
    case 'EMAIL_SIGNIN':
      return sendSignInLink(world, request, origin);
    case 'PASSWORD_RESET':
      return sendPasswordReset(world, request, origin);
    case 'VERIFY_EMAIL':
      return sendVerification(world, request, origin);
    case 'VERIFY_AND_CHANGE_EMAIL':
      return sendChangeOfAddress(world, request, origin);
    default:
      throw new ProtocolError('INVALID_REQ_TYPE');
  }
}

async function sendSignInLink(world: IdentityWorld, request: Request, origin: Origin): Promise<string> {
  refuseUnless(request.email, 'MISSING_EMAIL');
  const email = readEmail(request.email);
  await world.limits.sendMail(origin.ip, email);
  await mailCode(world, origin, email, {
    kind: 'EMAIL_SIGNIN',
    uid: null,
    email,
    continueUrl: request.continueUrl ?? undefined,
  });
  return email;
}

async function sendPasswordReset(world: IdentityWorld, request: Request, origin: Origin): Promise<string> {
  refuseUnless(request.email, 'MISSING_EMAIL');
  const email = readEmail(request.email);
  await world.limits.sendMail(origin.ip, email);
  const account = await findAccountByEmail(world.db, email);
  await world.tell('password_reset_requested', { uid: account?.uid, email, address: origin.ip });
  if (account && !account.isDisabled) {
    // Nobody waits for the mail: the time an answer takes would tell that there is an account.
    const code: NewCode = {
      kind: 'PASSWORD_RESET',
      uid: account.uid,
      email,
      continueUrl: request.continueUrl ?? undefined,
    };
    void mailCode(world, origin, email, code).catch(world.report);
  }
  return email;
}

async function sendVerification(world: IdentityWorld, request: Request, origin: Origin): Promise<string> {
  const { account } = await findHolder(world, request.idToken);
  const { email, uid } = account;
  refuseUnless(email, 'MISSING_EMAIL');
  await world.limits.sendMail(origin.ip, email);
  await mailCode(world, origin, email, {
    kind: 'VERIFY_EMAIL',
    uid,
    email,
    continueUrl: request.continueUrl ?? undefined,
  });
  return email;
}

async function sendChangeOfAddress(world: IdentityWorld, request: Request, origin: Origin): Promise<string> {
  const { account } = await findRecentHolder(world, request.idToken);
  const { email, uid } = account;
  refuseUnless(email, 'MISSING_EMAIL');
  refuseUnless(request.newEmail, 'MISSING_NEW_EMAIL');
  const newEmail = readEmail(request.newEmail, 'INVALID_NEW_EMAIL');
  await world.limits.sendMail(origin.ip, newEmail);
  refuseUnless(!(await findAccountByEmail(world.db, newEmail)), 'EMAIL_EXISTS');
  await mailCode(world, origin, newEmail, {
    kind: 'VERIFY_AND_CHANGE_EMAIL',
    uid,
    email,
    newEmail,
    continueUrl: request.continueUrl ?? undefined,
  });
  return email;
}

async function mailCode(world: IdentityWorld, { acceptLanguage }: Origin, to: string, code: NewCode): Promise<void> {
  const link = await makeCode(world, world.db, code);
  const mail: AccountMail = { kind: code.kind, to, uid: code.uid, link, newEmail: code.newEmail, acceptLanguage };
  await world.sendMail(mail);
}
