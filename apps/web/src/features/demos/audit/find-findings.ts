import type { AuditChart, AuditRule, ChartLine, DocumentKind } from './audit-schema.ts';

/** Something in a chart that does not meet a rule, as far as a rule can see. */
export interface Finding {
  /** The rule and the line: the same chart gives the same findings. */
  readonly id: string;
  readonly ruleId: string;
  readonly document: DocumentKind;
  /** The line it stands at first. */
  readonly lines: readonly string[];
  /** The words in the first line; null where something is missing. */
  readonly mark: string | null;
  readonly title: string;
  readonly why: string;
  readonly asked: string;
}

type CheckOf<Kind extends AuditRule['check']['kind']> = Extract<AuditRule['check'], { kind: Kind }>;
type Sight = Omit<Finding, 'id' | 'ruleId' | 'document'>;

const REST_OR_MOVING = /\bpain \d/i;

/** All that the rules find in a chart, in the order of its documents and lines. */
export function findFindings(chart: AuditChart, rules: readonly AuditRule[]): Finding[] {
  return chart.documents.flatMap(({ kind, lines }) => {
    const found = rules.flatMap((rule) =>
      sightsOf(rule.check, kind, lines, chart).map((sight) => ({
        ...sight,
        id: `${rule.id}-${sight.lines[0]!}`,
        ruleId: rule.id,
        document: kind,
      })),
    );
    const placeOf = ({ lines: [first] }: Finding) => lines.findIndex(({ id }) => id === first);
    return found.toSorted((a, b) => placeOf(a) - placeOf(b));
  });
}

function sightsOf(
  check: AuditRule['check'],
  kind: DocumentKind,
  lines: readonly ChartLine[],
  chart: AuditChart,
): Sight[] {
  switch (check.kind) {
    case 'words':
      return check.documents.includes(kind) ? seeWords(check, lines) : [];
    case 'reassessment':
      return kind === 'notes' ? seeUnaskedDoses(check, lines) : [];
    case 'unsigned':
      return lines.filter(({ by }) => by === null).map(({ id }) => ({ lines: [id], mark: null, ...wordsOf(check) }));
    case 'order':
      return kind === 'notes' ? seeDisorder(check, lines) : [];
    case 'before':
      return check.documents.includes(kind) ? seeUnasked(check, lines) : [];
    case 'needs':
      return check.documents.includes(kind) ? seeLacks(check, lines) : [];
    case 'total':
      return kind === 'assessments' ? seeTotals(check, lines) : [];
    case 'present': {
      const isThere = chart.documents.some((each) => each.lines.some(({ text }) => matches(check.find, text)));
      return kind === 'notes' && !isThere ? [{ lines: [lines.at(-1)!.id], mark: null, ...wordsOf(check) }] : [];
    }
  }
}

function seeWords({ patterns }: CheckOf<'words'>, lines: readonly ChartLine[]): Sight[] {
  return lines.flatMap(({ id, text }) => {
    const first = patterns
      .map((pattern) => ({ pattern, match: new RegExp(pattern.find, 'i').exec(text) }))
      .find(({ match }) => match !== null);
    if (!first?.match) return [];
    const { pattern, match } = first;
    const filled = (template: string) =>
      template.replaceAll(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '');
    return [
      {
        lines: [id],
        mark: match[0],
        title: filled(pattern.title),
        why: filled(pattern.why),
        asked: filled(pattern.asked),
      },
    ];
  });
}

function seeUnaskedDoses(check: CheckOf<'reassessment'>, lines: readonly ChartLine[]): Sight[] {
  return lines.flatMap(({ id, text, time }, at) => {
    const way = Object.keys(check.minutes).find((each) => text.includes(each));
    const dose = new RegExp(`(?:${check.medicines})[^.]*(?:\\.\\d[^.]*)?`, 'i').exec(text);
    if (way === undefined || !dose || time === null) return [];
    const allowed = check.minutes[way]!;
    const next = lines.slice(at + 1).find((each) => each.time !== null && REST_OR_MOVING.test(each.text));
    const minutes = next ? minutesOf(next.time!) - minutesOf(time) : null;
    if (minutes !== null && minutes <= allowed) return [];
    const filled = (template: string) => fill(template, { minutes: minutes ?? '', allowed });
    return [
      {
        lines: next ? [id, next.id] : [id],
        mark: dose[0],
        title: minutes === null ? check.never : filled(check.title),
        why: filled(check.why),
        asked: filled(check.asked),
      },
    ];
  });
}

function seeDisorder(check: CheckOf<'order'>, lines: readonly ChartLine[]): Sight[] {
  return lines.flatMap(({ id, text, time }, at) => {
    const before = lines.slice(0, at).findLast((each) => each.time !== null)?.time;
    if (!time || !before || time >= before || matches('\\blate entry\\b', text)) return [];
    const values = { time, before };
    return [
      { lines: [id], mark: null, title: fill(check.title, values), why: check.why, asked: fill(check.asked, values) },
    ];
  });
}

function seeUnasked(check: CheckOf<'before'>, lines: readonly ChartLine[]): Sight[] {
  const dose = lines.findIndex(({ text }) => matches(check.dose, text));
  if (dose < 0 || lines.slice(0, dose).some(({ text }) => matches(check.find, text))) return [];
  const { id, text, time } = lines[dose]!;
  return [
    { lines: [id], mark: text, title: check.title, why: check.why, asked: fill(check.asked, { time: time ?? '' }) },
  ];
}

function seeLacks(check: CheckOf<'needs'>, lines: readonly ChartLine[]): Sight[] {
  return lines.flatMap(({ id, text }) => {
    const when = new RegExp(check.when, 'i').exec(text);
    return when && !matches(check.with, text) ? [{ lines: [id], mark: when[0], ...wordsOf(check) }] : [];
  });
}

function seeTotals(check: CheckOf<'total'>, lines: readonly ChartLine[]): Sight[] {
  return lines.flatMap(({ id, text }) => {
    const stated = /Total (\d+)/.exec(text);
    if (!stated) return [];
    const total = Number(stated[1]);
    const sum = [...text.matchAll(/\((\d)\)/g)].reduce((all, [, part]) => all + Number(part), 0);
    const values = { total, sum, callFrom: check.callFrom };
    if (sum !== total)
      return [
        {
          lines: [id],
          mark: stated[0],
          title: fill(check.title, values),
          why: check.why,
          asked: fill(check.asked, values),
        },
      ];
    if (!text.startsWith('NEWS2') || total < check.callFrom || matches(check.told, text)) return [];
    return [
      {
        lines: [id],
        mark: stated[0],
        title: fill(check.uncalled, values),
        why: fill(check.uncalledWhy, values),
        asked: check.uncalledAsked,
      },
    ];
  });
}

const wordsOf = ({ title, why, asked }: Pick<Sight, 'title' | 'why' | 'asked'>) => ({ title, why, asked });
const matches = (source: string, text: string) => new RegExp(source, 'i').test(text);
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const fill = (template: string, values: Readonly<Record<string, string | number>>) =>
  template.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
