import { causesOf } from '../http/causes.ts';

/**
 * Connection exceptions, a server that stops or starts, no connection, memory or disk left; and what sockets, names
 * and disks say of it.
 */
const AWAY =
  /^(08\w{3}|57P0[1-3]|53\w{3}|ENOSPC|EDQUOT|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** The driver says these without a code. */
const CUT =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** True when not the work failed but what it stands on: the same request may succeed in a moment. */
export function isOutage(error: unknown): boolean {
  return causesOf(error).some(
    ({ code, message }) => (typeof code === 'string' && AWAY.test(code)) || CUT.test(message),
  );
}
