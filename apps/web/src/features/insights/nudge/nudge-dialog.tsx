import { plural, t } from '@lingui/core/macro';
import type { AtRiskPanel, NudgeRequest, NudgeResult } from '@snapwell/contract/analytics/people-insights.schemas';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { wordsOf } from '#platform/http/api-error.ts';
import { formatList } from '#platform/locale/format.ts';
import { Button } from '#ui/action/button.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { FormError } from '#ui/form/form-error.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { insightsKeys, nudgePreviewOf, useInsights } from '../insights.queries.ts';

export type NudgedPerson = Pick<AtRiskPanel['rows'][number], 'uid' | 'display_name' | 'can_nudge'>;

/** Names in a sentence, before 'and 7 more'. */
const NAMES = 6;

export interface NudgeDialogProps {
  people: readonly NudgedPerson[];
  about: NudgeRequest['about'];
  onClose: () => void;
}

/** Shows the mail and who gets it, sends it, and says who got it and who didn't. */
export function NudgeDialog({ people, about, onClose }: NudgeDialogProps) {
  const { source } = useInsights();
  const queryClient = useQueryClient();
  const receivers = people.filter(({ can_nudge: can }) => can);
  const send = useMutation({
    mutationFn: () => source.nudge({ uids: receivers.map(({ uid }) => uid), about }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: insightsKeys.panel(source, 'at-risk') }),
  });
  const count = receivers.length;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={send.data ? t`Sent` : t`Nudge ${plural(count, { one: '# person', other: '# people' })}`}
      footer={
        send.data ? (
          <SnapButton size="sm" onClick={onClose}>{t`Done`}</SnapButton>
        ) : (
          <>
            <Button variant="ghost" onClick={onClose}>{t`Cancel`}</Button>
            <SnapButton
              size="sm"
              disabled={count === 0 || source.isSample}
              isPending={send.isPending}
              onClick={() => send.mutate()}
            >
              {t`Send ${plural(count, { one: '# mail', other: '# mails' })}`}
            </SnapButton>
          </>
        )
      }
    >
      <div aria-live="polite" className="grid gap-4">
        {send.data ? (
          <SentWords result={send.data} people={people} />
        ) : (
          <>
            <p className="text-ink-2">{receiverWords(receivers)}</p>
            <LeftOut people={people.filter(({ can_nudge: can }) => !can)} />
            <MailPreview about={about} />
            {source.isSample && <p className="font-semibold">{t`This is sample data: nothing is sent.`}</p>}
            <FormError>{send.error && wordsOf(send.error)}</FormError>
          </>
        )}
      </div>
    </Dialog>
  );
}

function receiverWords(receivers: readonly NudgedPerson[]): string {
  if (receivers.length === 0)
    return t`Everybody here was written to in the last seven days, or can't be reached by mail.`;
  const names = namesOf(receivers);
  return t`Goes to ${names}, in their own language. Each person gets at most one nudge a week.`;
}

function namesOf(people: readonly { display_name: string }[]): string {
  const shown = people.slice(0, NAMES).map(({ display_name: name }) => name);
  const rest = people.length - shown.length;
  return formatList(rest > 0 ? [...shown, plural(rest, { one: '# more', other: '# more' })] : shown);
}

function LeftOut({ people }: { people: readonly NudgedPerson[] }) {
  if (people.length === 0) return null;
  const names = namesOf(people);
  return (
    <p className="text-sm text-ink-2">{t`Not to ${names}: written to in the last seven days, or no mail address.`}</p>
  );
}

/** The mail as it will arrive, in the sender's language. */
export function MailPreview({ about }: Pick<NudgeDialogProps, 'about'>) {
  const { source } = useInsights();
  const { data, error } = useQuery({ ...nudgePreviewOf(source, about), throwOnError: false });
  if (error) return <FormError>{wordsOf(error)}</FormError>;
  return (
    <figure className="rounded-md border border-line bg-surface-2 p-4 text-sm">
      <figcaption className="mb-2 text-xs font-semibold text-ink-3">{t`What they get`}</figcaption>
      {data ? (
        <>
          <p className="mb-2 font-semibold">{data.subject}</p>
          <p className="wrap-anywhere whitespace-pre-line text-ink-2">{data.text}</p>
        </>
      ) : (
        <span className="grid gap-2">
          <Skeleton className="w-48" />
          <Skeleton />
          <Skeleton className="w-3/4" />
        </span>
      )}
    </figure>
  );
}

function SentWords({ result, people }: { result: NudgeResult; people: readonly NudgedPerson[] }) {
  const sent = result.sent.length;
  const left = result.skipped
    .map(({ uid }) => people.find((person) => person.uid === uid))
    .filter((person) => !!person);
  return (
    <>
      <p className="flex items-center gap-3 font-semibold text-leaf-ink">
        <CircleCheck className="size-6 flex-none" aria-hidden="true" />
        {plural(sent, { 0: 'No mail was sent.', one: '# mail is on its way.', other: '# mails are on their way.' })}
      </p>
      <LeftOut people={left} />
    </>
  );
}
