import { getSchema, type JSONContent, Mark, mergeAttributes, Node, type NodeViewRenderer } from '@tiptap/core';
import { TaskItem, TaskList } from '@tiptap/extension-list';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { NodeSelection } from '@tiptap/pm/state';
import { StarterKit } from '@tiptap/starter-kit';

export const CALLOUT_KINDS = ['NOTE', 'TIP', 'WARNING', 'EXAMPLE', 'LOCAL'] as const;

const attribute = <T>(initial: T) => ({ default: initial, rendered: false });

const Callout = Node.create({
  name: 'callout',
  group: 'block',
  content: 'block+',
  defining: true,
  addAttributes: () => ({
    kind: {
      default: 'NOTE',
      parseHTML: (element: HTMLElement) => element.dataset.callout?.toUpperCase() ?? 'NOTE',
      renderHTML: ({ kind }: { kind: string }) => ({ 'data-callout': kind.toLowerCase() }),
    },
  }),
  parseHTML: () => [{ tag: 'aside[data-callout]' }],
  renderHTML: ({ HTMLAttributes }) => ['aside', mergeAttributes(HTMLAttributes), 0],
});

/** A picture in the text. Its address in the page is looked up among the item's media. */
const Picture = Node.create<{ urlOf: (path: string) => string }>({
  name: 'picture',
  group: 'inline',
  inline: true,
  draggable: true,
  addOptions: () => ({ urlOf: (path: string) => path }),
  addAttributes: () => ({ src: attribute(''), alt: attribute(''), title: attribute<string | null>(null) }),
  parseHTML: () => [],
  renderHTML({ node }) {
    const { src, alt } = node.attrs as { src: string; alt: string };
    return ['img', { src: this.options.urlOf(src), alt, 'data-missing-alt': alt.trim() === '' ? '' : null }];
  },
});

/** What draws a formula; given by the editor, so that the schema can be built without a page. */
export type DrawFormula = (tex: string, isBlock: boolean) => HTMLElement;

const formulaNode = (name: 'formula' | 'formulaBlock', isBlock: boolean) =>
  Node.create<{ draw: DrawFormula | null }>({
    name,
    group: isBlock ? 'block' : 'inline',
    inline: !isBlock,
    atom: true,
    addOptions: () => ({ draw: null }),
    addAttributes: () => ({ tex: attribute(''), isInline: attribute(false) }),
    parseHTML: () => [],
    renderHTML: ({ node }) => [isBlock ? 'div' : 'span', { 'data-formula': '' }, String(node.attrs.tex)],
    addNodeView() {
      const { draw } = this.options;
      return draw ? ({ node }) => ({ dom: draw(String(node.attrs.tex), isBlock) }) : null!;
    },
  });

/** Markdown that the editor has no block for, such as footnotes: shown as it is written, and never dropped. */
const SourceBlock = Node.create({
  name: 'sourceBlock',
  group: 'block',
  atom: true,
  addAttributes: () => ({ source: attribute('') }),
  parseHTML: () => [],
  renderHTML: ({ node }) => ['pre', { 'data-source': '' }, String(node.attrs.source)],
});

/** A question to think about. The editor, which has a page, draws it as a card. */
const Question = Node.create<{ view: (() => NodeViewRenderer) | null }>({
  name: 'question',
  group: 'block',
  atom: true,
  draggable: true,
  addOptions: () => ({ view: null }),
  addAttributes: () => ({ source: attribute(''), meta: attribute<string | null>(null) }),
  parseHTML: () => [],
  renderHTML: ({ node }) => ['pre', { 'data-question': '' }, String(node.attrs.source)],
  addNodeView() {
    return this.options.view?.() ?? null!;
  },
  addKeyboardShortcuts() {
    return {
      // Chosen by the arrow keys, it is opened as everything else is.
      Enter: ({ editor: { state, view } }) => {
        if (!(state.selection instanceof NodeSelection) || state.selection.node.type.name !== this.name) return false;
        const card = view.nodeDOM(state.selection.from);
        if (card instanceof HTMLElement) card.querySelector('button')?.click();
        return true;
      },
    };
  },
});

const shiftMark = (name: 'subscript' | 'superscript', tag: 'sub' | 'sup') =>
  Mark.create({ name, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] });

interface ArticleOptions {
  readonly urlOf?: (path: string) => string;
  readonly draw?: DrawFormula | null;
  readonly questionView?: (() => NodeViewRenderer) | null;
}

/** Links that lead somewhere from an article. */
const isLinkAllowed = (url: string) => /^(https?:\/\/|mailto:|#|glossary:|content:)/i.test(url);

/** Everything that an article can hold. */
export const articleExtensions = ({
  urlOf = (path) => path,
  draw = null,
  questionView = null,
}: ArticleOptions = {}) => [
  StarterKit.configure({
    heading: { levels: [2, 3, 4, 5, 6] },
    underline: false,
    link: {
      openOnClick: false,
      autolink: false,
      protocols: ['glossary', 'content'],
      isAllowedUri: isLinkAllowed,
      HTMLAttributes: { target: null, rel: null },
    },
    codeBlock: false,
    bulletList: {},
  }),
  CodeBlock,
  ArticleTable,
  TableRow,
  TableHeader,
  TableCell,
  TaskList,
  TaskItem.configure({ nested: true }),
  Callout,
  Picture.configure({ urlOf }),
  formulaNode('formula', false).configure({ draw }),
  formulaNode('formulaBlock', true).configure({ draw }),
  Question.configure({ view: questionView }),
  SourceBlock,
  shiftMark('subscript', 'sub'),
  shiftMark('superscript', 'sup'),
];

const CodeBlock = Node.create({
  name: 'codeBlock',
  group: 'block',
  content: 'text*',
  marks: '',
  code: true,
  defining: true,
  addAttributes: () => ({ language: attribute<string | null>(null), meta: attribute<string | null>(null) }),
  parseHTML: () => [{ tag: 'pre', preserveWhitespace: 'full' as const }],
  renderHTML: ({ node }) => ['pre', { 'data-language': node.attrs.language }, ['code', 0]],
});

const ArticleTable = Table.extend({
  addAttributes() {
    return { ...this.parent?.(), align: attribute<(string | null)[]>([]) };
  },
});

let schema: ReturnType<typeof getSchema> | null = null;

/** A block as the editor's own schema writes it. */
export function canonicalBlock(block: JSONContent): JSONContent {
  schema ??= getSchema(articleExtensions());
  return schema.nodeFromJSON(block).toJSON() as JSONContent;
}
