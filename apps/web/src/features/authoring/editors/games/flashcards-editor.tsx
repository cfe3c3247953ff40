import { t } from '@lingui/core/macro';
import type { FlashcardsBody } from '@snapwell/contract/learning/kinds/flashcards';
import type { ItemEditorProps } from '#features/authoring/item-editor.ts';
import { EditorFrame, EditorSection } from '../kit/editor-frame.tsx';
import { WordsField } from '../kit/fields.tsx';
import { filled } from '../kit/filled.ts';
import { ItemList } from '../kit/item-list.tsx';
import { MediaField } from '../kit/media-field.tsx';
import { useEditing } from '../kit/use-editing.ts';

const EMPTY: FlashcardsBody = { cards: [] };

/** Cards with a front and a back. */
export function FlashcardsEditor({ body, onChange, problems, media }: ItemEditorProps<FlashcardsBody>) {
  const editing = useEditing({ body: filled(EMPTY, body), onChange, problems });
  const cards = editing.root.at('cards');
  return (
    <EditorFrame label={t`Flashcards`} editing={editing}>
      <EditorSection title={t`Cards`} hint={t`One question, one answer: short is better.`} problem={cards.problem}>
        <ItemList
          at={cards}
          label={t`Cards`}
          nameOf={({ front }, at) => nameOfNumbered(front, at)}
          create={() => ({ front: '', back: '' })}
          addLabel={t`Add a card`}
          most={60}
          empty={t`No cards yet. Two are enough to play.`}
        >
          {(card) => (
            <>
              <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2">
                <WordsField at={card.at('front')} label={t`Front`} rows={2} />
                <WordsField at={card.at('back')} label={t({ message: 'Back', context: 'of a card' })} rows={2} />
              </div>
              <WordsField at={card.at('hint')} label={t`Hint`} isOptional />
              <MediaField at={card.at('image')} media={media} label={t`Picture on the front`} isOptional />
            </>
          )}
        </ItemList>
      </EditorSection>
    </EditorFrame>
  );
}

function nameOfNumbered(text: string, at: number): string {
  const number = at + 1;
  return text || t`Card ${number}`;
}
