import type { FootnoteDefinition, Root, RootContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { mathToMarkdown } from 'mdast-util-math';
import { type Handle, type Options, toMarkdown } from 'mdast-util-to-markdown';
import { visit } from 'unist-util-visit';

const writeShifted: Handle = (node: { data: { hName: 'sub' | 'sup' } }, _, state, info) => {
  const mark = node.data.hName === 'sub' ? '~' : '^';
  return mark + state.containerPhrasing(node as never, { ...info, before: mark, after: mark }) + mark;
};

const options: Options = {
  bullet: '-',
  emphasis: '*',
  rule: '-',
  listItemIndent: 'one',
  incrementListMarker: true,
  fences: true,
  extensions: [
    gfmToMarkdown({ firstLineBlank: false }),
    mathToMarkdown({ singleDollarTextMath: false }),
    {
      handlers: { shifted: writeShifted } as never,
      // Stands high between two of them.
      unsafe: [{ character: '^', inConstruct: 'phrasing' }],
    },
  ],
};

/** Blocks as the Markdown of the content format. */
export function writeMarkdown(nodes: readonly RootContent[]): string {
  const root: Root = { type: 'root', children: [...nodes] };
  return toMarkdown(root, options);
}

/** The footnotes that blocks point to. */
export function footnotesIn(
  nodes: readonly RootContent[],
  definitions: ReadonlyMap<string, FootnoteDefinition>,
): FootnoteDefinition[] {
  const names = new Set<string>();
  visit({ type: 'root', children: [...nodes] } satisfies Root, 'footnoteReference', ({ identifier }) => {
    names.add(identifier);
  });
  return [...names].flatMap((name) => definitions.get(name) ?? []);
}
