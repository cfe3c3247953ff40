import { plural, t } from '@lingui/core/macro';
import { ASSISTANT_NAME } from '@snapwell/contract/brand';
import type { AssistantGap } from '@snapwell/contract/copilot/gaps.schemas';
import { useMutation, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { wordsOf } from '#platform/http/api-error.ts';
import { formatDay } from '#platform/locale/format.ts';
import { Button } from '#ui/action/button.tsx';
import { Chip } from '#ui/action/chip.tsx';
import { notify } from '#ui/feedback/notify.tsx';
import { SectionPart } from '../section-form.tsx';
import { assistantGaps, markGap } from '../settings.queries.ts';

interface GapListProps {
  orgId: string;
  /** The button that begins a lesson about a question. */
  writeLesson: (question: string) => ReactNode;
}

/** What members asked in vain: a list to write from. */
export function GapList({ orgId, writeLesson }: GapListProps) {
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useSuspenseInfiniteQuery(assistantGaps(orgId));
  const items = data.pages.flatMap((page) => page.items);
  return (
    <SectionPart
      title={t`What she couldn't answer`}
      lead={t`Questions without an answer in your lessons, and replies that didn't help. Who asked isn't kept with them here.`}
    >
      {items.length === 0 ? (
        <p className="text-ink-2">{t`Nothing in the last 90 days. What ${ASSISTANT_NAME} can't answer will stand here.`}</p>
      ) : (
        <ul className="grid divide-y divide-line">
          {items.map((gap) => (
            <li key={gap.topic} className="py-5 first:pt-0">
              <Gap orgId={orgId} gap={gap} writeLesson={writeLesson} />
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button className="justify-self-start" isPending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t`Show more`}
        </Button>
      )}
    </SectionPart>
  );
}

function Gap({ orgId, gap, writeLesson }: { gap: AssistantGap } & GapListProps) {
  const mark = useMutation(markGap(orgId));
  const { topic, questions, people, reason, last_asked_on: day } = gap;
  const set = (state: 'done' | 'not_ours' | null, done: string, canUndo: boolean) =>
    mark.mutate(
      { topic, state },
      {
        onSuccess: () =>
          notify('success', done, {
            sound: null,
            ...(canUndo && { action: { label: t`Undo`, onPress: () => set(null, t`It's on the list again.`, false) } }),
          }),
        onError: (error) => notify('error', wordsOf(error)),
      },
    );
  return (
    <article className="grid gap-2">
      <h3 className="text-base wrap-anywhere">{questions[0]}</h3>
      {questions.length > 1 && (
        <ul className="grid gap-1 text-sm text-ink-2 wrap-anywhere">
          {questions.slice(1).map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
      )}
      <p className="flex flex-wrap items-center gap-2 text-sm text-ink-3">
        {reason !== 'not_helpful' && <Chip tone="ember">{t`Nothing found`}</Chip>}
        {reason !== 'not_found' && <Chip tone="berry">{t`Didn't help`}</Chip>}
        <span>
          {people === null ? t`Few people` : plural(people, { one: '# person', other: '# people' })}
          {' · '}
          {t`last on ${formatDay(day, { day: 'numeric', month: 'long' })}`}
        </span>
      </p>
      <div className="mt-1 flex flex-wrap gap-2">
        {writeLesson(questions[0] ?? topic)}
        <Button
          size="sm"
          isPending={mark.isPending}
          onClick={() => set('done', t`Done, until somebody asks again.`, true)}
        >
          {t`Done`}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => set('not_ours', t`It won't come back to this list.`, true)}>
          {t`Not ours`}
        </Button>
      </div>
    </article>
  );
}
