import { t } from '@lingui/core/macro';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import {
  Bold,
  BookA,
  CircleHelp,
  Code,
  FileCode,
  Heading2,
  Heading3,
  ImagePlus,
  Italic,
  Lightbulb,
  Link,
  List,
  ListChecks,
  ListOrdered,
  Quote,
  Redo2,
  Sigma,
  Strikethrough,
  Table,
  Undo2,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { IconButton } from '#ui/action/icon-button.tsx';
import { Menu } from '#ui/overlay/menu.tsx';
import { MenuItem } from '#ui/overlay/menu-item.tsx';
import type { ItemMedia } from '../item-editor.ts';
import { type InsertKind, InsertDialog } from './insert-dialog.tsx';
import { CALLOUT_KINDS } from './schema.ts';

interface ArticleToolbarProps {
  /** Null while the Markdown is shown. */
  editor: Editor | null;
  media: ItemMedia;
  isSource: boolean;
  onSource: (isSource: boolean) => void;
}

/** What can be done with the text; the same has keys. */
export function ArticleToolbar({ editor, media, isSource, onSource }: ArticleToolbarProps) {
  const [asked, setAsked] = useState<InsertKind | null>(null);
  return (
    <div
      role="toolbar"
      aria-label={t`Format the text`}
      className="sticky top-[4.25rem] z-10 -mx-2 flex items-center gap-0.5 overflow-x-auto border-b border-line bg-paper px-2 py-1 [scrollbar-width:none] nav:flex-wrap pointer-fine:[&_button]:size-8"
    >
      {editor && <TextTools editor={editor} onAsk={setAsked} />}
      {isSource ? (
        <Button size="sm" variant="ghost" className="ml-auto pointer-fine:w-auto!" onClick={() => onSource(false)}>
          <FileCode className="size-4.5" aria-hidden="true" /> {t`Formatted text`}
        </Button>
      ) : (
        <IconButton label={t`Markdown`} className="ml-auto" onClick={() => onSource(true)}>
          <FileCode aria-hidden="true" />
        </IconButton>
      )}
      {editor && asked && <InsertDialog asked={asked} editor={editor} media={media} onClose={() => setAsked(null)} />}
    </div>
  );
}

function TextTools({ editor, onAsk }: { editor: Editor; onAsk: (asked: InsertKind) => void }) {
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      strike: now.isActive('strike'),
      code: now.isActive('code'),
      link: now.isActive('link'),
      h2: now.isActive('heading', { level: 2 }),
      h3: now.isActive('heading', { level: 3 }),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      tasks: now.isActive('taskList'),
      quote: now.isActive('blockquote'),
      table: now.isActive('table'),
      callout: now.isActive('callout'),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  });
  const act = () => editor.chain().focus();
  const tool = (
    label: string,
    icon: ReactNode,
    onClick: () => void,
    now: { isOn?: boolean; disabled?: boolean } = {},
  ) => (
    <IconButton key={label} label={label} aria-pressed={now.isOn} disabled={now.disabled} onClick={onClick}>
      {icon}
    </IconButton>
  );
  return (
    <>
      {tool(t`Heading`, <Heading2 aria-hidden="true" />, () => act().toggleHeading({ level: 2 }).run(), {
        isOn: state.h2,
      })}
      {tool(t`Small heading`, <Heading3 aria-hidden="true" />, () => act().toggleHeading({ level: 3 }).run(), {
        isOn: state.h3,
      })}
      {tool(t`Bold`, <Bold aria-hidden="true" />, () => act().toggleBold().run(), { isOn: state.bold })}
      {tool(t`Italic`, <Italic aria-hidden="true" />, () => act().toggleItalic().run(), { isOn: state.italic })}
      {tool(t`Strikethrough`, <Strikethrough aria-hidden="true" />, () => act().toggleStrike().run(), {
        isOn: state.strike,
      })}
      {tool(t`Code`, <Code aria-hidden="true" />, () => act().toggleCode().run(), { isOn: state.code })}
      {tool(t`Link`, <Link aria-hidden="true" />, () => onAsk('link'), { isOn: state.link })}
      {tool(t`Term`, <BookA aria-hidden="true" />, () => onAsk('term'))}
      {tool(t`List`, <List aria-hidden="true" />, () => act().toggleBulletList().run(), { isOn: state.bullets })}
      {tool(t`Numbered list`, <ListOrdered aria-hidden="true" />, () => act().toggleOrderedList().run(), {
        isOn: state.numbers,
      })}
      {tool(t`Checklist`, <ListChecks aria-hidden="true" />, () => act().toggleTaskList().run(), { isOn: state.tasks })}
      {tool(t`Quote`, <Quote aria-hidden="true" />, () => act().toggleBlockquote().run(), { isOn: state.quote })}
      <CalloutMenu editor={editor} isOn={state.callout} />
      {tool(t`Picture`, <ImagePlus aria-hidden="true" />, () => onAsk('picture'))}
      <TableMenu editor={editor} isOn={state.table} />
      {tool(t`Formula`, <Sigma aria-hidden="true" />, () => onAsk('formula'))}
      {tool(t`Question`, <CircleHelp aria-hidden="true" />, () => onAsk('question'))}
      {tool(t`Undo`, <Undo2 aria-hidden="true" />, () => act().undo().run(), { disabled: !state.canUndo })}
      {tool(t`Redo`, <Redo2 aria-hidden="true" />, () => act().redo().run(), { disabled: !state.canRedo })}
    </>
  );
}

function CalloutMenu({ editor, isOn }: { editor: Editor; isOn: boolean }) {
  const names = {
    NOTE: t`Note`,
    TIP: t`Tip`,
    WARNING: t`Warning`,
    EXAMPLE: t`Example`,
    LOCAL: t`Your organization’s rule`,
  };
  return (
    <Menu
      align="start"
      trigger={
        <IconButton label={t`Call-out`} aria-pressed={isOn}>
          <Lightbulb aria-hidden="true" />
        </IconButton>
      }
    >
      {CALLOUT_KINDS.map((kind) => (
        <MenuItem
          key={kind}
          onSelect={() =>
            isOn
              ? editor.chain().focus().updateAttributes('callout', { kind }).run()
              : editor.chain().focus().wrapIn('callout', { kind }).run()
          }
        >
          {names[kind]}
        </MenuItem>
      ))}
      {isOn && <MenuItem onSelect={() => editor.chain().focus().lift('callout').run()}>{t`Plain text`}</MenuItem>}
    </Menu>
  );
}

function TableMenu({ editor, isOn }: { editor: Editor; isOn: boolean }) {
  const act = () => editor.chain().focus();
  return (
    <Menu
      align="start"
      trigger={
        <IconButton label={t`Table`} aria-pressed={isOn}>
          <Table aria-hidden="true" />
        </IconButton>
      }
    >
      {isOn ? (
        <>
          <MenuItem onSelect={() => act().addRowAfter().run()}>{t`Add a row`}</MenuItem>
          <MenuItem onSelect={() => act().addColumnAfter().run()}>{t`Add a column`}</MenuItem>
          <MenuItem onSelect={() => act().deleteRow().run()}>{t`Remove the row`}</MenuItem>
          <MenuItem onSelect={() => act().deleteColumn().run()}>{t`Remove the column`}</MenuItem>
          <MenuItem isDestructive onSelect={() => act().deleteTable().run()}>{t`Remove the table`}</MenuItem>
        </>
      ) : (
        <MenuItem onSelect={() => act().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run()}>
          {t`Insert a table`}
        </MenuItem>
      )}
    </Menu>
  );
}
