import { t } from '@lingui/core/macro';
import type { AuthorItem } from '@snapwell/contract/library/authoring.schemas';
import { useMutation } from '@tanstack/react-query';
import { CalendarClock, ChevronDown, History, MessagesSquare } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '#platform/http/api-error.ts';
import { failureWords } from '#platform/http/failure-words.ts';
import { formatDateTime } from '#platform/locale/format.ts';
import { Button } from '#ui/action/button.tsx';
import { IconButton } from '#ui/action/icon-button.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { notify } from '#ui/feedback/notify.tsx';
import { Menu } from '#ui/overlay/menu.tsx';
import { MenuItem } from '#ui/overlay/menu-item.tsx';
import { AnswersDialog } from '../answers/answers-dialog.tsx';
import { cancelPublishing, publishItem } from '../authoring.queries.ts';
import { useTreeActs } from '../tree/tree-acts.ts';
import { HistoryDialog } from './history/history-dialog.tsx';
import { Hindrance, hindranceWords } from './publish-hindrance.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';
import type { Draft } from './use-draft.ts';

/** Where the line stands that says why the button does nothing. */
export const HINDRANCE_ID = 'publish-hindrance';
const LONG_ENOUGH_TO_CHOOSE_MS = 12_000;

export interface ItemPartProps {
  orgId: string;
  item: AuthorItem;
  draft: Draft;
  onItem: (item: AuthorItem) => void;
}

/** The way to learners: now, at a time, or back to what it said before. */
export function PublishBar({ orgId, item, draft, onItem }: ItemPartProps) {
  const publish = useMutation(publishItem(orgId, item.id));
  const cancel = useMutation(cancelPublishing(orgId, item.id));
  const [asked, setAsked] = useState<'schedule' | 'history' | 'answers' | null>(null);
  const hindrance = hindranceWords(item, draft);
  const { act } = useTreeActs(orgId);
  /** An item is seen once its module is. */
  const tellPublished = (next: AuthorItem) => {
    const { module } = next;
    if (!module || module.status === 'published') return notify('success', t`Learners see it now`);
    const show = async () => {
      await act([{ act: 'edit_module', id: module.id, status: 'published' }], t`Learners see ${module.title}`);
      onItem({ ...next, module: { ...module, status: 'published' } });
    };
    notify('info', t`It’s published. Learners see it once ‘${module.title}’ is shown.`, {
      sound: null,
      durationMs: LONG_ENOUGH_TO_CHOOSE_MS,
      action: { label: t`Show the module now`, onPress: () => void show() },
    });
  };
  const send = async (at: string | null) => {
    try {
      const revision = await draft.flush();
      const next = await publish.mutateAsync({ revision, at });
      onItem(next);
      if (at === null) draft.resolve(next, false);
      if (at === null) tellPublished(next);
      else notify('success', t`It’s published on ${formatDateTime(at)}`);
    } catch (error) {
      const first = error instanceof ApiError ? error.details?.[0]?.message : undefined;
      notify('error', failureWords(error, true).advice, { detail: first });
    }
  };
  return (
    <div className="flex items-center gap-1.5 max-sm:gap-0">
      <IconButton label={t`What Sophie answers from this`} onClick={() => setAsked('answers')}>
        <MessagesSquare aria-hidden="true" />
      </IconButton>
      <IconButton label={t`History`} onClick={() => setAsked('history')}>
        <History aria-hidden="true" />
      </IconButton>
      {item.publish_at ? (
        <Button onClick={() => cancel.mutate(undefined, { onSuccess: () => onItem({ ...item, publish_at: null }) })}>
          <CalendarClock className="size-5" aria-hidden="true" /> {formatDateTime(item.publish_at)}: {t`Cancel`}
        </Button>
      ) : (
        <>
          {hindrance === null ? (
            <SnapButton size="sm" isPending={publish.isPending} onClick={() => void send(null)}>
              {t`Publish`}
            </SnapButton>
          ) : (
            <Hindrance
              words={hindrance}
              problems={draft.problems}
              markdown={draft.body.markdown}
              trigger={<Button aria-describedby={HINDRANCE_ID}>{t`Publish`}</Button>}
            />
          )}
          <Menu
            trigger={
              <IconButton label={t`More ways to publish`}>
                <ChevronDown aria-hidden="true" />
              </IconButton>
            }
          >
            <MenuItem disabled={hindrance !== null} onSelect={() => setAsked('schedule')}>
              {t`Publish at a time …`}
            </MenuItem>
          </Menu>
        </>
      )}
      {asked === 'schedule' && <ScheduleDialog onClose={() => setAsked(null)} onChoose={(at) => void send(at)} />}
      {asked === 'answers' && <AnswersDialog orgId={orgId} contentId={item.id} onClose={() => setAsked(null)} />}
      {asked === 'history' && (
        <HistoryDialog
          orgId={orgId}
          contentId={item.id}
          current={{ head: draft.head, body: draft.body }}
          onClose={() => setAsked(null)}
          onRestore={(text) => draft.change(text)}
        />
      )}
    </div>
  );
}
