import { t } from '@lingui/core/macro';
import { wordsOf } from '#platform/http/api-error.ts';
import type { ContentDetail } from '@snapwell/contract/learning/content.schemas';
import type { BodyOfKind } from '@snapwell/contract/learning/kinds';
import { useMutation } from '@tanstack/react-query';
import { Download, Lock, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { FormError } from '#ui/form/form-error.tsx';
import { deleteOwnContent } from '../learning.queries.ts';

interface OwnContentBarProps {
  orgId: string;
  content: Pick<ContentDetail, 'id' | 'title' | 'kind' | 'body' | 'media'>;
  onDeleted: () => void;
}

/** Above something that was made for the person alone: who sees it, the way to take it along, and to be rid of it. */
export function OwnContentBar({ orgId, content, onDeleted }: OwnContentBarProps) {
  const [isAsking, setAsking] = useState(false);
  const remove = useMutation({ ...deleteOwnContent(orgId, content.id), onSuccess: onDeleted });
  const film = filmOf(content);
  const { title } = content;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
      <p className="mr-auto flex items-center gap-2 text-sm text-ink-2">
        <Lock className="size-4" aria-hidden="true" /> {t`Private to you. No points for this one.`}
      </p>
      {film && (
        <Button size="sm" href={film.url} download={film.name}>
          <Download className="size-4" aria-hidden="true" /> {t`Download`}
        </Button>
      )}
      <Button size="sm" variant="ghost" onClick={() => setAsking(true)}>
        <Trash2 className="size-4" aria-hidden="true" /> <span className="max-sm:sr-only">{t`Delete`}</span>
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t`Delete this for good?`}
        description={t`This deletes ‘${title}’ and your progress in it. You can have a new one made.`}
        footer={
          <>
            <Button onClick={() => setAsking(false)}>{t`Keep it`}</Button>
            <Button variant="destructive" isPending={remove.isPending} onClick={() => remove.mutate()}>
              {t`Delete`}
            </Button>
          </>
        }
      >
        {remove.isError && <FormError>{wordsOf(remove.error)}</FormError>}
      </Dialog>
    </div>
  );
}

/** The file of a video, named like the video. */
function filmOf({ kind, body, media, title }: OwnContentBarProps['content']): { url: string; name: string } | null {
  const file = kind === 'video' ? media[(body as BodyOfKind<'video'>).source] : undefined;
  if (!file) return null;
  const extension = file.url.split('.').at(-1);
  return { url: file.url, name: `${title.replaceAll(/[^\p{L}\p{N} -]+/gu, '').trim()}.${extension}` };
}
