import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { DocumentDetail, DocumentDraft } from '@snapwell/contract/library/documents/documents.schemas';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureWords } from '#platform/http/failure-words.ts';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { FormError } from '#ui/form/form-error.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { makeItems } from './documents.queries.ts';

interface MakeDraftsProps {
  orgId: string;
  document: DocumentDetail;
  draft: DocumentDraft;
  onClose: () => void;
  /** Where the first of them is written on. */
  onMade: (contentId: string) => void;
}

/** What of a document becomes drafts: its parts, its questions, its cards. */
export function MakeDrafts({ orgId, document, draft, onClose, onMade }: MakeDraftsProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [hasQuestions, setHasQuestions] = useState(false);
  const [hasCards, setHasCards] = useState(draft.flashcards.length >= 2);
  const making = useMutation(makeItems(orgId, document.id));
  const chosen = draft.items.filter(({ id }) => !left.has(id));
  const count = chosen.length + (hasQuestions ? 1 : 0) + (hasCards ? 1 : 0);
  const { title } = document;
  const terms = draft.terms.map(({ term }) => term).join(', ');
  const toggle = (id: string, isChosen: boolean) => {
    const next = new Set(left);
    if (isChosen) next.delete(id);
    else next.add(id);
    setLeft(next);
  };
  const make = async () => {
    const { content_ids: ids } = await making.mutateAsync({
      items: chosen.map(({ id }) => id),
      questions: hasQuestions ? draft.questions.map(({ id }) => id) : [],
      flashcards: hasCards,
      module_id: null,
    });
    onMade(ids[0]!);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={t`What becomes a draft?`}
      description={t`They go into a new module, “${title}”. Nobody sees them until you publish them.`}
      footer={
        <SnapButton
          size="sm"
          disabled={count === 0 || making.isPending}
          onClick={() => void make().catch(() => undefined)}
        >
          {making.isPending ? t`Making…` : t`${plural(count, { one: 'Make # draft', other: 'Make # drafts' })}`}
        </SnapButton>
      }
    >
      <div className="grid gap-3">
        {draft.items.map(({ id, title: label, minutes, chapter }) => (
          <Checkbox
            key={id}
            label={label}
            hint={chapter === null ? t`${minutes} min` : t`${minutes} min, ${chapter}`}
            isChecked={!left.has(id)}
            onChange={(isChosen) => toggle(id, isChosen)}
          />
        ))}
        {draft.questions.length > 0 && (
          <Checkbox
            label={t`${plural(draft.questions.length, { one: 'A quiz of # question', other: 'A quiz of # questions' })}`}
            hint={
              draft.origin === 'rules'
                ? t`Raw: gaps where the document gives a number or explains a word. Read them before you publish.`
                : undefined
            }
            isChecked={hasQuestions}
            onChange={setHasQuestions}
          />
        )}
        {draft.flashcards.length >= 2 && (
          <Checkbox
            label={t`${plural(draft.flashcards.length, { one: '# flashcard', other: '# flashcards' })}`}
            isChecked={hasCards}
            onChange={setHasCards}
          />
        )}
        {draft.terms.length > 0 && (
          <p className="text-sm text-ink-2">
            <Trans>For the glossary: {terms}</Trans>
          </p>
        )}
        {making.error && <FormError>{failureWords(making.error, true).advice}</FormError>}
      </div>
    </Dialog>
  );
}
