import { t } from '@lingui/core/macro';
import type { CategoriesBody } from '@snapwell/contract/learning/kinds/categories';
import type { ItemEditorProps } from '#features/authoring/item-editor.ts';
import { EditorFrame, EditorSection } from '../kit/editor-frame.tsx';
import { WordsField } from '../kit/fields.tsx';
import { filled } from '../kit/filled.ts';
import { ItemList } from '../kit/item-list.tsx';
import { newSlug } from '../kit/new-slug.ts';
import { TargetField } from '../kit/target-field.tsx';
import { useEditing } from '../kit/use-editing.ts';

const EMPTY: CategoriesBody = { prompt: '', categories: [], items: [] };

/** Cards to sort into categories. */
export function CategoriesEditor({ body, onChange, problems }: ItemEditorProps<CategoriesBody>) {
  const editing = useEditing({ body: filled(EMPTY, body), onChange, problems });
  const { root } = editing;
  const [categories, items] = [root.at('categories'), root.at('items')];
  const newId = () =>
    newSlug(
      'category',
      categories.value.map(({ id }) => id),
    );
  const targets = categories.value.map((category, at) => ({ id: category.id, name: nameOfCategory(category, at) }));
  return (
    <EditorFrame label={t`Sorting`} editing={editing}>
      <WordsField at={root.at('prompt')} label={t`What to do`} rows={2} />
      <EditorSection title={t`Categories`} problem={categories.problem}>
        <ItemList
          at={categories}
          label={t`Categories`}
          nameOf={nameOfCategory}
          create={() => ({ id: newId(), title: '' })}
          copyOf={({ title }) => ({ id: newId(), title })}
          addLabel={t`Add a category`}
          most={5}
          empty={t`No categories yet. Name the two that are told apart.`}
        >
          {(category) => <WordsField at={category.at('title')} label={t`Name`} />}
        </ItemList>
      </EditorSection>
      <EditorSection title={t`Cards to sort`} problem={items.problem}>
        <ItemList
          at={items}
          label={t`Cards to sort`}
          nameOf={({ text }, at) => {
            const number = at + 1;
            return text || t`Card ${number}`;
          }}
          create={() => ({ text: '', category: '' })}
          addLabel={t`Add a card`}
          most={20}
          empty={t`No cards yet. It takes three.`}
        >
          {(item) => (
            <>
              <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2">
                <WordsField at={item.at('text')} label={t`On the card`} />
                <TargetField at={item.at('category')} label={t`Belongs to`} targets={targets} />
              </div>
              <WordsField at={item.at('why')} label={t`Why`} rows={2} isOptional />
            </>
          )}
        </ItemList>
      </EditorSection>
    </EditorFrame>
  );
}

function nameOfCategory({ title }: { title: string }, at: number): string {
  const number = at + 1;
  return title || t`Category ${number}`;
}
