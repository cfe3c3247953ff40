import type { Block } from '@snapwell/contract/copilot/conversation.schemas';
import type { Action, LinkContent, Source, StreamLine } from '@snapwell/contract/copilot/stream.schemas';

/** What was written of a reply so far. */
export interface ReplyContent {
  text: string;
  tool: LinkContent | null;
  making: StreamLine['making'];
  sources: readonly Source[];
  practice: StreamLine['practice'];
  tutor: StreamLine['tutor'];
  proposal: StreamLine['proposal'];
  care: StreamLine['care'];
  actions: readonly Action[];
}

export const noContent = (): ReplyContent => ({
  text: '',
  tool: null,
  making: undefined,
  sources: [],
  practice: undefined,
  tutor: undefined,
  proposal: undefined,
  care: undefined,
  actions: [],
});

/** Takes a line in. */
export function keep(written: ReplyContent, line: StreamLine): void {
  written.text += line.content ?? '';
  written.tool = line.tool ?? written.tool;
  written.making = line.making ?? written.making;
  written.sources = line.sources ?? written.sources;
  written.practice = line.practice ?? written.practice;
  written.tutor = line.tutor ?? written.tutor;
  written.proposal = line.proposal ?? written.proposal;
  written.care = line.care ?? written.care;
  written.actions = line.actions ?? written.actions;
}

/** What somebody is told who follows it from now on. */
export function replay({ text, tool, making }: ReplyContent): StreamLine[] {
  return [...(text ? [{ content: text }] : []), ...(tool ? [{ tool }] : []), ...(making ? [{ making }] : [])];
}

/** As it is kept: a card stands in place of the text (spec §4), sources stand behind it. */
export function blocksOf(
  { text, tool, sources, practice, tutor, proposal, care, actions }: ReplyContent,
  linkTo: (tool: LinkContent) => string,
): Block[] {
  if (tool) return [{ type: 'link', url: linkTo(tool), title: tool.args.title }];
  const links = sources.map(({ url, title }) => ({ type: 'link' as const, url, title }));
  return [
    ...(text.trim() ? [{ type: 'text' as const, text: text.trim() }] : []),
    ...links,
    ...(practice ? [{ type: 'practice' as const, ...practice }] : []),
    ...(tutor ? [{ type: 'tutor' as const, ...tutor }] : []),
    ...(proposal ? [{ type: 'proposal' as const, proposal }] : []),
    ...(care ? [{ type: 'care' as const, kind: care }] : []),
    ...actions.map((action) => ({ type: 'action' as const, ...action })),
  ];
}
