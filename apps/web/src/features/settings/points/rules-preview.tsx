import { i18n } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import type { PointSource } from '@snapwell/contract/gamification/award.schemas';
import type { PointRules, RulesPreview as Preview } from '@snapwell/contract/gamification/rules.schemas';
import { useMutation } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { wordsOf } from '#platform/http/api-error.ts';
import { formatNumber } from '#platform/locale/format.ts';
import { Button } from '#ui/action/button.tsx';
import { FormError } from '#ui/form/form-error.tsx';
import { DataTable } from '#ui/layout/data-table.tsx';
import { previewRules } from '../settings.queries.ts';

const SOURCES: Record<PointSource, ReturnType<typeof msg>> = {
  visit: msg`Coming by`,
  streak_bonus: msg`Streak bonuses`,
  content: msg`Lessons`,
  quiz: msg`Quizzes`,
  perfect_quiz: msg`Perfect quizzes`,
  simulation: msg`Simulations`,
  review: msg`Reviews`,
  daily_set: msg`Today's five minutes`,
  course: msg`Courses`,
  correction: msg`Corrections`,
  reversal: msg`Taken back`,
};

const signed = (value: number) => formatNumber(value, { signDisplay: 'exceptZero' });

/** What the rules on the screen would have meant for the last 30 days, when it is asked for. */
export function RulesPreview({ orgId, rules }: { orgId: string; rules: PointRules }) {
  const preview = useMutation(previewRules(orgId));
  const isShown = preview.data && JSON.stringify(preview.variables) === JSON.stringify(rules);
  return (
    <section aria-live="polite" className="grid gap-5 rounded-lg bg-sky-soft p-5 sm:p-6">
      {isShown ? (
        <Outcome preview={preview.data} />
      ) : (
        <div className="flex flex-wrap items-center gap-4">
          <p className="min-w-0 flex-1 basis-64">
            <b>{t`Look before you save.`}</b>{' '}
            <span className="text-ink-2">{t`We reckon the last 30 days again, without changing anything.`}</span>
          </p>
          <Button isPending={preview.isPending} onClick={() => preview.mutate(rules)}>
            <Scale className="size-5" aria-hidden="true" /> {t`Show the effect`}
          </Button>
        </div>
      )}
      <FormError>{preview.error && wordsOf(preview.error)}</FormError>
    </section>
  );
}

function Outcome({ preview: { before, after, active, gain, lose, unknown, sources, people } }: { preview: Preview }) {
  if (active === 0) return <p>{t`Nobody earned anything in the last 30 days, so nothing would have changed.`}</p>;
  return (
    <>
      <header className="grid gap-1">
        <h2 className="text-xl">{finding({ before, after, gain, lose })}</h2>
        <p className="text-ink-2">
          {t`In the last 30 days ${plural(active, { one: 'one person', other: '# people' })} earned ${formatNumber(before)} points. It would have been ${formatNumber(after)}.`}{' '}
          {unknown > 0 &&
            t`${plural(unknown, { one: 'One gain', other: '# gains' })} can't be reckoned again, and count as they were paid.`}
        </p>
      </header>
      <div className="grid gap-6 lg:grid-cols-2">
        <DataTable
          caption={t`Points by what earned them`}
          rows={sources}
          rowKey={({ source }) => source}
          columns={[
            { key: 'source', head: t`For`, cell: ({ source }) => i18n._(SOURCES[source]), isName: true },
            ...figures<Preview['sources'][number]>(),
          ]}
        />
        {people.length > 0 && (
          <DataTable
            caption={t`Whose points would change most`}
            rows={people}
            rowKey={({ uid }) => uid}
            columns={[
              { key: 'person', head: t`Person`, cell: ({ display_name: name }) => name || t`Somebody`, isName: true },
              ...figures<Preview['people'][number]>(),
            ]}
          />
        )}
      </div>
    </>
  );
}

const figures = <Row extends { before: number; after: number }>() => [
  { key: 'before', head: t`Was`, cell: ({ before }: Row) => formatNumber(before), isNumber: true },
  { key: 'after', head: t`Would be`, cell: ({ after }: Row) => formatNumber(after), isNumber: true },
  { key: 'change', head: t`Change`, cell: ({ before, after }: Row) => signed(after - before), isNumber: true },
];

function finding({ gain, lose }: Pick<Preview, 'before' | 'after' | 'gain' | 'lose'>): string {
  const more = plural(gain, { one: 'one person would have more', other: '# people would have more' });
  const less = plural(lose, { one: 'one person would have less', other: '# people would have less' });
  if (gain === 0 && lose === 0) return t`Nothing would have changed for anybody.`;
  if (lose === 0) return t`Nobody would have less: ${more}.`;
  if (gain === 0) return t`Nobody would have more: ${less}.`;
  return t`For some more, for some less: ${more}, ${less}.`;
}
