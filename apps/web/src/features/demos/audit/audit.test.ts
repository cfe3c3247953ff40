import { expect, test } from 'vitest';
import { type ChartAudit, compareWithExpert, freshAudit, nextAudit, ruleState } from './audit.ts';
import * as schema from './audit-schema.ts';
import { auditCharts, auditRules } from './charts.ts';
import { findFindings } from './find-findings.ts';

const [marsh] = auditCharts;
const linesOf = (chart: schema.AuditChart) => chart.documents.flatMap(({ lines }) => lines);

test('the rule book and the charts are what the schema asks for', () => {
  expect(schema.auditRules.parse(auditRules)).toEqual(auditRules);
  for (const chart of auditCharts) expect(schema.auditChart.parse(chart)).toEqual(chart);
});

test.each(auditCharts)('what the expert says of $name names rules and lines that are there', (chart) => {
  const lines = linesOf(chart);
  for (const { rule, lines: ids, mark } of chart.expert) {
    expect(auditRules.map(({ id }) => id)).toContain(rule);
    const named = lines.filter(({ id }) => ids.includes(id));
    expect(named).toHaveLength(ids.length);
    expect(named[0]!.text).toContain(mark ?? '');
  }
  expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
});

test.each(auditCharts)('the expert has an opinion about all that the rules find for $name', (chart) => {
  const findings = findFindings(chart, auditRules);
  const judged = findings.filter(({ ruleId, lines }) =>
    chart.expert.some(({ rule, lines: ids }) => rule === ruleId && ids.includes(lines[0]!)),
  );
  expect(judged.map(({ id }) => id)).toEqual(findings.map(({ id }) => id));
  // Something is left to find, and something to reject or to doubt.
  expect(chart.expert.length).toBeGreaterThan(findings.length);
});

test.each(auditCharts)('each mark of $name stands in its line', (chart) => {
  for (const { lines, mark } of findFindings(chart, auditRules)) {
    const line = linesOf(chart).find(({ id }) => id === lines[0]);
    expect(line!.text).toContain(mark ?? '');
  }
});

test('what the rules find, and what they say of it', () => {
  const titles = auditCharts.flatMap((chart) =>
    findFindings(chart, auditRules).map(({ id, title }) => `${id}: ${title}`),
  );
  expect(titles).toEqual([
    'facts-n6: A verdict, no number.',
    'whole-words-n7: “10U” can be read as 100.',
    'look-again-n8: 135 minutes until the next look.',
    'signed-n10: An entry without a name.',
    'whole-words-m6: “10.0” can be read as 100.',
    'scores-a3: The parts add up to 3, not 2.',
    'allergies-i3: A dose, and no word on allergies.',
    'facts-i4: “Non-compliant” blames and explains nothing.',
    'late-entries-i10: 12:20 stands after 13:10.',
    'facts-i12: “Tolerated well” is a verdict.',
    'handover-i14: A handover without a plan.',
    'whole-words-b4: “QD” can be read as QID.',
    'whole-words-b5: “IU” can be read as IV, or as 10.',
    'scores-c3: A score of 10, and nobody was called.',
    'look-again-h5: 155 minutes until the next look.',
    'facts-h7: “Drug seeking” is a verdict.',
    'whole-words-h8: “.5” can be read as 5.',
    'facts-h10: “Refuse” can be a verdict.',
    'facts-h15: “Difficult” says nothing about what happened.',
    'signed-h16: An entry without a name.',
    'whole-words-k2: “MSO4” can be morphine or magnesium.',
    'scores-l4: The parts add up to 6, not 4.',
  ]);
});

const acceptAll = (audit: ChartAudit) =>
  findFindings(marsh!, auditRules).reduce(
    (now, { id }) => nextAudit(now, { type: 'decided', findingId: id, decision: { is: 'accepted' } }),
    audit,
  );

test('accepting everything is not the expert’s audit', () => {
  const { agreed, of, items } = compareWithExpert(marsh!, auditRules, acceptAll(freshAudit));
  expect({ agreed, of }).toEqual({ agreed: 5, of: 7 });
  expect(items.filter(({ outcome }) => outcome !== 'agreed').map(({ outcome }) => outcome)).toEqual([
    'missed',
    'wrong',
  ]);
});

test('rejecting what the chart answers and adding what the rules miss is', () => {
  const rejected = nextAudit(acceptAll(freshAudit), {
    type: 'decided',
    findingId: 'signed-n10',
    decision: { is: 'rejected', why: 'answered' },
  });
  const added = nextAudit(rejected, {
    type: 'added',
    finding: { ruleId: 'pain-number', line: 'n8', mark: 'Pain 7 when moving.', note: '' },
  });
  expect(compareWithExpert(marsh!, auditRules, added)).toMatchObject({ agreed: 7, of: 7, others: [] });
});

test('marking what nobody minds costs', () => {
  const added = nextAudit(freshAudit, {
    type: 'added',
    finding: { ruleId: 'skin', line: 'n2', mark: 'Slept five hours.', note: '' },
  });
  expect(compareWithExpert(marsh!, auditRules, added)).toMatchObject({ agreed: 0, of: 8 });
});

test('who cannot tell has decided nothing', () => {
  const audit = nextAudit(freshAudit, {
    type: 'decided',
    findingId: 'signed-n10',
    decision: { is: 'rejected', why: 'cannot-tell' },
  });
  const item = compareWithExpert(marsh!, auditRules, audit).items.find(({ expert }) => expert.rule === 'signed');
  expect(item?.outcome).toBe('undecided');
});

test('a compared audit changes no more, and can be begun anew', () => {
  const done = nextAudit(freshAudit, { type: 'compared' });
  expect(acceptAll(done)).toBe(done);
  expect(nextAudit(done, { type: 'begun-anew' })).toEqual(freshAudit);
});

test('a rule is met when nothing is held against it', () => {
  const findings = findFindings(marsh!, auditRules);
  const states = (audit: ChartAudit) => auditRules.map((rule) => ruleState(rule, findings, audit));
  expect(states(freshAudit).filter((state) => state === 'met')).toHaveLength(5);
  expect(states(acceptAll(freshAudit)).filter((state) => state === 'broken')).toHaveLength(5);
});
