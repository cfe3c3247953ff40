import { t } from '@lingui/core/macro';
import type { ConversationBody } from '@snapwell/contract/simulations/conversation';
import type { ConversationTry } from '@snapwell/contract/simulations/conversation-try.schemas';
import { Check, CircleDashed, Lock } from 'lucide-react';
import { Chip } from '#ui/action/chip.tsx';
import { classNames } from '#ui/class-names.ts';

/** An author's sentence may be longer than the panel is wide. */
const WRAPPED = 'max-w-full whitespace-normal!';

/** What the persona took one sentence for. */
export function Heard({
  body,
  before,
  now,
}: {
  body: ConversationBody;
  before: ConversationTry | undefined;
  now: ConversationTry;
}) {
  const { meanings, manner } = now.step;
  const met = now.met.filter((id) => !before?.met.includes(id));
  return (
    <li className="flex flex-wrap justify-end gap-1 text-2xs">
      {meanings.map(({ id, kind }) => (
        <Chip key={id} tone={kind === 'withheld' ? 'ember' : 'sky'} className={WRAPPED}>
          {kind === 'withheld' ? t`Kept back: ${nameIn(body, id)}` : nameIn(body, id)}
        </Chip>
      ))}
      {meanings.length === 0 && <Chip>{manner === 'rude' ? t`Rude` : t`Not understood`}</Chip>}
      {met.map((id) => (
        <Chip key={id} tone="leaf" className={WRAPPED}>
          {t`Met: ${rubricIn(body, id)}`}
        </Chip>
      ))}
    </li>
  );
}

interface TryFindingsProps {
  body: ConversationBody;
  last: ConversationTry | null;
}

/** The facts and the rubric of the draft: what came out and what was met is lit. */
export function TryFindings({ body, last }: TryFindingsProps) {
  const { told = [], withheld = [], met = [], left_out: leftOut = [] } = last ?? {};
  const isPlayed = ({ id }: { id: string }) => !leftOut.includes(id);
  const [facts, items] = [body.facts.length, body.rubric.length];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line pt-4 text-sm">
      {facts > 0 && (
        <Lights
          title={t`Came out: ${told.length} of ${facts}`}
          rows={body.facts.map(({ id, reply }) => ({
            id,
            text: reply || id,
            state: told.includes(id) ? 'lit' : withheld.includes(id) ? 'kept' : 'dark',
            isPlayed: isPlayed({ id }),
          }))}
        />
      )}
      {items > 0 && (
        <Lights
          title={t`Met: ${met.length} of ${items}`}
          rows={body.rubric.map(({ id, text }) => ({
            id,
            text: text || id,
            state: met.includes(id) ? 'lit' : 'dark',
            isPlayed: isPlayed({ id }),
          }))}
        />
      )}
    </div>
  );
}

interface LightRow {
  readonly id: string;
  readonly text: string;
  readonly state: 'lit' | 'kept' | 'dark';
  /** It is finished enough to take part. */
  readonly isPlayed: boolean;
}

function Lights({ title, rows }: { title: string; rows: readonly LightRow[] }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-1.5" aria-label={title}>
      <h4 className="font-semibold">{title}</h4>
      <ul className="grid max-h-52 grid-cols-[minmax(0,1fr)] gap-1 overflow-y-auto">
        {rows.map(({ id, text, state, isPlayed }) => (
          <li
            key={id}
            className={classNames(
              'flex items-start gap-2 rounded-control px-2 py-1 transition-colors',
              state === 'lit' ? 'bg-leaf-soft' : state === 'kept' ? 'bg-ember-soft' : 'text-ink-2',
            )}
          >
            <LightIcon state={state} />
            <span className="min-w-0 flex-1">
              <span className="line-clamp-2">{text}</span>
              <span className="sr-only">{wordsOfState(state)}</span>
              {!isPlayed && <span className="text-ink-3">{t`Not finished: it doesn’t take part.`}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function LightIcon({ state }: Pick<LightRow, 'state'>) {
  const look = 'mt-0.5 size-4 flex-none';
  if (state === 'lit') return <Check className={`${look} text-leaf-ink`} aria-hidden="true" />;
  if (state === 'kept') return <Lock className={`${look} text-ember-ink`} aria-hidden="true" />;
  return <CircleDashed className={`${look} text-ink-3`} aria-hidden="true" />;
}

function wordsOfState(state: LightRow['state']): string {
  if (state === 'lit') return t`, done`;
  return state === 'kept' ? t`, kept back` : '';
}

function nameIn({ facts, reactions }: ConversationBody, id: string): string {
  const fact = facts.find((each) => each.id === id);
  return shortened(fact?.reply ?? reactions.find((each) => each.id === id)?.phrases[0] ?? id);
}

const rubricIn = ({ rubric }: ConversationBody, id: string) =>
  shortened(rubric.find((each) => each.id === id)?.text ?? id);

const shortened = (text: string) => (text.length > 40 ? `${text.slice(0, 39)}…` : text);
