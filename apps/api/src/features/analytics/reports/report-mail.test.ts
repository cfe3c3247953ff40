import { expect, test } from 'vitest';
import { alertMail, reportMail } from './report-mail.ts';

const reader = { email: 'grace@x.example', firstName: 'Grace', language: 'en', organization: 'Riverside' } as const;
const totals = { learners: 12, members: 40, items_each: 2.25, score: 81.4, sure_and_wrong: 0.07 };
const urls = { insightsUrl: 'https://x.example/o/riverside/insights?days=7', stopUrl: 'https://x.example/stop' };
const findings = [
  { rule: 'at_risk_some', values: { people: 5 } },
  { rule: 'funnel_weakest', values: { module: 'Sepsis\nSubject: x', finished: 3, started: 9, leaves: 'half' } },
  { rule: 'active_best_day', values: { day: '2026-11-19', learners: 12 } },
] as const;

test('the subject is the first finding, and each finding leads to its panel', () => {
  const mail = reportMail({ ...reader, ...urls, totals, findings })!;
  expect(mail.subject).toMatch(/^Riverside: 5 people haven't come by/);
  expect(mail.text).toContain('Hello Grace,');
  expect(mail.text).toContain('Send them a nudge: https://x.example/o/riverside/insights?days=7#at-risk');
  expect(mail.text).toContain('insights?days=7#funnel');
  expect(mail.text).toContain('Thursday');
  expect(mail.text).toContain('Learned in the last seven days: 12 of 40');
  expect(mail).toMatchObject({ to: 'grace@x.example', stopUrl: urls.stopUrl });
});

test('both forms say the same, and lead to the same places', () => {
  const { text, html } = reportMail({ ...reader, ...urls, totals, findings })!;
  const read = (markup: string) => markup.replaceAll(/<[^>]*>/g, ' ').replaceAll('&#39;', "'");
  for (const words of ['5 people haven', 'Learned in the last seven days', '12 of 40', '81 of 100', 'Mondays']) {
    expect(text).toContain(words);
    expect(read(html!)).toContain(words);
  }
  for (const link of text.match(/https:\S+/g)!) expect(html).toContain(`href="${link}"`);
});

test('words of others are no markup', () => {
  const values = { module: '<img src=x onerror=y>', finished: 3, started: 9, leaves: 'half' };
  const { html } = reportMail({
    ...reader,
    ...urls,
    organization: '<b>River</b>',
    totals,
    findings: [{ rule: 'funnel_weakest', values }],
  })!;
  expect(html).toContain('&lt;img src=x onerror=y&gt;');
  expect(html).not.toMatch(/<img|<b>/);
});

test('words of others stay in one line', () => {
  const mail = reportMail({ ...reader, ...urls, totals, findings: findings.slice(1) })!;
  expect(mail.subject).not.toContain('\n');
  expect(mail.text).not.toMatch(/^Subject: x/m);
});

test('a report of at most five findings', () => {
  const mail = reportMail({ ...reader, ...urls, totals, findings: Array.from({ length: 9 }, () => findings[0]) })!;
  expect(mail.text.match(/^\d\. /gm)).toHaveLength(5);
});

test('where nothing was found, or nobody is, there is no mail', () => {
  expect(reportMail({ ...reader, ...urls, totals, findings: [] })).toBeNull();
  expect(reportMail({ ...reader, ...urls, totals: { ...totals, members: 0 }, findings })).toBeNull();
});

test('who reads German gets it in German', () => {
  const mail = reportMail({ ...reader, ...urls, language: 'de', totals, findings })!;
  expect(mail.text).toContain('Hallo Grace,');
  expect(mail.text).toContain('Donnerstag');
});

test('an alert says whose share is too low', () => {
  const mail = alertMail({
    ...reader,
    alert: { measure: 'finished', below: 0.5 },
    share: 0.31,
    group: 'Ward 4',
    module: 'Sepsis',
    insightsUrl: urls.insightsUrl,
  });
  expect(mail.subject).toBe('Riverside: Ward 4: 31% have finished Sepsis, fewer than 50%.');
  expect(mail.text).toContain('#funnel');
});
