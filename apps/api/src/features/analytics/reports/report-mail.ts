import { BRAND } from '@snapwell/contract/brand';
import type { Finding } from '@snapwell/contract/analytics/findings';
import type { SummaryPanel } from '@snapwell/contract/analytics/insights.schemas';
import type { Alert } from '@snapwell/contract/analytics/reports.schemas';
import { inOneLine } from '@snapwell/contract/http/one-line';
import type { Language } from '@snapwell/contract/text/language';
import type { Mail } from '#adapters/mail/port.ts';
import { type Text, text } from '#platform/locale/texts.ts';
import { findingSentence } from './finding-sentence.ts';
import { reportHtml } from './report-html.ts';

/** Of a name in a mail: it is people's own words. */
const NAME_LENGTH = 80;
/** Findings of one report. */
const MOST_FINDINGS = 5;
/** With fewer, a report is not worth opening. */
const FEWEST_FINDINGS = 1;

export interface Reader {
  readonly email: string;
  readonly firstName: string;
  readonly language: Language;
  readonly organization: string;
}

interface Report extends Reader {
  readonly findings: readonly Finding[];
  readonly totals: SummaryPanel['totals'];
  /** The figures themselves. */
  readonly insightsUrl: string;
  readonly stopUrl: string;
}

/** The report of a week: what matters, each with what to do; null when nothing is worth a mail. */
export function reportMail(report: Report): Mail | null {
  const { email, language, totals, insightsUrl, stopUrl } = report;
  const findings = report.findings.slice(0, MOST_FINDINGS);
  if (findings.length < FEWEST_FINDINGS || totals.members === 0) return null;
  const organization = inOneLine(report.organization, NAME_LENGTH);
  const told = findings.map((finding) => ({
    sentence: findingSentence(language, finding),
    act: text(language, actOf(finding)),
    url: `${insightsUrl}#${panelOf(finding)}`,
  }));
  const begin = text(language, texts.begin, { organization });
  const why = text(language, texts.why, { organization, BRAND });
  return {
    to: email,
    subject: inOneLine(`${organization}: ${told[0]!.sentence}`, 150),
    text: [
      greeting(report),
      begin,
      ...told.map(({ sentence, act, url }, i) => `${i + 1}. ${sentence}\n   ${act}: ${url}`),
      figuresOf(language, totals)
        .map(({ label, value }) => `${label}: ${value}`)
        .join('\n'),
      `${why} ${text(language, texts.stop)}`,
      stopUrl,
    ].join('\n\n'),
    html: reportHtml({
      language,
      organization,
      greeting: greeting(report),
      begin,
      figures: figuresOf(language, totals),
      findings: told,
      why,
      stop: text(language, texts.stopAct),
      stopUrl,
    }),
    stopUrl,
  };
}

interface AlertReport extends Reader {
  readonly alert: Pick<Alert, 'measure' | 'below'>;
  readonly share: number;
  /** Null for everybody. */
  readonly group: string | null;
  readonly module: string | null;
  readonly insightsUrl: string;
}

/** Says once that a share is lower than somebody wanted it. */
export function alertMail(report: AlertReport): Mail {
  const { email, language, alert, share, group, module, insightsUrl } = report;
  const values = {
    organization: inOneLine(report.organization, NAME_LENGTH),
    group: group === null ? text(language, texts.everybody) : inOneLine(group, NAME_LENGTH),
    module: inOneLine(module ?? '', NAME_LENGTH),
    share: percent(language, share),
    below: percent(language, alert.below),
  };
  const sentence = text(language, alert.measure === 'finished' ? texts.fewFinished : texts.fewActive, values);
  return {
    to: email,
    subject: inOneLine(`${values.organization}: ${sentence}`, 150),
    text: [
      greeting(report),
      sentence,
      `${insightsUrl}#${alert.measure === 'finished' ? 'funnel' : 'active-learners'}`,
      text(language, texts.once),
    ].join('\n\n'),
  };
}

function greeting({ firstName, language }: Reader): string {
  const name = inOneLine(firstName, NAME_LENGTH);
  return name ? text(language, texts.greetingByName, { name }) : text(language, texts.greeting);
}

const percent = (language: Language, share: number): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(share);

/** The week in numbers, with what each counts. */
function figuresOf(
  language: Language,
  { learners, members, items_each: items, score }: SummaryPanel['totals'],
): { label: string; value: string }[] {
  const tenths = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return [
    { label: text(language, texts.learners), value: text(language, texts.part, { learners, members }) },
    ...(items === null ? [] : [{ label: text(language, texts.items), value: tenths.format(items) }]),
    ...(score === null
      ? []
      : [{ label: text(language, texts.score), value: text(language, texts.points, { score: Math.round(score) }) }]),
  ];
}

/** The panel that a finding comes from, as it is named in the address of the screen. */
function panelOf({ rule }: Finding): string {
  return PANELS.find(([prefix]) => rule.startsWith(prefix))![1];
}

const PANELS = [
  ['active', 'active-learners'],
  ['streaks', 'streaks'],
  ['funnel', 'funnel'],
  ['scores', 'quiz-scores'],
  ['questions', 'questions'],
  ['content', 'content'],
  ['overdue', 'overdue'],
  ['at_risk', 'at-risk'],
  ['points', 'points'],
  ['rubric', 'rubric'],
  ['knowledge', 'knowledge'],
  ['certainty', 'certainty'],
  ['lesson', 'before-after'],
] as const;

/** The one thing to do about a finding. */
function actOf({ rule }: Finding): Text {
  if (rule === 'at_risk_some') return texts.nudge;
  if (rule.startsWith('knowledge_at_risk')) return texts.review;
  if (rule.startsWith('questions')) return texts.question;
  if (rule === 'overdue_some') return texts.overdue;
  return texts.look;
}

const texts = {
  greeting: /*i18n*/ { id: 'mail.greeting', message: 'Hello,' },
  greetingByName: /*i18n*/ { id: 'mail.greetingByName', message: 'Hello {name},' },
  begin: /*i18n*/ { id: 'report.begin', message: 'This is what matters at {organization} this week:' },
  nudge: /*i18n*/ { id: 'report.nudge', message: 'Send them a nudge' },
  review: /*i18n*/ { id: 'report.review', message: 'Send them a short review' },
  question: /*i18n*/ { id: 'report.question', message: 'Look at the question' },
  overdue: /*i18n*/ { id: 'report.overdue', message: 'See who needs help' },
  look: /*i18n*/ { id: 'report.look', message: 'Look closer' },
  learners: /*i18n*/ { id: 'report.learners', message: 'Learned in the last seven days' },
  part: /*i18n*/ { id: 'report.part', message: '{learners, number} of {members, number}' },
  items: /*i18n*/ { id: 'report.items', message: 'Finished items each' },
  score: /*i18n*/ { id: 'report.score', message: 'Average quiz score' },
  points: /*i18n*/ { id: 'report.points', message: '{score} of 100' },
  why: /*i18n*/ {
    id: 'report.why',
    message: 'You get this on Mondays because you run {organization} on {BRAND} or lead a group there.',
  },
  stop: /*i18n*/ {
    id: 'report.stop',
    message: 'To get no more of them, open this link; you do not have to sign in:',
  },
  stopAct: /*i18n*/ { id: 'report.stopAct', message: 'Get no more of them' },
  everybody: /*i18n*/ { id: 'report.everybody', message: 'All groups' },
  fewFinished: /*i18n*/ {
    id: 'report.fewFinished',
    message: '{group}: {share} have finished {module}, fewer than {below}.',
  },
  fewActive: /*i18n*/ {
    id: 'report.fewActive',
    message: '{group}: {share} learned in the last seven days, fewer than {below}.',
  },
  once: /*i18n*/ { id: 'report.once', message: 'You asked to be told. This alert writes only once.' },
};
