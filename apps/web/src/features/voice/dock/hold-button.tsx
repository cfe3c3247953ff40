import { t } from '@lingui/core/macro';
import { Mic } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { classNames } from '#ui/class-names.ts';
import { press, release } from '../session/voice-runner.ts';
import type { Voice } from '../session/voice.ts';

/** A press shorter than this was a tap: one speaks until the next. */
const TAP_MS = 350;

/** Push-to-talk: held with a finger, the mouse, Space or Enter; or tapped, for who cannot hold. */
export function HoldButton({ phase }: { phase: Voice['phase'] }) {
  const pressedAt = useRef(0);
  const isOn = phase === 'hearing';
  const down = () => {
    // The second tap ends what the first began.
    if (isOn) return release();
    pressedAt.current = performance.now();
    press();
  };
  const up = () => {
    if (isOn && performance.now() - pressedAt.current > TAP_MS) release();
  };
  const isPressKey = ({ key }: KeyboardEvent) => key === ' ' || key === 'Enter';
  return (
    <button
      type="button"
      aria-label={t`Hold to talk`}
      aria-pressed={isOn}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        down();
      }}
      onPointerUp={up}
      onPointerCancel={up}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (!isPressKey(event)) return;
        event.preventDefault();
        if (!event.repeat) down();
      }}
      onKeyUp={(event) => {
        if (!isPressKey(event)) return;
        event.preventDefault();
        up();
      }}
      className={classNames(
        'grid size-14 flex-none touch-none place-items-center rounded-full bg-leaf text-on-leaf transition-transform select-none active:scale-96 [&>svg]:size-6',
        isOn && 'ring-6 ring-leaf-soft',
      )}
    >
      <Mic aria-hidden="true" />
    </button>
  );
}
