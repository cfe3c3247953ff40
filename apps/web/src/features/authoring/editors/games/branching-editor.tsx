import { t } from '@lingui/core/macro';
import type { BranchingBody } from '@snapwell/contract/learning/kinds/branching';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import type { ItemEditorProps, ItemMedia } from '#features/authoring/item-editor.ts';
import { type Cursor, cursorOn, withDefault } from '../kit/cursor.ts';
import { EditorFrame, EditorSection } from '../kit/editor-frame.tsx';
import { WordsField } from '../kit/fields.tsx';
import { filled } from '../kit/filled.ts';
import { ItemList } from '../kit/item-list.tsx';
import { MediaField } from '../kit/media-field.tsx';
import { newSlug } from '../kit/new-slug.ts';
import { OutcomeField } from '../kit/outcome-field.tsx';
import { TargetField } from '../kit/target-field.tsx';
import { useEditing } from '../kit/use-editing.ts';

const EMPTY: BranchingBody = { start: '', cards: [] };
type BranchingCard = BranchingBody['cards'][number];

/** Cards that lead to one another by choices, until an ending. */
export function BranchingEditor({ body, onChange, problems, media }: ItemEditorProps<BranchingBody>) {
  const editing = useEditing({ body: filled(EMPTY, body), onChange, problems });
  const { root } = editing;
  const cards = cardsOf(root);
  const newId = () =>
    newSlug(
      'card',
      cards.value.map(({ id }) => id),
    );
  const targets = cards.value.map((card, at) => ({ id: card.id, name: nameOfCard(card, at) }));
  return (
    <EditorFrame label={t`Your decision`} editing={editing}>
      <EditorSection
        title={t`Cards`}
        hint={t`Each offers two to four choices, or ends the story.`}
        problem={cards.problem}
      >
        {cards.value.length > 0 && <TargetField at={root.at('start')} label={t`Starts with`} targets={targets} />}
        <ItemList
          at={cards}
          label={t`Cards`}
          nameOf={nameOfCard}
          create={() => ({ id: newId(), text: '', choices: [] })}
          copyOf={(card) => ({ ...structuredClone(card), id: newId() })}
          addLabel={t`Add a card`}
          most={60}
          empty={t`No cards yet. Begin with the situation that asks for a decision.`}
          isFolded
        >
          {(card) => <CardFields card={card} media={media} targets={targets} />}
        </ItemList>
      </EditorSection>
    </EditorFrame>
  );
}

/** The cards; where the first one comes or goes, the story starts with the first that is there. */
function cardsOf(root: Cursor<BranchingBody>): Cursor<BranchingCard[]> {
  const { value, problems, path } = root.at('cards');
  const update: Cursor<BranchingCard[]>['update'] = (change, step) =>
    root.update((now) => {
      const cards = change(now.cards);
      if (cards === now.cards) return now;
      const isStartThere = cards.length === 0 || cards.some(({ id }) => id === now.start);
      return { ...now, cards, start: isStartThere ? now.start : cards[0]!.id };
    }, step);
  return cursorOn(value, update, problems, path);
}

interface CardFieldsProps {
  card: Cursor<BranchingCard>;
  media: ItemMedia;
  targets: readonly { id: string; name: string }[];
}

function CardFields({ card, media, targets }: CardFieldsProps) {
  const { ending, image } = card.value;
  const others = targets.filter(({ id }) => id !== card.value.id);
  const choices = withDefault(card.at('choices'), []);
  const turnInto = (kind: 'choices' | 'ending') =>
    card.change(
      ({ choices: _choices, ending: _ending, ...rest }) =>
        kind === 'choices' ? { ...rest, choices: [] } : { ...rest, ending: { outcome: 'good', title: '' } },
      kind === 'choices' ? t`The card offers choices now.` : t`The card is an ending now.`,
    );
  return (
    <>
      <WordsField at={card.at('text')} label={t`What happens`} rows={3} />
      <MediaField at={card.at('image')} media={media} label={t`Picture`} isOptional />
      {image && <WordsField at={card.at('alternative')} label={t`The picture in words`} rows={2} isOptional />}
      <SegmentedControl
        label={t`How it goes on`}
        isLabelShown
        options={[
          { value: 'choices', label: t`With choices` },
          { value: 'ending', label: t`It ends here` },
        ]}
        value={ending ? 'ending' : 'choices'}
        onChange={turnInto}
      />
      {ending ? (
        <EndingFields ending={withDefault(card.at('ending'), ending)} />
      ) : (
        <ItemList
          at={choices}
          label={t`Choices`}
          nameOf={({ text }, at) => {
            const number = at + 1;
            return text || t`Choice ${number}`;
          }}
          create={() => ({ text: '', to: '' })}
          addLabel={t`Add a choice`}
          most={4}
          empty={t`No choices yet. Two make a decision.`}
        >
          {(choice) => (
            <>
              <WordsField at={choice.at('text')} label={t`Choice`} rows={2} />
              <TargetField at={choice.at('to')} label={t`Leads to`} targets={others} />
              <WordsField at={choice.at('feedback')} label={t`What is said to it`} rows={2} isOptional />
            </>
          )}
        </ItemList>
      )}
    </>
  );
}

function EndingFields({ ending }: { ending: Cursor<NonNullable<BranchingCard['ending']>> }) {
  return (
    <>
      <OutcomeField at={ending.at('outcome')} />
      <WordsField at={ending.at('title')} label={t`Title of the ending`} />
    </>
  );
}

function nameOfCard({ text, ending }: BranchingCard, at: number): string {
  const number = at + 1;
  const words = ending?.title || text;
  return words || t`Card ${number}`;
}
