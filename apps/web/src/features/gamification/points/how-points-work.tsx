import { t } from '@lingui/core/macro';
import { wordsOf } from '#platform/http/api-error.ts';
import { useQuery } from '@tanstack/react-query';
import { CircleHelp, PartyPopper } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { SnapPoints } from '#ui/brand/snap-points.tsx';
import { pointRules } from '../gamification.queries.ts';
import { startTutorial } from '../welcome/tutorial.ts';
import { ruleLines, streakSentences } from './point-rule-lines.ts';

/** What the organization pays, and how its streaks work: by the rules in force. */
export function HowPointsWork({ orgId }: { orgId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setOpen(true)}>
          <CircleHelp className="size-4.5" aria-hidden="true" /> {t`How points work`}
        </Button>
        <Button onClick={startTutorial}>
          <PartyPopper className="size-4.5" aria-hidden="true" /> {t`Show me a daily welcome`}
        </Button>
      </div>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t`How points work`}
        footer={<Button onClick={() => setOpen(false)}>{t`Close`}</Button>}
      >
        <Rules orgId={orgId} />
      </Dialog>
    </>
  );
}

function Rules({ orgId }: { orgId: string }) {
  const { data, error } = useQuery({ ...pointRules(orgId), throwOnError: false });
  if (error) return <p className="text-ink-2">{wordsOf(error)}</p>;
  if (!data) return <Skeleton shape="card" className="h-72" />;
  return (
    <div className="grid gap-6">
      <ul className="divide-y divide-line">
        {ruleLines(data.rules).map(({ what, points, limit }) => (
          <li key={what} className="flex items-center gap-4 py-2.5">
            <span className="grid flex-1">
              {what}
              {limit && <small className="text-xs text-ink-2">{limit}</small>}
            </span>
            <SnapPoints points={points} isGain size="sm" />
          </li>
        ))}
      </ul>
      <div className="grid gap-2">
        <h3>{t`Your streak`}</h3>
        {streakSentences(data.rules).map((sentence) => (
          <p key={sentence} className="text-ink-2">
            {sentence}
          </p>
        ))}
      </div>
    </div>
  );
}
