import { t } from '@lingui/core/macro';
import type { OrderingBody } from '@snapwell/contract/learning/kinds/ordering';
import type { ItemEditorProps } from '#features/authoring/item-editor.ts';
import { EditorFrame, EditorSection } from '../kit/editor-frame.tsx';
import { WordsField } from '../kit/fields.tsx';
import { filled } from '../kit/filled.ts';
import { ItemList } from '../kit/item-list.tsx';
import { useEditing } from '../kit/use-editing.ts';

const EMPTY: OrderingBody = { prompt: '', items: [] };

/** Steps in their right order. */
export function OrderingEditor({ body, onChange, problems }: ItemEditorProps<OrderingBody>) {
  const editing = useEditing({ body: filled(EMPTY, body), onChange, problems });
  const { root } = editing;
  const items = root.at('items');
  return (
    <EditorFrame label={t`Ordering`} editing={editing}>
      <WordsField at={root.at('prompt')} label={t`What to do`} rows={2} />
      <EditorSection
        title={t`Steps`}
        hint={t`Here they stand in the right order; learners meet them shuffled.`}
        problem={items.problem}
      >
        <ItemList
          at={items}
          label={t`Steps`}
          nameOf={({ text }, at) => {
            const number = at + 1;
            return text || t`Step ${number}`;
          }}
          create={() => ({ text: '' })}
          addLabel={t`Add a step`}
          most={12}
          empty={t`No steps yet. It takes three to have an order.`}
        >
          {(item) => (
            <>
              <WordsField at={item.at('text')} label={t`Step`} />
              <WordsField at={item.at('why')} label={t`Why here`} rows={2} isOptional />
            </>
          )}
        </ItemList>
      </EditorSection>
    </EditorFrame>
  );
}
