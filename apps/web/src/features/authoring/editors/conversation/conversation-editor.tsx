import { t } from '@lingui/core/macro';
import type { ConversationBody } from '@snapwell/contract/simulations/conversation';
import { MessagesSquare } from 'lucide-react';
import { useRef, useState } from 'react';
import { useParams } from 'react-router';
import { Button } from '#ui/action/button.tsx';
import { Tabs } from '#ui/layout/tabs.tsx';
import type { ItemEditorProps } from '#features/authoring/item-editor.ts';
import type { Cursor } from '../kit/cursor.ts';
import { EditorFrame, EditorSection } from '../kit/editor-frame.tsx';
import { NumberField, WordsField } from '../kit/fields.tsx';
import { filled } from '../kit/filled.ts';
import { ItemList } from '../kit/item-list.tsx';
import { LinesField } from '../kit/lines-field.tsx';
import { newSlug } from '../kit/new-slug.ts';
import { useEditing } from '../kit/use-editing.ts';
import { ConversationWarnings } from './conversation-warnings.tsx';
import { FactFields, ReactionFields, RubricFields } from './knowledge-fields.tsx';
import { PersonaFields, VitalFields } from './persona-fields.tsx';
import { TryConversation } from './try-conversation.tsx';

type Persona = ConversationBody['persona'];

const NO_PERSONA: Persona = { name: '', role: '', voice: 'female', character: '', opening: '' };
const EMPTY: ConversationBody = {
  play: 'conversation',
  introduction: '',
  persona: NO_PERSONA,
  mood: 50,
  pain: 0,
  vitals: [],
  facts: [],
  reactions: [],
  not_understood: [],
  goals: [],
  rubric: [],
};

const NEW_REACTION = { phrases: [], key_phrases: [], replies: [], mood: 0, pain: 0, critical: false, ends: false };

type Tab = 'persona' | 'facts' | 'reactions' | 'rubric';

/** A conversation: who one talks to, what they know and how they react, and what a good talk does. */
export function ConversationEditor({ body, onChange, problems, media }: ItemEditorProps<ConversationBody>) {
  const editing = useEditing({ body: filled(EMPTY, body), onChange, problems });
  const { root } = editing;
  const [tab, setTab] = useState<Tab>('persona');
  const { orgId = '' } = useParams();
  const [isTrying, setTrying] = useState(false);
  const tryButton = useRef<HTMLButtonElement>(null);
  const stopTrying = () => {
    setTrying(false);
    tryButton.current?.focus();
  };
  const tryIt = (
    <Button ref={tryButton} aria-pressed={isTrying} onClick={() => setTrying(!isTrying)}>
      <MessagesSquare className="size-4.5" aria-hidden="true" /> {t`Try it`}
    </Button>
  );
  return (
    <EditorFrame label={t`Conversation`} editing={editing} actions={tryIt}>
      <div
        className={
          isTrying ? 'grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]' : 'contents'
        }
      >
        {/* Beside the draft, and on a phone above it. */}
        {isTrying && (
          <div className="min-w-0 xl:order-last xl:h-full">
            <TryConversation orgId={orgId} body={root.value} onClose={stopTrying} />
          </div>
        )}
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
          <ConversationWarnings body={root.value} onSelect={setTab} />
          <Tabs<Tab>
            label={t`Parts of the conversation`}
            value={tab}
            onChange={setTab}
            tabs={[
              {
                value: 'persona',
                label: t`Who and where`,
                panel: (
                  <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
                    <WordsField
                      at={root.at('introduction')}
                      label={t`Introduction`}
                      hint={t`The situation, as the learner is told it.`}
                      rows={3}
                    />
                    <PersonaFields at={root.at('persona')} media={media} />
                    <VitalFields root={root} />
                  </div>
                ),
              },
              { value: 'facts', label: t`What they know`, panel: <Facts root={root} /> },
              { value: 'reactions', label: t`How they react`, panel: <Reactions root={root} /> },
              { value: 'rubric', label: t`What counts`, panel: <Goals root={root} /> },
            ]}
          />
        </div>
      </div>
    </EditorFrame>
  );
}

const idsIn = ({ facts, reactions }: ConversationBody): string[] => [...facts, ...reactions].map(({ id }) => id);

function Facts({ root }: { root: Cursor<ConversationBody> }) {
  const facts = root.at('facts');
  const newId = () => newSlug('fact', idsIn(root.value));
  return (
    <EditorSection title={t`Facts`} hint={t`Each comes out only when it’s asked for.`} problem={facts.problem}>
      <ItemList
        at={facts}
        label={t`Facts`}
        nameOf={({ reply }, at) => {
          const number = at + 1;
          return reply || t`Fact ${number}`;
        }}
        create={() => ({ id: newId(), reply: '', phrases: [], key_phrases: [], needs_mood: 0, mood: 0 })}
        copyOf={(fact) => ({ ...structuredClone(fact), id: newId() })}
        addLabel={t`Add a fact`}
        most={40}
        empty={t`No facts yet. What does the person know that only a good question brings out?`}
        isFolded
      >
        {(fact) => <FactFields fact={fact} />}
      </ItemList>
    </EditorSection>
  );
}

function Reactions({ root }: { root: Cursor<ConversationBody> }) {
  const reactions = root.at('reactions');
  const newId = () => newSlug('reaction', idsIn(root.value));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <EditorSection
        title={t`Reactions`}
        hint={t`What a learner may say besides asking: greet, comfort, dismiss.`}
        problem={reactions.problem}
      >
        <ItemList
          at={reactions}
          label={t`Reactions`}
          nameOf={({ phrases: [first] }, at) => {
            const number = at + 1;
            return first ?? t`Reaction ${number}`;
          }}
          create={() => ({ ...NEW_REACTION, id: newId() })}
          copyOf={(reaction) => ({ ...structuredClone(reaction), id: newId() })}
          addLabel={t`Add a reaction`}
          most={30}
          empty={t`No reactions yet. Begin with a greeting.`}
          isFolded
        >
          {(reaction) => <ReactionFields reaction={reaction} />}
        </ItemList>
      </EditorSection>
      <LinesField
        at={root.at('not_understood')}
        label={t`Said when nothing fits`}
        hint={t`One a line, up to six; they’re said in turn.`}
      />
    </div>
  );
}

function Goals({ root }: { root: Cursor<ConversationBody> }) {
  const { facts, reactions, rubric } = root.value;
  const targets = [
    ...facts.map(({ id, reply }) => ({ id, name: reply || id })),
    ...reactions.map(({ id, phrases }) => ({ id, name: phrases[0] ?? id })),
  ];
  const newId = () =>
    newSlug(
      'item',
      rubric.map(({ id }) => id),
    );
  const items = root.at('rubric');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <LinesField at={root.at('goals')} label={t`Goals`} hint={t`One a line, shown from the start.`} />
      <EditorSection title={t`Rubric`} hint={t`What a good talk does, judged afterwards.`} problem={items.problem}>
        <ItemList
          at={items}
          label={t`Rubric`}
          nameOf={({ text }, at) => {
            const number = at + 1;
            return text || t`Item ${number}`;
          }}
          create={() => ({ id: newId(), text: '', met_by: [], weight: 1, advice: '' })}
          copyOf={(item) => ({ ...structuredClone(item), id: newId() })}
          addLabel={t`Add an item`}
          most={20}
          empty={t`Nothing counts yet. Which two things must a good talk do?`}
          isFolded
        >
          {(item) => <RubricFields item={item} targets={targets} goals={root.value.goals} />}
        </ItemList>
      </EditorSection>
      <NumberField
        at={root.at('time_limit')}
        label={t`Time limit in minutes`}
        min={1}
        max={60}
        isOptional
        className="max-w-60"
      />
    </div>
  );
}
