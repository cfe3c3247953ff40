import { childNamed, childrenNamed, descendantsNamed, isElement, textOf, type XmlElement } from '#text/xml.ts';

/** Whom a feedback is meant for: who gave one answer, who was right or wrong, everybody, or some others. */
export type Audience = { readonly choice: string } | 'right' | 'wrong' | 'everybody' | 'some';

/** What an item says to answers: modal feedback, and blocks and words that appear in its body. */
export function feedbacksOf(item: XmlElement, body: XmlElement, choices: ReadonlySet<string>) {
  const settings = settingsOf(childNamed(item, 'responseProcessing'));
  const defaults = defaultsOf(item);
  const isInChoice = new Set(
    descendantsNamed(body, 'simpleChoice', 'hottext', 'simpleAssociableChoice', 'inlineChoice').flatMap((choice) =>
      descendantsNamed(choice, 'feedbackInline'),
    ),
  );
  return [
    ...childrenNamed(item, 'modalFeedback'),
    ...descendantsNamed(body, 'feedbackBlock', 'feedbackInline').filter((element) => !isInChoice.has(element)),
  ].map((element) => ({ element, audience: audienceOf(element, { settings, defaults, choices }) }));
}

/** How authors call what explains the answer to everybody, where no rule says when it appears. */
const GENERAL = /general|explanation|explain|solution|rationale|^all$/i;

interface Setting {
  readonly outcome: string;
  /** Null when the outcome becomes the response itself. */
  readonly value: string | null;
  readonly when: Audience;
}

interface Known {
  readonly settings: readonly Setting[];
  readonly defaults: ReadonlyMap<string, string>;
  readonly choices: ReadonlySet<string>;
}

function audienceOf({ attributes }: XmlElement, { settings, defaults, choices }: Known): Audience {
  const { outcomeIdentifier: outcome = '', identifier: id = '', showHide = 'show' } = attributes;
  const own = settings.filter((setting) => setting.outcome === outcome);
  if (showHide === 'hide') return 'some';
  const exact = own.filter(({ value }) => value === id);
  if (exact.length === 1) return exact[0]!.when;
  if (exact.length > 1) return 'some';
  const isFromResponse = own.length === 0 || own.some(({ value }) => value === null);
  if (choices.has(id) && isFromResponse) return { choice: id };
  if (defaults.get(outcome) === id) return own.length === 0 ? 'everybody' : 'some';
  if (/incorrect|wrong/i.test(id)) return 'wrong';
  if (/correct|right/i.test(id)) return 'right';
  return own.length === 0 && GENERAL.test(id) ? 'everybody' : 'some';
}

function defaultsOf(item: XmlElement): Map<string, string> {
  return new Map(
    childrenNamed(item, 'outcomeDeclaration').map((outcome) => [
      outcome.attributes.identifier ?? '',
      textOf(childNamed(outcome, 'defaultValue')).trim(),
    ]),
  );
}

/** Every rule that sets an outcome, with the condition that it stands under. */
function settingsOf(rules: XmlElement | undefined, when: Audience = 'everybody'): Setting[] {
  if (!rules) return [];
  return rules.children.filter(isElement).flatMap((rule): Setting[] => {
    if (rule.name === 'setOutcomeValue') return [settingOf(rule, when)];
    if (rule.name === 'responseCondition') return settingsOfCondition(rule, when);
    return settingsOf(rule, when);
  });
}

function settingsOfCondition(rule: XmlElement, when: Audience): Setting[] {
  const branches = rule.children.filter(isElement);
  const first = branches[0] && conditionOf(branches[0]);
  return branches.flatMap((branch) => {
    const own =
      branch.name === 'responseElse'
        ? first === 'right' && branches.length === 2
          ? 'wrong'
          : 'some'
        : conditionOf(branch);
    return settingsOf(branch, when === 'everybody' ? own : 'some');
  });
}

function settingOf(rule: XmlElement, when: Audience): Setting {
  const expression = rule.children.find(isElement);
  return {
    outcome: rule.attributes.identifier ?? '',
    value: expression?.name === 'variable' ? null : textOf(expression).trim(),
    when,
  };
}

/** `match` with the key: who is right; with a value, or `member` of the response: who gave that answer. */
function conditionOf(branch: XmlElement): Audience {
  const condition = branch.children.find(isElement);
  if (!condition || (condition.name !== 'match' && condition.name !== 'member')) return 'some';
  const parts = condition.children.filter(isElement);
  const value = parts.find(({ name }) => name === 'baseValue');
  if (parts.length !== 2 || !parts.some(({ name }) => name === 'variable')) return 'some';
  if (value) return { choice: textOf(value).trim() };
  return parts.some(({ name }) => name === 'correct') ? 'right' : 'some';
}
