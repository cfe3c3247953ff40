import type { Registration } from '@snapwell/contract/identity/identity.schemas';

/**
 * What is sent to register an account: username and names derive from the display name, which may be missing (spec
 * §3).
 */
export function registrationOf({
  uid,
  email,
  displayName,
}: {
  uid: string;
  email: string;
  displayName: string;
}): Registration {
  const [firstName = '', ...rest] = displayName.trim().split(/\s+/);
  return {
    uid,
    email,
    username: displayName.replaceAll(/\s+/g, '').toLowerCase(),
    first_name: firstName,
    last_name: rest.join(' '),
    organization: 'default',
  };
}
