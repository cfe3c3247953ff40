import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { ArrowLeft, ArrowRight, CloudCheck, CloudOff, CloudUpload } from 'lucide-react';
import type { ReactNode } from 'react';
import { type SavingState, useSavingState } from '#platform/outbox/outbox.ts';
import { BottomBar } from '#ui/layout/bottom-bar.tsx';
import { Button } from '#ui/action/button.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { ANSWER_KIND } from '../saving/answer-outbox.ts';

const SAVING: Record<SavingState, { icon: ReactNode; words: MessageDescriptor }> = {
  saved: { icon: <CloudCheck className="size-5 text-leaf-ink" aria-hidden="true" />, words: msg`Saved` },
  waiting: { icon: <CloudUpload className="size-5" aria-hidden="true" />, words: msg`Saving …` },
  stuck: {
    icon: <CloudOff className="size-5 text-berry-ink" aria-hidden="true" />,
    words: msg`No connection. Saved on this device.`,
  },
};

interface QuizBarProps {
  main: { label: string; onPress: () => void; isPending: boolean; isDisabled?: boolean; hasArrow?: boolean };
  onBack: (() => void) | null;
  /** The way past this question. */
  pass: { label: string; onPress: () => void } | null;
  /** The page says already that the answer waits on this device. */
  isKept: boolean;
}

/** Stays within the thumb's reach: whether all is saved, and the one next step. */
export function QuizBar({ main, onBack, pass, isKept }: QuizBarProps) {
  const { icon, words } = SAVING[useSavingState(ANSWER_KIND)];
  return (
    <BottomBar
      width="quiz"
      lead={
        !isKept && (
          <span role="status" className="flex items-center gap-2 text-ink-2">
            {icon}
            <span className="max-sm:sr-only">{i18n._(words)}</span>
          </span>
        )
      }
      action={
        <div className="flex items-center gap-1 sm:gap-2 max-sm:*:last:flex-1">
          {onBack && (
            <Button variant="ghost" onClick={onBack} aria-label={t`Back to the question before`}>
              <ArrowLeft className="size-5" aria-hidden="true" />
            </Button>
          )}
          {pass && (
            <Button variant="ghost" onClick={pass.onPress}>
              {pass.label}
            </Button>
          )}
          <SnapButton onClick={main.onPress} isPending={main.isPending} disabled={main.isDisabled}>
            {main.label}
            {main.hasArrow && <ArrowRight className="size-5" aria-hidden="true" />}
          </SnapButton>
        </div>
      }
    />
  );
}
