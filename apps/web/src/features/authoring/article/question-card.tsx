import { t } from '@lingui/core/macro';
import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { Check, CircleHelp, PenLine } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { Chip } from '#ui/action/chip.tsx';
import { QuestionForm } from './question-form.tsx';
import { readQuestion, writeQuestion } from './question-source.ts';

/** A question in a text as its author sees it: what is asked, the answers with the right one marked, and the way to change it. */
export function QuestionCard({ node, updateAttributes }: NodeViewProps) {
  const [isEditing, setEditing] = useState(false);
  const source = String(node.attrs.source);
  const question = readQuestion(source);
  return (
    <NodeViewWrapper
      data-question-card
      contentEditable={false}
      className="rounded-lg border border-line bg-surface p-4 font-sans text-base whitespace-normal shadow-card sm:p-5"
    >
      <p className="flex items-center justify-between gap-3">
        <Chip tone="snap">
          <CircleHelp aria-hidden="true" /> {t`Question in the text`}
        </Chip>
        <Button size="sm" onClick={() => setEditing(true)}>
          <PenLine className="size-4.5" aria-hidden="true" /> {t`Edit`}
        </Button>
      </p>
      <p className="mt-3 font-display text-lg leading-snug font-bold">
        {question === null ? t`This question can’t be read. Edit it to write it anew.` : question.prompt}
      </p>
      <ul className="mt-3 grid gap-1.5">
        {question?.options.map(({ text, correct }, i) => (
          <li key={`${i} ${text}`} className="flex items-start gap-2.5 text-ink-2">
            {correct ? (
              <Check className="mt-0.5 size-5 flex-none text-leaf-ink" role="img" aria-label={t`Right`} />
            ) : (
              <span className="mt-2.5 ml-1.5 size-2 flex-none rounded-full bg-line-strong" aria-hidden="true" />
            )}
            <span className={correct ? 'font-semibold text-ink' : undefined}>{text}</span>
          </li>
        ))}
      </ul>
      {isEditing && (
        <QuestionForm
          question={question}
          onWritten={(written) => updateAttributes({ source: writeQuestion(written) })}
          onClose={() => setEditing(false)}
        />
      )}
    </NodeViewWrapper>
  );
}
