import { plural, t } from '@lingui/core/macro';
import type { KnowledgePanel } from '@snapwell/contract/analytics/answer-insights.schemas';
import { useMutation } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { wordsOf } from '#platform/http/api-error.ts';
import { formatPercent } from '#platform/locale/format.ts';
import { Button } from '#ui/action/button.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { FormError } from '#ui/form/form-error.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { useInsights } from '../insights.queries.ts';
import { MailPreview } from './nudge-dialog.tsx';

type NextAct = NonNullable<KnowledgePanel['next_act']>;

/** The one thing to do about what is about to be forgotten, and what it costs each of them. */
export function ReviewAct({ act }: { act: NextAct }) {
  const [isOpen, setIsOpen] = useState(false);
  const { skill, at_risk: risk, people } = act;
  const group = act.group?.name ?? t`Everybody`;
  const { title } = skill;
  const share = formatPercent(risk);
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md bg-ember-soft px-4 py-3.5 text-sm">
      <p className="flex-[1_1_16rem]">
        <b className="text-ember-ink">{t`${group}, ${title}: ${share}.`}</b> {costOf(act)}
      </p>
      <SnapButton size="sm" className="max-sm:w-full max-sm:px-2" onClick={() => setIsOpen(true)}>
        {t`Send review to ${plural(people, { one: '# person', other: '# people' })}`}
      </SnapButton>
      {isOpen && <ReviewDialog act={act} onClose={() => setIsOpen(false)} />}
    </div>
  );
}

/** '29 people, a review of 3 questions, about 2 minutes each.' */
export function costOf({ people, questions, minutes }: Pick<NextAct, 'people' | 'questions' | 'minutes'>): string {
  const who = plural(people, { one: '# person', other: '# people' });
  const what = plural(questions, { one: 'a review of # question', other: 'a review of # questions' });
  const whole = Math.max(1, Math.round(minutes));
  const each = plural(whole, { one: 'about # minute each', other: 'about # minutes each' });
  return t`${who}, ${what}, ${each}.`;
}

/** Shows the mail, sends it to those who are about to forget, and says how many got it. */
export function ReviewDialog({ act, onClose }: { act: NextAct; onClose: () => void }) {
  const { source } = useInsights();
  const { skill, group, people } = act;
  const { title: skillTitle } = skill;
  const send = useMutation({
    mutationFn: () => source.sendReviews({ module_id: skill.module_id, ...(group && { group_id: group.id }) }),
  });
  const { sent = 0, skipped = 0 } = send.data ?? {};
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={send.data ? t`Sent` : t`Send a review of ${skillTitle}`}
      footer={
        send.data ? (
          <SnapButton size="sm" onClick={onClose}>{t`Done`}</SnapButton>
        ) : (
          <>
            <Button variant="ghost" onClick={onClose}>{t`Cancel`}</Button>
            <SnapButton size="sm" disabled={source.isSample} isPending={send.isPending} onClick={() => send.mutate()}>
              {t`Send ${plural(people, { one: '# mail', other: '# mails' })}`}
            </SnapButton>
          </>
        )
      }
    >
      <div aria-live="polite" className="grid gap-4">
        {send.data ? (
          <>
            <p className="flex items-center gap-3 font-semibold text-leaf-ink">
              <CircleCheck className="size-6 flex-none" aria-hidden="true" />
              {plural(sent, {
                0: 'No mail was sent.',
                one: '# mail is on its way.',
                other: '# mails are on their way.',
              })}
            </p>
            {skipped > 0 && (
              <p className="text-sm text-ink-2">
                {plural(skipped, {
                  one: '# person was left out: written to in the last seven days, on leave, or without a mail address.',
                  other:
                    '# people were left out: written to in the last seven days, on leave, or without a mail address.',
                })}
              </p>
            )}
          </>
        ) : (
          <>
            <p className="text-ink-2">{costOf(act)}</p>
            <MailPreview about="review" />
            {source.isSample && <p className="font-semibold">{t`This is sample data: nothing is sent.`}</p>}
            <FormError>{send.error && wordsOf(send.error)}</FormError>
          </>
        )}
      </div>
    </Dialog>
  );
}
