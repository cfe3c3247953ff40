import { t } from '@lingui/core/macro';
import { ASSISTANT_NAME } from '@snapwell/contract/brand';
import { SUGGESTED_PROMPTS } from '@snapwell/contract/copilot/copilot.limits';
import { useRef, useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { type Tab, Tabs } from '#ui/layout/tabs.tsx';
import { ask, canAsk, stop } from './chat/chat-runner.ts';
import type { ChatContext } from './chat/exchange.ts';
import { useExchange } from './chat/exchange.ts';
import { useChatOf } from './chat/use-chat-of.ts';
import { Composer } from './drawer/composer.tsx';
import { SettingsDialog } from './drawer/settings-dialog.tsx';
import { useSuggestionSetting } from './drawer/suggestion-setting.ts';
import { Conversation } from './messages/conversation.tsx';
import { PromptChips } from './messages/prompt-chips.tsx';
import { ExchangeView } from './inspector/exchange-view.tsx';
import { LastInspection } from './inspector/last-inspection.tsx';

interface TestBenchProps {
  orgId: string;
  firstName: string | null;
  gather: () => Promise<ChatContext>;
}

/** The assistant opened up: the conversation on one side; what was sent, received and used on the other. */
export function TestBench({ orgId, firstName, gather }: TestBenchProps) {
  const chat = useChatOf(orgId, { isLookedAt: true });
  const exchange = useExchange();
  const [draft, setDraft] = useState('');
  const [areSettingsOpen, setSettingsOpen] = useState(false);
  const [view, setView] = useState<'wire' | 'used'>('wire');
  const isSuggesting = useSuggestionSetting();
  const input = useRef<HTMLTextAreaElement>(null);
  const isStreaming = chat.phase === 'streaming';
  const send = (text: string) => {
    if (!canAsk(text, chat)) return;
    if (text === draft) setDraft('');
    void ask(text, gather);
  };
  const tabs: Tab<'wire' | 'used'>[] = [
    {
      value: 'wire',
      label: t`Sent and received`,
      panel: exchange ? (
        <ExchangeView exchange={exchange} />
      ) : (
        <p className="text-sm text-ink-2">{t`Ask something: what is sent and what comes back stands here.`}</p>
      ),
    },
    { value: 'used', label: t`Used by the engine`, panel: <LastInspection chat={chat} /> },
  ];
  return (
    <div className="grid gap-6 nav:grid-cols-[minmax(0,400px)_minmax(0,1fr)]">
      <Card
        padding="none"
        className="flex h-[min(42rem,100dvh-8rem)] min-h-96 flex-col overflow-hidden nav:sticky nav:top-20"
      >
        <header className="flex items-center justify-between border-b border-line py-2 pr-2 pl-4">
          <h2 className="text-lg">{ASSISTANT_NAME}</h2>
          <Button size="sm" variant="ghost" onClick={() => setSettingsOpen(true)}>
            {t`Copilot Settings`}
          </Button>
        </header>
        <div className="min-h-0 flex-1">
          <Conversation
            chat={chat}
            firstName={firstName}
            onAsk={send}
            onEdit={setDraft}
            onInspect={() => setView('used')}
          />
        </div>
        <footer className="grid gap-2.5 p-3">
          {isSuggesting && !isStreaming && (
            <PromptChips label={t`Suggested prompts`} prompts={SUGGESTED_PROMPTS} onChoose={send} />
          )}
          <Composer
            input={input}
            draft={draft}
            onDraft={setDraft}
            isStreaming={isStreaming}
            onSend={() => send(draft)}
            onStop={stop}
          />
        </footer>
      </Card>
      <section aria-label={t`Inspector`} className="min-w-0">
        <Tabs label={t`Inspector`} tabs={tabs} value={view} onChange={setView} />
      </section>
      <SettingsDialog orgId={chat.orgId} isOpen={areSettingsOpen} onClose={() => setSettingsOpen(false)} />
    </div>
  );
}
