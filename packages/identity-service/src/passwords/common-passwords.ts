let known: Promise<ReadonlySet<string>> | undefined;

/** Whether it is one of the passwords that are tried first: about 49,000, in whatever case. */
export async function isCommonPassword(password: string): Promise<boolean> {
  // Loaded when first needed: most processes never set a password.
  known ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']));
  return (await known).has(password.toLowerCase());
}
