import { t } from '@lingui/core/macro';
import type { AuthorItem } from '@snapwell/contract/library/authoring.schemas';
import { useMutation } from '@tanstack/react-query';
import { CalendarClock, ChevronDown, History } from 'lucide-react';
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
import { cancelPublishing, publishItem } from '../authoring.queries.ts';
import { HistoryDialog } from './history-dialog.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';
import type { Draft } from './use-draft.ts';

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
  const [asked, setAsked] = useState<'schedule' | 'history' | null>(null);
  // A version whose original has changed may be right as it is: publishing says so.
  const isBehind = item.versions.some(
    ({ language, state }) => item.original && language === item.language && (state === 'stale' || state === 'hidden'),
  );
  const isEmpty = draft.revision === 0 && draft.state === 'saved' && !isBehind;
  const send = async (at: string | null) => {
    try {
      const revision = await draft.flush();
      const next = await publish.mutateAsync({ revision, at });
      onItem(next);
      if (at === null) draft.resolve(next, false);
      notify('success', at === null ? t`Learners see it now` : t`It’s published on ${formatDateTime(at)}`);
    } catch (error) {
      const first = error instanceof ApiError ? error.details?.[0]?.message : undefined;
      notify('error', failureWords(error, true).advice, { detail: first });
    }
  };
  return (
    <div className="flex items-center gap-1.5">
      <IconButton label={t`History`} onClick={() => setAsked('history')}>
        <History aria-hidden="true" />
      </IconButton>
      {item.publish_at ? (
        <Button onClick={() => cancel.mutate(undefined, { onSuccess: () => onItem({ ...item, publish_at: null }) })}>
          <CalendarClock className="size-5" aria-hidden="true" /> {formatDateTime(item.publish_at)}: {t`Cancel`}
        </Button>
      ) : (
        <>
          <SnapButton
            size="sm"
            isPending={publish.isPending}
            disabled={isEmpty || draft.problems.length > 0}
            onClick={() => void send(null)}
          >
            {t`Publish`}
          </SnapButton>
          <Menu
            trigger={
              <IconButton label={t`More ways to publish`}>
                <ChevronDown aria-hidden="true" />
              </IconButton>
            }
          >
            <MenuItem disabled={isEmpty || draft.problems.length > 0} onSelect={() => setAsked('schedule')}>
              {t`Publish at a time …`}
            </MenuItem>
          </Menu>
        </>
      )}
      {asked === 'schedule' && <ScheduleDialog onClose={() => setAsked(null)} onChoose={(at) => void send(at)} />}
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
