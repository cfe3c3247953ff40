import { defaultPasswordPolicy, type PasswordPolicy } from '@snapwell/identity-service/passwords/password-policy';

/** What ASVS 5.0 asks for (6.2.1, 6.2.4); elsewhere the protocol's six characters do. */
const productionPolicy: PasswordPolicy = { ...defaultPasswordPolicy, minLength: 8, refusesCommon: true };

/** Reads the setting PASSWORD_RULES: `min=10,uppercase,number`. What it does not name stays at the default. */
export function readPasswordRules(setting: string, { isProduction }: { isProduction: boolean }): PasswordPolicy {
  const defaults = isProduction ? productionPolicy : defaultPasswordPolicy;
  const rules = setting.split(',').map((rule) => rule.trim());
  const valueOf = (name: string) => rules.find((rule) => rule.startsWith(`${name}=`))?.slice(name.length + 1);
  const common = valueOf('common');
  return {
    minLength: Number(valueOf('min') ?? defaults.minLength),
    maxLength: Number(valueOf('max') ?? defaults.maxLength),
    needsLowercase: rules.includes('lowercase'),
    needsUppercase: rules.includes('uppercase'),
    needsNumber: rules.includes('number'),
    needsSymbol: rules.includes('symbol'),
    refusesCommon: common === undefined ? defaults.refusesCommon : common === 'refuse',
  };
}
