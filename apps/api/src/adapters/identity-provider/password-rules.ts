import { defaultPasswordPolicy, type PasswordPolicy } from '@snapwell/identity-service/password-policy';

/** Reads the setting PASSWORD_RULES: `min=10,uppercase,number`. */
export function readPasswordRules(setting: string): PasswordPolicy {
  const rules = setting.split(',').map((rule) => rule.trim());
  const numberOf = (name: string) => rules.find((rule) => rule.startsWith(`${name}=`))?.slice(name.length + 1);
  return {
    minLength: Number(numberOf('min') ?? defaultPasswordPolicy.minLength),
    maxLength: Number(numberOf('max') ?? defaultPasswordPolicy.maxLength),
    needsLowercase: rules.includes('lowercase'),
    needsUppercase: rules.includes('uppercase'),
    needsNumber: rules.includes('number'),
    needsSymbol: rules.includes('symbol'),
  };
}
