import type { ContentDetail, ContentLink } from '@snapwell/contract/learning/content.schemas';
import { ArrowLeft, ArrowRight, CircleCheck } from 'lucide-react';
import { paths } from '#platform/paths.ts';
import { BottomBar } from '#ui/bottom-bar.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { ProgressRing } from '#ui/progress-ring.tsx';
import { SnapButton } from '#ui/snap-button.tsx';
import { minutesLeft } from './kind-look.tsx';

interface ContentBarProps {
  orgId: string;
  content: Pick<ContentDetail, 'minutes' | 'module' | 'previous' | 'next'>;
  furthest: number;
  isCompleted: boolean;
  /** Reports that still wait for the server. */
  waiting: number;
  isReachable: boolean;
}

/** Stays in reach while one learns: how much is left, whether it is saved, and the way on. */
export function ContentBar({ orgId, content: { minutes, module, previous, next }, furthest, isCompleted, waiting, isReachable }: ContentBarProps) {
  const percent = Math.round((isCompleted ? 1 : furthest) * 100);
  return (
    <BottomBar
      lead={
        <ProgressRing value={percent} label="Progress in this item">
          {isCompleted ? <CircleCheck className="size-5 text-leaf-ink" aria-hidden="true" /> : percent}
        </ProgressRing>
      }
      title={isCompleted ? 'Complete' : minutesLeft(minutes, furthest)}
      detail={savedWords(waiting, isReachable)}
      quiet={
        previous && (
          <IconButton label={`Back: ${previous.title}`} to={linkTo(orgId, previous)}>
            <ArrowLeft className="size-5" />
          </IconButton>
        )
      }
      action={
        <SnapButton to={next ? linkTo(orgId, next) : module ? paths.module(orgId, module.id) : paths.orgHome(orgId)} className="max-w-full">
          <span className="truncate">{next ? `Next: ${next.title}` : module ? 'Back to the module' : 'Back home'}</span>
          <ArrowRight className="size-5 flex-none" aria-hidden="true" />
        </SnapButton>
      }
    />
  );
}

const linkTo = (orgId: string, { id, module_id: moduleId, chapter_id: chapterId }: ContentLink) =>
  paths.content(orgId, id, { moduleId: moduleId ?? undefined, chapterId: chapterId ?? undefined });

function savedWords(waiting: number, isReachable: boolean): string {
  if (waiting === 0) return 'Saved as you go';
  return isReachable ? 'Saving …' : 'Saved on this device until the connection is back';
}
