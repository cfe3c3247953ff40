import { t } from '@lingui/core/macro';
import type { ComicBody } from '@snapwell/contract/learning/kinds/comic';
import { Switch } from '#ui/form/switch.tsx';
import type { ItemEditorProps, ItemMedia } from '#features/authoring/item-editor.ts';
import { type Cursor, withDefault } from '../kit/cursor.ts';
import { EditorFrame, EditorSection } from '../kit/editor-frame.tsx';
import { WordsField } from '../kit/fields.tsx';
import { filled } from '../kit/filled.ts';
import { ItemList } from '../kit/item-list.tsx';
import { LinesField } from '../kit/lines-field.tsx';
import { MediaField } from '../kit/media-field.tsx';
import { useEditing } from '../kit/use-editing.ts';

const EMPTY: ComicBody = { pages: [] };
type ComicPage = ComicBody['pages'][number];
type ComicPanel = ComicPage['panels'][number];

const newPanel = (): ComicPanel => ({ image: '', prompt: '', dialog: [], wide: false });

/** Pages of panels: a picture, what it shows in words, and what is said in it. */
export function ComicEditor({ body, onChange, problems, media }: ItemEditorProps<ComicBody>) {
  const editing = useEditing({ body: filled(EMPTY, body), onChange, problems });
  const pages = editing.root.at('pages');
  return (
    <EditorFrame label={t`Comic`} editing={editing}>
      <EditorSection title={t`Pages`} hint={t`A page holds up to nine panels.`} problem={pages.problem}>
        <ItemList
          at={pages}
          label={t`Pages`}
          nameOf={({ title }, at) => {
            const number = at + 1;
            return title || t`Page ${number}`;
          }}
          create={() => ({ panels: [newPanel()] })}
          addLabel={t`Add a page`}
          most={40}
          empty={t`No pages yet. Add one, then its first panel.`}
          isFolded
        >
          {(page) => (
            <>
              <WordsField at={page.at('title')} label={t`Title of the page`} isOptional />
              <ItemList
                at={page.at('panels')}
                label={t`Panels`}
                nameOf={nameOfPanel}
                create={newPanel}
                addLabel={t`Add a panel`}
                most={9}
                empty={t`No panels yet. A page needs one.`}
                isFolded
              >
                {(panel) => <PanelFields panel={panel} media={media} />}
              </ItemList>
            </>
          )}
        </ItemList>
      </EditorSection>
      <LinesField
        at={withDefault(editing.root.at('takeaways'), [])}
        label={t`What to take from it`}
        hint={t`One a line, up to six. Shown after the last panel; Sophie answers with them.`}
      />
    </EditorFrame>
  );
}

function PanelFields({ panel, media }: { panel: Cursor<ComicPanel>; media: ItemMedia }) {
  const { image } = panel.value;
  return (
    <>
      <MediaField at={panel.at('image')} media={media} label={t`Picture`} hasPreview={false} />
      {image !== '' && <img src={media.url(image)} alt={panel.value.prompt} className="max-h-72 rounded-lg" />}
      <WordsField
        at={panel.at('prompt')}
        label={t`What is to be seen`}
        hint={t`Read aloud in place of the picture.`}
        rows={2}
      />
      <WordsField at={panel.at('caption')} label={t`Narrator`} hint={t`A line above the picture.`} isOptional />
      <ItemList
        at={withDefault(panel.at('dialog') as Cursor<ComicPanel['dialog'] | undefined>, [])}
        label={t`Speech bubbles`}
        nameOf={({ speaker, text }, at) => {
          const number = at + 1;
          return speaker ? `${speaker}: ${text}` : t`Bubble ${number}`;
        }}
        create={() => ({ speaker: '', text: '' })}
        addLabel={t`Add a bubble`}
        most={6}
        empty={t`Nobody speaks. Words belong here, not into the picture.`}
      >
        {(line) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-[12rem_minmax(0,1fr)]">
            <WordsField at={line.at('speaker')} label={t`Who speaks`} />
            <WordsField at={line.at('text')} label={t`What they say`} />
          </div>
        )}
      </ItemList>
      <Switch
        label={t`The whole width of the page`}
        isOn={panel.value.wide}
        onChange={(isOn) => panel.at('wide').set(isOn, isOn ? t`The panel is wide now.` : t`The panel is narrow now.`)}
      />
    </>
  );
}

function nameOfPanel({ prompt }: ComicPanel, at: number): string {
  const number = at + 1;
  return prompt || t`Panel ${number}`;
}
