import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { AssignmentPreview } from '@snapwell/contract/learning/assignments/assignments.schemas';
import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#ui/action/button.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { notify } from '#ui/feedback/notify.tsx';
import { InkPanel } from '#ui/layout/ink-panel.tsx';
import { bodyOf, type Draft, dueOf, emptyDraft, hasSomebody, whoOf } from './assignment-draft.ts';
import { monthsWords } from './assignment-words.ts';
import { askableGroups, assignableTargets, assignmentPreview, makeAssignment } from './assignments.queries.ts';
import { SentenceWord, StepMark } from './sentence-parts.tsx';
import { WhatFollows } from './what-follows.tsx';
import { WhatStep } from './what-step.tsx';
import { WhenStep } from './when-step.tsx';
import { WhoStep } from './who-step.tsx';

type Step = 'who' | 'what' | 'when';
const STEPS: readonly Step[] = ['who', 'what', 'when'];

interface NewAssignmentProps {
  orgId: string;
  backPath: string;
  pathOf: (assignmentId: string) => string;
  /** A leader asks the groups they lead, and no one else. */
  isLeader?: boolean;
}

/** The sentence is the form: whom, what, by when. Nothing is sent before the last button. */
export function NewAssignmentForm({ orgId, backPath, pathOf, isLeader = false }: NewAssignmentProps) {
  const { data: groups } = useSuspenseQuery(askableGroups(orgId));
  const { data: targets } = useSuspenseQuery(assignableTargets(orgId));
  const askable = isLeader ? groups.filter(({ is_leader }) => is_leader) : groups;
  const [step, setStep] = useState<Step>('who');
  const [draft, setDraft] = useState(emptyDraft);
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const body = bodyOf(draft);
  const { data: preview } = useQuery(assignmentPreview(orgId, body));
  const make = useMutation(makeAssignment(orgId));
  const navigate = useNavigate();
  const target = targets.find((each) => each.target_type === draft.target?.type && each.target_id === draft.target.id);
  const isChosen = { who: hasSomebody(draft), what: target !== undefined, when: true };
  const submit = () =>
    make.mutate(body!, {
      onSuccess({ id, counts }) {
        notify('success', plural(counts.people, { one: 'One person is asked.', other: '# people are asked.' }));
        void navigate(pathOf(id));
      },
    });
  return (
    <div className="grid gap-7">
      <Button variant="ghost" to={backPath} className="justify-self-start">
        <ArrowLeft className="size-4" aria-hidden="true" /> <Trans>Assignments</Trans>
      </Button>
      <Sentence
        draft={draft}
        who={whoOf(draft, askable)}
        what={target?.title ?? null}
        isWhoOpen={!isChosen.who}
        step={step}
        onOpen={setStep}
      />
      <div className="grid items-start gap-8 lg:grid-cols-[12rem_minmax(0,1fr)] xl:grid-cols-[12rem_minmax(0,1fr)_19rem]">
        <Steps step={step} isChosen={isChosen} onOpen={setStep} />
        <section className="grid min-w-0 gap-6" aria-live="polite">
          {step === 'who' && (
            <WhoStep orgId={orgId} groups={askable} chosen={draft} onChange={change} canAskEverybody={!isLeader} />
          )}
          {step === 'what' && (
            <WhatStep targets={targets} chosen={draft.target} onChoose={(chosen) => change({ target: chosen })} />
          )}
          {step === 'when' && <WhenStep draft={draft} onChange={change} />}
          {step !== 'when' && (
            <Button
              size="lg"
              className="justify-self-start"
              disabled={!isChosen[step]}
              onClick={() => setStep(step === 'who' ? 'what' : 'when')}
            >
              <Trans>Next</Trans> <ArrowRight className="size-5" aria-hidden="true" />
            </Button>
          )}
        </section>
        <FollowPanel preview={body ? preview : undefined} isPending={make.isPending} onSubmit={submit} />
      </div>
    </div>
  );
}

interface SentenceProps {
  draft: Draft;
  who: string;
  what: string | null;
  isWhoOpen: boolean;
  step: Step;
  onOpen: (step: Step) => void;
}

function Sentence({ draft, who: whoWords, what: whatWords, isWhoOpen, step, onOpen }: SentenceProps) {
  const word = (which: Step, words: string, isOpen: boolean) => (
    <SentenceWord isOpen={isOpen} onPress={() => onOpen(which)}>
      {words}
    </SentenceWord>
  );
  const isNow = step === 'when';
  const who = word('who', whoWords, isWhoOpen);
  const what = word('what', whatWords ?? t`something`, whatWords === null);
  const by = word('when', dueOf(draft.due), isNow);
  const some = word('when', t`some day`, isNow);
  const again = word('when', draft.months === null ? t`once` : t`again every ${monthsWords(draft.months)}`, isNow);
  return (
    <h1 className="max-w-[24ch] text-[clamp(1.75rem,1.2rem+2.6vw,3rem)] leading-[1.15] font-extrabold tracking-[-0.04em]">
      {draft.due.type === 'open' ? (
        <Trans>
          {who} does {what}, {some}, {again}.
        </Trans>
      ) : (
        <Trans>
          {who} does {what} by {by}, {again}.
        </Trans>
      )}
    </h1>
  );
}

interface StepsProps {
  step: Step;
  isChosen: Record<Step, boolean>;
  onOpen: (step: Step) => void;
}

function Steps({ step, isChosen, onOpen }: StepsProps) {
  return (
    <ol className="grid gap-1 max-lg:auto-cols-fr max-lg:grid-flow-col">
      {STEPS.map((each, index) => (
        <li key={each}>
          <StepMark
            number={index + 1}
            isNow={step === each}
            isDone={step !== each && isChosen[each] && STEPS.indexOf(step) > index}
            onPress={() => onOpen(each)}
            title={{ who: t`Who`, what: t`What`, when: t`By when` }[each]}
          />
        </li>
      ))}
    </ol>
  );
}

interface FollowPanelProps {
  preview: AssignmentPreview | undefined;
  isPending: boolean;
  onSubmit: () => void;
}

function FollowPanel({ preview, isPending, onSubmit }: FollowPanelProps) {
  return (
    <InkPanel className="p-6 max-xl:lg:col-start-2" aria-labelledby="what-will-happen">
      <h2 id="what-will-happen" className="mb-4 text-lg">
        <Trans>What will happen</Trans>
      </h2>
      {preview ? (
        <WhatFollows preview={preview} />
      ) : (
        <p className="text-sm text-ink-2">
          <Trans>Choose who and what. You see here what follows before anything is sent.</Trans>
        </p>
      )}
      <SnapButton
        className="mt-6 w-full"
        disabled={!preview || preview.people === 0}
        isPending={isPending}
        onClick={onSubmit}
      >
        {preview
          ? plural(preview.people - preview.done_already, { one: 'Ask one person', other: 'Ask # people' })
          : t`Ask them`}{' '}
        <ArrowRight className="size-5" aria-hidden="true" />
      </SnapButton>
    </InkPanel>
  );
}
