import { t } from '@lingui/core/macro';
import type { ConversationBody } from '@snapwell/contract/simulations/conversation';
import { TriangleAlert } from 'lucide-react';
import { type ConversationWarning, warningsOf } from './conversation-problems.ts';

interface ConversationWarningsProps {
  body: ConversationBody;
  onSelect: (tab: 'facts' | 'reactions' | 'rubric') => void;
}

/** What nobody can reach, each with the way to it. */
export function ConversationWarnings({ body, onSelect }: ConversationWarningsProps) {
  const warnings = warningsOf(body);
  if (warnings.length === 0) return null;
  return (
    <div className="grid gap-1 rounded-lg bg-ember-soft px-4 py-3 text-sm">
      <p className="flex items-center gap-2 font-semibold text-ember-ink">
        <TriangleAlert className="size-5 flex-none" aria-hidden="true" />
        {t`Learners would stumble over this:`}
      </p>
      <ul className="grid gap-1">
        {warnings.map((warning) => (
          <li key={`${warning.kind} ${warning.id} ${warning.other}`}>
            {warning.id !== undefined && (
              <button
                type="button"
                onClick={() => onSelect(tabOf(body, warning))}
                className="me-1.5 min-h-8 text-start font-semibold text-sky-ink underline underline-offset-2"
              >
                {nameOf(body, warning.id)}
              </button>
            )}
            {wordsOf(body, warning)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function wordsOf(body: ConversationBody, { kind, other }: ConversationWarning): string {
  const name = other === undefined ? '' : nameOf(body, other);
  switch (kind) {
    case 'fact-out-of-reach':
      return t`Nobody can bring this out: the mood never gets that good.`;
    case 'rubric-out-of-reach':
      return t`Nothing in the talk can meet this.`;
    case 'never-ends':
      return t`No reaction ends the conversation.`;
    case 'same-words':
      return t`It’s asked for by the same words as ‘${name}’.`;
  }
}

function tabOf({ facts }: ConversationBody, { kind, id }: ConversationWarning): 'facts' | 'reactions' | 'rubric' {
  if (kind === 'rubric-out-of-reach') return 'rubric';
  return facts.some((fact) => fact.id === id) ? 'facts' : 'reactions';
}

function nameOf({ facts, reactions, rubric }: ConversationBody, id: string): string {
  const words =
    facts.find((fact) => fact.id === id)?.reply ??
    reactions.find((reaction) => reaction.id === id)?.phrases[0] ??
    rubric.find((item) => item.id === id)?.text;
  const name = words || id;
  return name.length > 60 ? `${name.slice(0, 58).trimEnd()} …` : name;
}
