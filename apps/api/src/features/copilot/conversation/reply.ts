import type { Block } from '@snapwell/contract/copilot/conversation.schemas';
import type { Action, LinkContent, Source, StreamLine } from '@snapwell/contract/copilot/stream.schemas';
import type { Trace } from '../request/trace.ts';

export interface ReplyHead {
  readonly orgId: string;
  readonly uid: string;
  readonly conversationId: string;
  readonly questionId: string;
  /** What was typed. */
  readonly question: string;
  readonly id: string;
}

export type ReplyEnd = 'complete' | 'stopped' | 'failed';

/** A reply while it is written: engines write into it, any number of people's devices follow it from its beginning. */
export interface Reply extends ReplyHead {
  readonly trace: Trace;
  readonly signal: AbortSignal;
  /** How it ended; null while it is written. */
  readonly end: ReplyEnd | null;
  write(line: StreamLine): void;
  finish(end: ReplyEnd, last: StreamLine): void;
  /** Ends the work on it: whoever writes hears of it by the signal. */
  stop(): void;
  /** Hears everything so far in few lines, then each line; answers how to leave. */
  follow(listener: (line: StreamLine | null) => void): () => void;
  followers(): number;
  blocks(): Block[];
  lastLine(): StreamLine;
}

interface ReplyContent {
  text: string;
  tool: LinkContent | null;
  making: StreamLine['making'];
  sources: readonly Source[];
  practice: StreamLine['practice'];
  tutor: StreamLine['tutor'];
  proposal: StreamLine['proposal'];
  actions: readonly Action[];
}

export function createReply(head: ReplyHead, trace: Trace, linkTo: (tool: LinkContent) => string): Reply {
  const listeners = new Set<(line: StreamLine | null) => void>();
  const abort = new AbortController();
  const written: ReplyContent = {
    text: '',
    tool: null,
    making: undefined,
    sources: [],
    practice: undefined,
    tutor: undefined,
    proposal: undefined,
    actions: [],
  };
  let last: StreamLine | null = null;
  let end: ReplyEnd | null = null;
  const tell = (line: StreamLine | null) => listeners.forEach((listener) => listener(line));
  const first: StreamLine = { conversation_id: head.conversationId, question_id: head.questionId, message_id: head.id };

  return {
    ...head,
    trace,
    signal: abort.signal,
    get end() {
      return end;
    },
    write(line) {
      if (end) return;
      trace.firstText(line);
      keep(written, line);
      tell(line);
    },
    finish(how, line) {
      if (end) return;
      end = how;
      last = line;
      keep(written, line);
      tell(line);
      tell(null);
      listeners.clear();
    },
    stop: () => abort.abort(),
    follow(listener) {
      listener(first);
      for (const line of replay(written)) listener(line);
      if (last) {
        listener(last);
        listener(null);
        return () => undefined;
      }
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    followers: () => listeners.size,
    blocks: () => blocksOf(written, linkTo),
    lastLine: () => last ?? { done: true },
  };
}

function keep(written: ReplyContent, line: StreamLine): void {
  written.text += line.content ?? '';
  written.tool = line.tool ?? written.tool;
  written.making = line.making ?? written.making;
  written.sources = line.sources ?? written.sources;
  written.practice = line.practice ?? written.practice;
  written.tutor = line.tutor ?? written.tutor;
  written.proposal = line.proposal ?? written.proposal;
  written.actions = line.actions ?? written.actions;
}

function replay({ text, tool, making }: ReplyContent): StreamLine[] {
  return [...(text ? [{ content: text }] : []), ...(tool ? [{ tool }] : []), ...(making ? [{ making }] : [])];
}

/** As it is kept: a card stands in place of the text (spec §4), sources stand behind it. */
function blocksOf(
  { text, tool, sources, practice, tutor, proposal, actions }: ReplyContent,
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
    ...actions.map((action) => ({ type: 'action' as const, ...action })),
  ];
}
