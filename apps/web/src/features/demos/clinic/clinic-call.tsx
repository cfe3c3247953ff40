import { t } from '@lingui/core/macro';
import type { ClinicTurn } from '@snapwell/contract/voice/clinic.schemas';
import { CLINIC_OPENING, CLINIC_SAID_LENGTH } from '@snapwell/contract/voice/clinic.schemas';
import { CalendarCheck, PhoneOff, Send, TriangleAlert } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { formatDate } from '#platform/locale/format.ts';
import { CONTENT_LANGUAGE } from '#platform/locale/content-language.ts';
import { Button } from '#ui/action/button.tsx';
import { Chip } from '#ui/action/chip.tsx';
import { IconButton } from '#ui/action/icon-button.tsx';
import { FormError } from '#ui/form/form-error.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Card } from '#ui/layout/card.tsx';
import phrases from './clinic-phrases.json';
import { type ClinicExchange, clinicStateOf } from './clinic-store.ts';

interface ClinicCallProps {
  exchanges: readonly ClinicExchange[];
  /** What was said and is not answered yet. */
  pending: string | null;
  problem: string | null;
  /** Where one turns the voice on and off. */
  voice: ReactNode;
  onSay: (said: string) => void;
  onHangUp: () => void;
}

/** A call with the made-up clinic: what was said, what it offers, and what it has booked. */
export function ClinicCall({ exchanges, pending, problem, voice, onSay, onHangUp }: ClinicCallProps) {
  const state = clinicStateOf(exchanges);
  const last = useRef<HTMLLIElement>(null);
  const count = exchanges.length;
  useEffect(() => {
    if (count > 0) last.current?.scrollIntoView({ block: 'nearest' });
  }, [count]);
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <section aria-label={t`The call`} className="rounded-lg border border-line bg-surface shadow-card">
        <ol aria-live="polite" className="grid min-h-72 content-start gap-3 p-4 sm:p-6">
          <Line who="clinic">{CLINIC_OPENING}</Line>
          {exchanges.map(({ said, turn }, at) => (
            <li key={at} ref={at === count - 1 ? last : undefined}>
              <ul className="grid gap-3">
                <Line who="person">{said}</Line>
                <Line who="clinic" kind={turn.kind}>
                  {turn.reply}
                </Line>
              </ul>
            </li>
          ))}
          {pending !== null && <Line who="person">{pending}</Line>}
        </ol>
        <Answers state={state} isBusy={pending !== null} onSay={onSay} />
        <SayForm voice={voice} isBusy={pending !== null} onSay={onSay} />
        <FormError>{problem}</FormError>
      </section>
      <Aside booked={state.booked} hasCall={count > 0} onHangUp={onHangUp} />
    </div>
  );
}

function Line({ who, kind, children }: { who: 'clinic' | 'person'; kind?: ClinicTurn['kind']; children: ReactNode }) {
  const isAlarm = kind === 'emergency';
  const look =
    who === 'person'
      ? 'justify-self-end bg-leaf-soft text-leaf-ink'
      : isAlarm
        ? 'bg-berry-soft font-semibold text-berry-ink'
        : 'bg-surface-2';
  return (
    <li
      lang={CONTENT_LANGUAGE}
      className={`w-fit max-w-[88%] rounded-[18px] px-4 py-2.5 leading-snug ${who === 'person' ? 'ml-auto' : ''} ${look}`}
    >
      <span className="sr-only">{who === 'person' ? t`You:` : t`Clinic:`} </span>
      {isAlarm && <TriangleAlert className="mr-2 inline size-5" aria-hidden="true" />}
      {children}
    </li>
  );
}

/** What fits now, to be tapped instead of said. */
function Answers({
  state: { step, offered, booked },
  isBusy,
  onSay,
}: {
  state: ReturnType<typeof clinicStateOf>;
  isBusy: boolean;
  onSay: (said: string) => void;
}) {
  const { first, second, third, yes, no, later, begin, afterwards } = phrases;
  const answers =
    step === 'offered'
      ? [...[first, second, third].slice(0, offered.length), later]
      : step === 'confirming' || step === 'cancelling'
        ? [yes, no]
        : booked
          ? afterwards
          : begin;
  return (
    <ul aria-label={t`Answers that fit`} lang={CONTENT_LANGUAGE} className="flex flex-wrap gap-2 px-4 pb-3 sm:px-6">
      {answers.map((answer) => (
        <li key={answer}>
          <Button size="sm" disabled={isBusy} onClick={() => onSay(answer)}>
            {answer}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function SayForm({ voice, isBusy, onSay }: { voice: ReactNode; isBusy: boolean; onSay: (said: string) => void }) {
  const [words, setWords] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (words.trim() === '' || isBusy) return;
    onSay(words.trim());
    setWords('');
  };
  return (
    <form onSubmit={send} className="flex items-end gap-2 border-t border-line p-3 sm:px-6">
      {voice}
      <TextField
        className="flex-1"
        label={t`Say something to the clinic, in English`}
        isLabelHidden
        placeholder={t`Type, or speak`}
        maxLength={CLINIC_SAID_LENGTH}
        autoComplete="off"
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <IconButton label={t`Send`} type="submit" aria-disabled={isBusy}>
        <Send aria-hidden="true" />
      </IconButton>
    </form>
  );
}

function Aside({ booked, hasCall, onHangUp }: { booked: string | null; hasCall: boolean; onHangUp: () => void }) {
  return (
    <aside aria-label={t`About this clinic`} className="grid gap-5">
      <Card padding="sm">
        <Chip>{t`Made-up clinic`}</Chip>
        {booked ? (
          <>
            <p className="mt-3 flex items-center gap-2 font-semibold text-leaf-ink">
              <CalendarCheck className="size-5" aria-hidden="true" /> {t`Your appointment`}
            </p>
            <p className="figure mt-1 text-2xl">{booked.slice(11)}</p>
            <p className="text-sm text-ink-2">{formatDate(`${booked}:00`)}</p>
          </>
        ) : (
          <p className="mt-3 text-sm text-ink-2">{t`No appointment yet.`}</p>
        )}
      </Card>
      <div className="text-sm">
        <h2 className="text-lg">{t`What it may do`}</h2>
        <p className="mt-1 text-ink-2">{t`Tell the hours, and find, book, move or cancel a slot. It asks before it books.`}</p>
        <h2 className="mt-4 text-lg">{t`What it may not do`}</h2>
        <p className="mt-1 text-ink-2">
          {t`Give medical advice, or keep you in an emergency: it sends you to 112 first, whatever you were talking about.`}
        </p>
        <p className="mt-4 text-xs text-ink-3">
          {t`Nothing of the call is stored on the server. It understands English, by rules and examples.`}
        </p>
      </div>
      {hasCall && (
        <Button onClick={onHangUp} className="justify-self-start">
          <PhoneOff className="size-4.5" aria-hidden="true" /> {t`Hang up and begin anew`}
        </Button>
      )}
    </aside>
  );
}
