import { t } from '@lingui/core/macro';
import type { MatchingBody } from '@snapwell/contract/learning/kinds/matching';
import type { ItemEditorProps } from '#features/authoring/item-editor.ts';
import { EditorFrame, EditorSection } from '../kit/editor-frame.tsx';
import { WordsField } from '../kit/fields.tsx';
import { filled } from '../kit/filled.ts';
import { ItemList } from '../kit/item-list.tsx';
import { useEditing } from '../kit/use-editing.ts';

const EMPTY: MatchingBody = { prompt: '', pairs: [], decoys: [] };

/** Pairs to find, and right sides that belong to nothing. */
export function MatchingEditor({ body, onChange, problems }: ItemEditorProps<MatchingBody>) {
  const editing = useEditing({ body: filled(EMPTY, body), onChange, problems });
  const { root } = editing;
  const pairs = root.at('pairs');
  return (
    <EditorFrame label={t`Matching`} editing={editing}>
      <WordsField at={root.at('prompt')} label={t`What to do`} rows={2} />
      <EditorSection title={t`Pairs`} hint={t`Learners meet them shuffled.`} problem={pairs.problem}>
        <ItemList
          at={pairs}
          label={t`Pairs`}
          nameOf={({ left }, at) => {
            const number = at + 1;
            return left || t`Pair ${number}`;
          }}
          create={() => ({ left: '', right: '' })}
          addLabel={t`Add a pair`}
          most={12}
          empty={t`No pairs yet. Start with two things that belong together.`}
        >
          {(pair) => (
            <>
              <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2">
                <WordsField at={pair.at('left')} label={t`Left`} />
                <WordsField at={pair.at('right')} label={t`Belongs to`} />
              </div>
              <WordsField at={pair.at('why')} label={t`Why`} rows={2} isOptional />
            </>
          )}
        </ItemList>
      </EditorSection>
      <EditorSection
        title={t`Decoys`}
        hint={t`Right sides that belong to nothing.`}
        problem={root.at('decoys').problem}
      >
        <ItemList
          at={root.at('decoys')}
          label={t`Decoys`}
          nameOf={(text, at) => {
            const number = at + 1;
            return text || t`Decoy ${number}`;
          }}
          create={() => ''}
          addLabel={t`Add a decoy`}
          most={6}
          empty={t`No decoys. They make it harder; none is fine.`}
        >
          {(decoy) => <WordsField at={decoy} label={t`Decoy`} />}
        </ItemList>
      </EditorSection>
    </EditorFrame>
  );
}
