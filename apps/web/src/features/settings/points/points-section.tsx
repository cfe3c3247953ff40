import { t } from '@lingui/core/macro';
import { MOST_POINTS } from '@snapwell/contract/gamification/gamification.limits';
import { defaultPointRules, type PointRules } from '@snapwell/contract/gamification/rules.schemas';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { Button } from '#ui/action/button.tsx';
import { IconButton } from '#ui/action/icon-button.tsx';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { Switch } from '#ui/form/switch.tsx';
import { SectionForm, SectionPart } from '../section-form.tsx';
import { pointRules, setPointRules } from '../settings.queries.ts';
import { useSectionDraft } from '../use-section-draft.ts';
import { NumberField } from './number-field.tsx';
import { RulesPreview } from './rules-preview.tsx';

const MOST_BONUSES = 5;

/** What is paid, how streaks and leagues go; and what new rules would have meant for the last month. */
export function PointsSection({ orgId }: { orgId: string }) {
  const { data } = useSuspenseQuery(pointRules(orgId));
  const { mutateAsync } = useMutation(setPointRules(orgId));
  const saved = { ...defaultPointRules, ...data.rules };
  const draft = useSectionDraft<PointRules>(saved, {
    save: (changes) => mutateAsync({ ...saved, ...changes }),
    saved: t`The new rules hold from now on. What was earned stays.`,
  });
  const { values, set } = draft;
  return (
    <SectionForm draft={draft}>
      {draft.isDirty && <RulesPreview orgId={orgId} rules={values} />}
      <SectionPart title={t`What pays`} lead={t`New rules hold from when you save. What people earned stays theirs.`}>
        <PaidFields values={values} problemOf={draft.problemOf} set={set} />
      </SectionPart>
      <SectionPart title={t`Streaks`} lead={t`Days in a row, by each member's own calendar.`}>
        <SegmentedControl
          label={t`A day counts when somebody`}
          isLabelShown
          isWide
          options={[
            { value: 'visit', label: t`comes by` },
            { value: 'finished_item', label: t`finishes something` },
          ]}
          value={values.streak_kept_by}
          onChange={(streak_kept_by) => set({ streak_kept_by })}
        />
        <Bonuses bonuses={values.streak_bonuses} onChange={(streak_bonuses) => set({ streak_bonuses })} />
        <div className="grid grid-cols-2 gap-4">
          <NumberField
            label={t`A freeze every so many days`}
            value={values.freezes.every_days}
            least={2}
            most={366}
            onChange={(every_days) => set({ freezes: { ...values.freezes, every_days } })}
          />
          <NumberField
            label={t`Freezes to hold at most`}
            hint={t`0 for none. A freeze saves a missed day.`}
            value={values.freezes.at_most}
            most={10}
            onChange={(at_most) => set({ freezes: { ...values.freezes, at_most } })}
          />
        </div>
      </SectionPart>
      <SectionPart title={t`Comparing`} lead={t`Some teams love it, some don't. You decide for yours.`}>
        <div className="grid divide-y divide-line">
          <Switch
            label={t`Leaderboards`}
            hint={t`Who has how many points, this week, this month, in all.`}
            isOn={values.leaderboards}
            onChange={(leaderboards) => set({ leaderboards })}
          />
          <Switch
            label={t`Hide all names`}
            hint={t`Everybody is ‘A learner’ on leaderboards, but to themselves.`}
            isOn={values.names_hidden}
            onChange={(names_hidden) => set({ names_hidden })}
          />
          <Switch
            label={t`Weekly leagues`}
            hint={t`About 25 people at the same pace; the top few move up each week.`}
            isOn={values.leagues}
            onChange={(leagues) => set({ leagues })}
          />
        </div>
      </SectionPart>
    </SectionForm>
  );
}

interface PaidFieldsProps {
  values: PointRules;
  problemOf: (path: string) => string | undefined;
  set: (change: Partial<PointRules>) => void;
}

type Amount = { [Key in keyof PointRules]: PointRules[Key] extends number ? Key : never }[keyof PointRules];

/** What each thing pays. */
function PaidFields({ values, problemOf, set }: PaidFieldsProps) {
  const amount = (key: Amount, label: string) => (
    <NumberField
      label={label}
      value={values[key]}
      most={MOST_POINTS}
      error={problemOf(key)}
      onChange={(value) => set({ [key]: value })}
    />
  );
  const content = (kind: keyof PointRules['content'], label: string) => (
    <NumberField
      label={label}
      value={values.content[kind]}
      most={MOST_POINTS}
      onChange={(value) => set({ content: { ...values.content, [kind]: value } })}
    />
  );
  return (
    <div className="grid grid-cols-2 items-end gap-4 sm:grid-cols-3">
      {amount('visit', t`Coming by, once a day`)}
      {content('article', t`Article`)}
      {content('video', t`Video`)}
      {content('infographic', t`Infographic`)}
      {content('comic', t`Comic`)}
      {content('interactive', t`Interactive`)}
      {amount('quiz_right_answer', t`Right answer in a quiz`)}
      {amount('perfect_quiz', t`Quiz without a mistake`)}
      {amount('simulation', t`Simulation, at most`)}
      {amount('review', t`Review`)}
      {amount('reviews_a_day', t`Reviews, at most a day`)}
      {amount('daily_set', t`Today's five minutes`)}
      {amount('course', t`Finished course`)}
    </div>
  );
}

interface BonusesProps {
  bonuses: PointRules['streak_bonuses'];
  onChange: (bonuses: PointRules['streak_bonuses']) => void;
}

function Bonuses({ bonuses, onChange }: BonusesProps) {
  const replace = (at: number, change: Partial<PointRules['streak_bonuses'][number]>) =>
    onChange(bonuses.map((bonus, i) => (i === at ? { ...bonus, ...change } : bonus)));
  return (
    <fieldset className="grid gap-3">
      <legend className="text-sm font-semibold">{t`Bonuses`}</legend>
      {bonuses.map((bonus, at) => (
        // Two bonuses of the same days are possible while one is being written: the place names them.
        <div key={at} className="mt-2 grid grid-cols-[1fr_1fr_auto] items-end gap-3">
          <NumberField
            label={t`Every so many days`}
            value={bonus.every_days}
            least={2}
            most={366}
            onChange={(every_days) => replace(at, { every_days })}
          />
          <NumberField
            label={t`Points`}
            value={bonus.points}
            most={MOST_POINTS}
            onChange={(points) => replace(at, { points })}
          />
          <IconButton label={t`Remove this bonus`} onClick={() => onChange(bonuses.filter((_, i) => i !== at))}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      {bonuses.length < MOST_BONUSES && (
        <Button className="justify-self-start" onClick={() => onChange([...bonuses, { every_days: 7, points: 50 }])}>
          <Plus className="size-5" aria-hidden="true" /> {t`Add a bonus`}
        </Button>
      )}
    </fieldset>
  );
}
