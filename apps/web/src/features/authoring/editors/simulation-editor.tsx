import { t } from '@lingui/core/macro';
import type { ConversationBody } from '@snapwell/contract/simulations/conversation';
import type { ScenesBody } from '@snapwell/contract/simulations/scenes';
import type { SimulationBody } from '@snapwell/contract/simulations/simulation-body';
import { MessagesSquare, Waypoints } from 'lucide-react';
import type { ReactNode } from 'react';
import { ConversationEditor } from './conversation/conversation-editor.tsx';
import type { ItemEditorProps } from '#features/authoring/item-editor.ts';
import { ScenesEditor } from './scenes/scenes-editor.tsx';

/** A simulation: a graph of scenes or a conversation. A new one asks which. */
export function SimulationEditor({ body, onChange, ...rest }: ItemEditorProps<SimulationBody>) {
  const play = (body as Partial<SimulationBody> | null)?.play;
  if (play === 'scenes') return <ScenesEditor body={body as ScenesBody} onChange={onChange} {...rest} />;
  if (play === 'conversation')
    return <ConversationEditor body={body as ConversationBody} onChange={onChange} {...rest} />;
  // The editor of the play adds what else a new body needs.
  const choose = (chosen: SimulationBody['play']) => onChange({ ...body, play: chosen } as SimulationBody);
  return (
    <section aria-label={t`Simulation`} className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
      <PlayButton icon={<Waypoints />} title={t`Scenes`} onPress={() => choose('scenes')}>
        {t`A story of decisions: each choice leads to another scene, until an ending.`}
      </PlayButton>
      <PlayButton icon={<MessagesSquare />} title={t`Conversation`} onPress={() => choose('conversation')}>
        {t`A talk with a made-up person who knows things, has a mood, and is judged by a rubric.`}
      </PlayButton>
    </section>
  );
}

interface PlayButtonProps {
  icon: ReactNode;
  title: string;
  onPress: () => void;
  children: ReactNode;
}

function PlayButton({ icon, title, onPress, children }: PlayButtonProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="grid content-start gap-2 rounded-lg border-[1.5px] border-line-strong bg-surface p-5 text-start hover:bg-surface-2 [&>svg]:size-7 [&>svg]:text-leaf-ink"
    >
      {icon}
      <span className="text-lg font-semibold">{title}</span>
      <span className="text-ink-2">{children}</span>
    </button>
  );
}
