import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { ArrowLeftRight, CircleQuestionMark } from 'lucide-react';
import { formatList } from '#platform/locale/format.ts';
import { CONTENT_LANGUAGE } from '#platform/locale/content-language.ts';
import { Button } from '#ui/action/button.tsx';
import { IconButton } from '#ui/action/icon-button.tsx';
import { Menu } from '#ui/overlay/menu.tsx';
import { MenuItem } from '#ui/overlay/menu-item.tsx';
import { addToNote, movePiece, otherParts } from './note-store.ts';
import { missingTexts, sbarTexts, vitalTexts } from './note.texts.ts';
import { SBAR } from './note-words.ts';
import type { MissingThing } from './missing-things.ts';
import type { StructuredNote } from './structure-note.ts';

interface SbarNoteProps {
  note: StructuredNote;
  onSayIt: () => void;
}

/** The note in SBAR: what was said under its letter, what is missing in a dashed well with the question. */
export function SbarNote({ note: { pieces, missing }, onSayIt }: SbarNoteProps) {
  const last = pieces.at(-1)?.part;
  return (
    <div className="divide-y divide-line">
      {SBAR.map((part) => (
        <section
          key={part}
          aria-labelledby={`part-${part}`}
          className="grid grid-cols-[52px_minmax(0,1fr)] gap-3.5 py-4 first:pt-0 sm:grid-cols-[92px_minmax(0,1fr)] sm:gap-5"
        >
          <b
            aria-hidden="true"
            className={`font-display text-[3.5rem] leading-[.8] font-extrabold tracking-[-0.05em] sm:text-[5.25rem] ${part === last ? 'text-leaf-ink' : ''}`}
          >
            {part}
          </b>
          <div>
            <h2 id={`part-${part}`} className="mb-1 font-text text-sm font-semibold tracking-normal text-ink-2">
              {i18n._(sbarTexts[part])}
            </h2>
            <ul lang={CONTENT_LANGUAGE}>
              {pieces
                .filter((piece) => piece.part === part)
                .map(({ start, said, written }) => (
                  <li key={start} className="group flex items-start justify-between gap-2 py-0.5">
                    <span className="py-1">{written}</span>
                    <Menu
                      trigger={
                        <IconButton
                          label={t`Move: ${written}`}
                          className="flex-none opacity-60 hover:opacity-100 print:hidden"
                        >
                          <ArrowLeftRight className="size-4" aria-hidden="true" />
                        </IconButton>
                      }
                    >
                      {otherParts(part).map((other) => (
                        <MenuItem key={other} onSelect={() => movePiece(said, other)}>
                          {i18n._(sbarTexts[other])}
                        </MenuItem>
                      ))}
                    </Menu>
                  </li>
                ))}
            </ul>
            {missing
              .filter((thing) => thing.part === part)
              .map((thing) => (
                <Missing key={thing.id} thing={thing} onSayIt={onSayIt} />
              ))}
          </div>
        </section>
      ))}
    </div>
  );
}

function Missing({ thing: { id, answers, which }, onSayIt }: { thing: MissingThing; onSayIt: () => void }) {
  const words = which && formatList(which.map((sign) => i18n._(vitalTexts[sign])));
  return (
    <div className="mt-2.5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-[18px] border-2 border-dashed border-ember py-1.5 pr-1.5 pl-3.5 max-sm:-ml-[66px] max-sm:py-2.5">
      <p className="mr-auto inline-flex items-center gap-2.5 font-[650] text-ember-ink">
        <CircleQuestionMark className="size-5 flex-none" aria-hidden="true" />
        <span>
          {i18n._(missingTexts[id])} {words}
        </span>
      </p>
      <div className="flex flex-wrap gap-1.5 max-sm:w-full print:hidden">
        {answers.map((answer) => (
          <Button key={answer} size="sm" lang={CONTENT_LANGUAGE} onClick={() => addToNote(answer)}>
            {answer.replace(/\.$/, '')}
          </Button>
        ))}
        <Button size="sm" variant="ghost" onClick={onSayIt}>{t`Say it`}</Button>
      </div>
    </div>
  );
}
