import { type ChatMessage, plainMessage } from '../chat/chat-message.ts';
import { type Chat, newReply, noChat } from '../chat/chat.ts';
import { Conversation } from './conversation.tsx';

const AT = Date.UTC(2026, 10, 20, 7, 42);
const ITEM = '/o/riverside/content/which-pain-scale?from=copilot';

const hers = (id: string, facts: Partial<ChatMessage>): ChatMessage => ({
  ...plainMessage,
  id,
  role: 'assistant',
  content: '',
  timestamp: AT,
  ...facts,
});
const mine = (id: string, content: string): ChatMessage => ({
  ...plainMessage,
  id,
  role: 'user',
  content,
  timestamp: AT,
});

const QUESTION = mine('q', 'When do I use PAINAD and not 0 to 10?');
const ANSWER = hers('a', {
  content:
    'When the person **cannot tell you reliably**. Watch five things:\n1. Breathing\n2. Voice\n3. Face, body, comfort',
  sources: [{ title: 'Which pain scale, for whom?', url: `${ITEM}#p-4` }],
});

interface ShownProps {
  chat: Partial<Chat>;
  firstName?: string | null;
  reading?: string | null;
}

function Shown({ chat, firstName = 'Ada', reading = null }: ShownProps) {
  const nothing = () => undefined;
  return (
    <div className="h-105 w-full max-w-[400px] overflow-hidden rounded-lg border border-line bg-surface text-ink">
      <Conversation
        chat={{ ...noChat, orgId: 'riverside', history: 'ready', ...chat }}
        firstName={firstName}
        reading={reading}
        onAsk={nothing}
        onEdit={nothing}
        onInspect={nothing}
      />
    </div>
  );
}

export const AnAnswerWithItsSource = () => <Shown chat={{ messages: [QUESTION, ANSWER], olderCursor: 'older' }} />;

export const BesideAnotherLesson = () => (
  <Shown
    chat={{ messages: [{ ...QUESTION, page: 'Which pain scale, for whom?' }, ANSWER] }}
    reading="The second look"
  />
);

export const AQuestionOnASelection = () => (
  <Shown
    chat={{
      messages: [
        { ...mine('q', 'Explain this'), quote: 'Charting ahead looks harmless until the plan changes.' },
        ANSWER,
      ],
    }}
  />
);

export const ANumberedSource = () => (
  <Shown
    chat={{
      messages: [
        mine('q', 'When do I look again?'),
        hers('a', {
          content: 'About an hour after a tablet\u202f¹, and after 15 to 30 minutes when it went into a vein\u202f².',
          sources: [
            { title: 'The second look: When to look again', url: `${ITEM}#p-3` },
            { title: 'The second look: What to ask', url: `${ITEM}#p-6` },
          ],
        }),
      ],
    }}
  />
);

export const BeingTaught = () => (
  <Shown
    chat={{
      messages: [
        mine('q', 'A good result'),
        hers('a', {
          content:
            'Not that one. Sleep is not rest here.\n\n**Hint 1 of 3.** Look under **Watch them**: it stands there.\n\nHe drifts off in the middle of his sentence. What is this?',
          tutor: {
            content_id: 'second-look',
            goal: 'The second look',
            question_id: 'q-1',
            choices: ['A good result', 'A warning sign', 'Nothing at all'],
            hints: 1,
            number: 1,
            of: 3,
            right: 0,
          },
        }),
      ],
    }}
  />
);

export const SomethingToConfirm = () => (
  <Shown
    chat={{
      messages: [
        mine('q', 'Assign hand hygiene to the night shift by Friday'),
        hers('a', {
          content: 'This is what I would assign:',
          proposal: {
            kind: 'assign',
            target_type: 'module',
            target_id: 'hand-hygiene',
            title: 'Hand hygiene',
            group: { id: 'night', name: 'Night shift' },
            due_on: '2026-11-27',
          },
        }),
      ],
    }}
  />
);

export const AnEmergency = () => (
  <Shown
    chat={{
      messages: [
        mine('q', 'he is not breathing'),
        hers('a', {
          content:
            "This is an emergency: call for help now, and stay. In the house: Dial 2222. Elsewhere call 112, and do what they tell you. I can't guide you through it: a person has to.",
          care: 'emergency',
        }),
      ],
    }}
  />
);

export const SomebodyInDistress = () => (
  <Shown
    chat={{
      messages: [
        mine('q', "I can't go on"),
        hers('a', {
          content:
            "That sounds heavy, and you don't have to carry it alone. If you or somebody else is in danger, call the emergency number now (112). Talk today to somebody you trust.",
          care: 'distress',
        }),
      ],
    }}
  />
);

export const ACardInPlaceOfText = () => (
  <Shown
    chat={{
      messages: [
        mine('q', 'What should I do next?'),
        hers('a', { linkHref: ITEM, linkTitle: 'Which pain scale, for whom?' }),
      ],
    }}
  />
);

export const AReplyBeingWritten = () => (
  <Shown
    chat={{
      phase: 'streaming',
      messages: [QUESTION],
      reply: { ...newReply, text: 'When the person **cannot tell' },
    }}
  />
);

export const BeforeTheFirstWord = () => (
  <Shown
    chat={{
      phase: 'streaming',
      messages: [QUESTION],
      reply: newReply,
    }}
  />
);

export const StoppedWithSuggestions = () => (
  <Shown
    chat={{
      messages: [
        QUESTION,
        hers('a', {
          content: 'When the person',
          state: 'stopped',
          suggestions: ['What is PAINAD?', 'Quiz me on pain scales'],
        }),
      ],
    }}
  />
);

export const AFailure = () => (
  <Shown
    chat={{
      messages: [ANSWER],
      failure: { message: 'HTTP 503', detail: 'The service is starting or busy.', question: 'And for children?' },
    }}
  />
);

export const Empty = () => <Shown chat={{}} firstName={null} />;

export const Loading = () => <Shown chat={{ history: 'loading' }} />;
