import type { Asker, SeenReply } from '../ask-product.ts';
import { isDeclinedAsSeen, isUnsure, judgeSeen } from './judge-seen.ts';
import type { JudgeRecord } from './record-seen.ts';
import type { SophieTalk, SophieTurn } from './sets.ts';

/** What became of a turn of a talk. */
export interface JudgedTurn {
  readonly sort: SophieTurn['kind'];
  readonly isRight: boolean;
  /** It answers without saying that it is not sure, and the answer is not there. */
  readonly isSureAndWrong: boolean;
}

interface TalkJudge {
  readonly asker: Pick<Asker, 'converse'>;
  /** Reads the record as it is now: a talk may change it. */
  readonly readRecord: () => Promise<JudgeRecord>;
  readonly idOf: ReadonlyMap<string, string>;
  /** Hears of each turn that went wrong. */
  readonly miss: (turn: SophieTurn, before: string, reply: SeenReply) => void;
}

/** Has a talk in one conversation, turn by turn, with its page open, and judges each reply by what is seen. */
export async function holdTalk(
  { item, turns }: SophieTalk,
  { asker, readRecord, idOf, miss }: TalkJudge,
): Promise<JudgedTurn[]> {
  const say = await asker.converse();
  const judged: JudgedTurn[] = [];
  let page = item;
  let before: SeenReply | null = null;
  for (const turn of turns) {
    page = turn.item ?? page;
    const judgeRecord = turn.kind === 'record' ? await readRecord() : null;
    const reply = await say(turn.asked, page === null ? undefined : { contentId: page });
    const isRight = isRightTurn(turn, { reply, before, page, judgeRecord, idOf });
    if (!isRight) miss(turn, turns[judged.length - 1]?.asked ?? '', reply);
    const isSureAndWrong = !isRight && turn.kind === 'lesson' && !isUnsure(reply.text);
    judged.push({ sort: turn.kind, isRight, isSureAndWrong });
    before = reply;
  }
  return judged;
}

interface HeardTurn extends Pick<TalkJudge, 'idOf'> {
  /** Of a question about the own record, as it was when it was asked. */
  readonly judgeRecord: JudgeRecord | null;
  readonly reply: SeenReply;
  readonly before: SeenReply | null;
  readonly page: string | null;
}

function isRightTurn(turn: SophieTurn, { reply, before, page, judgeRecord, idOf }: HeardTurn): boolean {
  switch (turn.kind) {
    case 'lesson':
      return judgeSeen({ item: turn.from ?? page ?? '', sentence: turn.sentence, or: turn.or }, reply, idOf).hasText;
    case 'record':
      return judgeRecord?.({ asked: turn.asked, about: turn.about, reply, page }) ?? false;
    case 'decline':
      return isDeclinedAsSeen(turn.why, reply);
    case 'help':
      return reply.items.length === 0 && turn.mentions.some((word) => reply.text.toLowerCase().includes(word));
    case 'quiz':
      return reply.hasPractice;
    case 'cards':
      return reply.hasMaking;
    case 'summary':
      return page !== null && reply.items[0] === page && !isUnsure(reply.text);
    // The same thing in other words: of the lesson that was just read out, and not what was said before.
    case 'again':
      return (
        reply.text !== '' &&
        reply.text !== before?.text &&
        !isUnsure(reply.text) &&
        reply.items.some((id) => before?.items.includes(id))
      );
    case 'chat':
      return reply.text !== '' && reply.items.length === 0 && !reply.hasCard && !isUnsure(reply.text);
  }
}
