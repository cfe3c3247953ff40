import { t } from '@lingui/core/macro';
import type { ContentPage } from '@snapwell/contract/learning/content.schemas';
import { useState } from 'react';
import { Callout } from '#ui/feedback/callout.tsx';
import { ContentHead } from './content-head.tsx';
import { ContentPlayer } from './content-player.tsx';

const atTheBeginning = { furthest: 0, place: {} };

interface PreviewedContentProps {
  content: ContentPage;
  contentPath: (contentId: string) => string;
}

/** An item as learners will see it, with its own player. Nothing that is done here counts. */
export function PreviewedContent({ content: page, contentPath }: PreviewedContentProps) {
  const [actions, setActions] = useState<HTMLElement | null>(null);
  const content = {
    ...page,
    module: null,
    chapter: null,
    position: 1,
    timeline: [],
    previous: null,
    next: null,
    points: null,
    progress: {
      ...atTheBeginning,
      best_score: null,
      is_completed: false,
      completed_at: null,
      pays_in_ms: null,
      is_clear: null,
    },
    is_bookmarked: false,
    note: '',
    lock: null,
  };
  return (
    <article>
      <ContentHead content={content} isCompleted={false} onBookmark={null} actionsRef={setActions} />
      {content.body === null ? (
        <Callout kind="info" title={t`Nothing to show yet`}>
          {t`The preview comes once what is marked is mended.`}
        </Callout>
      ) : (
        <ContentPlayer
          content={content}
          play={{ start: atTheBeginning, furthest: 0, isCompleted: false, report: () => undefined }}
          contentPath={contentPath}
          actions={actions}
        />
      )}
    </article>
  );
}
