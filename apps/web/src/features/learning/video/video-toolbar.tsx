import { Captions, CaptionsOff, PictureInPicture2, RotateCcw, RotateCw } from 'lucide-react';
import { IconButton } from '#ui/action/icon-button.tsx';
import { Select } from '#ui/form/select.tsx';
import type { VideoAct } from './video-keys.ts';

const SPEEDS = ['0.75', '1', '1.25', '1.5', '2'].map((value) => ({ value, label: `${value} ×` }));

interface VideoToolbarProps {
  hasCaptions: boolean;
  areCaptionsShown: boolean;
  speed: string;
  onSpeed: (speed: string) => void;
  onAct: (act: VideoAct) => void;
}

/** What the browser's own controls hide or lack: ten seconds back and ahead, captions, speed, the small window. */
export function VideoToolbar({ hasCaptions, areCaptionsShown, speed, onSpeed, onAct }: VideoToolbarProps) {
  return (
    <div role="group" aria-label="Playback" className="flex flex-wrap items-center gap-1">
      <IconButton label="10 seconds back" onClick={() => onAct({ type: 'skip', seconds: -10 })}>
        <RotateCcw aria-hidden="true" />
      </IconButton>
      <IconButton label="10 seconds ahead" onClick={() => onAct({ type: 'skip', seconds: 10 })}>
        <RotateCw aria-hidden="true" />
      </IconButton>
      {hasCaptions && (
        <IconButton label="Captions" aria-pressed={areCaptionsShown} onClick={() => onAct({ type: 'captions' })}>
          {areCaptionsShown ? <Captions aria-hidden="true" /> : <CaptionsOff aria-hidden="true" />}
        </IconButton>
      )}
      {document.pictureInPictureEnabled && (
        <IconButton label="Small window" onClick={() => onAct({ type: 'picture' })}>
          <PictureInPicture2 aria-hidden="true" />
        </IconButton>
      )}
      <Select label="Speed" isLabelHidden options={SPEEDS} value={speed} onChange={onSpeed} className="ml-auto w-28" />
    </div>
  );
}
