import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { CONTENT_LANGUAGE } from '#platform/locale/content-language.ts';
import type { NotePiece } from './note-words.ts';
import type { Judgement, StructuredNote } from './structure-note.ts';

interface SaidWordsProps {
  text: string;
  note: StructuredNote;
  /** What is being heard and may still change. */
  live: string;
}

/** What was said, each sentence with the letter of where it went, and the words that judge underlined. */
export function SaidWords({ text, note, live }: SaidWordsProps) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const piece of note.pieces) {
    parts.push(text.slice(end, piece.start));
    parts.push(<SaidPiece key={piece.start} piece={piece} judgements={note.judgements} />);
    end = piece.start + piece.said.length;
  }
  return (
    <p
      lang={CONTENT_LANGUAGE}
      className="font-display text-[clamp(1.1875rem,1rem+1.1vw,1.75rem)] leading-normal font-medium tracking-[-0.012em] wrap-anywhere"
    >
      {parts}
      {text.slice(end)} {live && <span className="text-ink-3">{live}</span>}
    </p>
  );
}

function SaidPiece({
  piece: { said, start, part },
  judgements,
}: {
  piece: NotePiece;
  judgements: readonly Judgement[];
}) {
  const own = judgements.filter((each) => each.start >= start && each.start < start + said.length);
  const words: ReactNode[] = [];
  let end = start;
  for (const { start: at, words: judged } of own) {
    if (at < end) continue;
    words.push(said.slice(end - start, at - start));
    words.push(
      <mark
        key={at}
        className="bg-transparent text-inherit underline decoration-ember decoration-dashed decoration-2 underline-offset-4"
      >
        {judged}
      </mark>,
    );
    end = at + judged.length;
  }
  return (
    <span>
      {words}
      {said.slice(end - start)}
      <sup className="ml-1 rounded-[6px] bg-leaf-soft px-1.5 py-0.5 align-[4px] text-xs leading-none font-bold text-leaf-ink">
        <span className="sr-only">{t`went to`} </span>
        {part}
      </sup>
    </span>
  );
}
