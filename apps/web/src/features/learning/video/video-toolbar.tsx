import { t } from '@lingui/core/macro';
import { Captions, CaptionsOff, PictureInPicture2, RotateCcw, RotateCw } from 'lucide-react';
import { formatNumber } from '#platform/locale/format.ts';
import { IconButton } from '#ui/action/icon-button.tsx';
import { Select } from '#ui/form/select.tsx';
import type { VideoAct } from './video-keys.ts';

const SPEEDS = ['0.75', '1', '1.25', '1.5', '2'];

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
    <div role="group" aria-label={t`Playback`} className="flex flex-wrap items-center gap-1">
      <IconButton label={t`10 seconds back`} onClick={() => onAct({ type: 'skip', seconds: -10 })}>
        <RotateCcw aria-hidden="true" />
      </IconButton>
      <IconButton label={t`10 seconds ahead`} onClick={() => onAct({ type: 'skip', seconds: 10 })}>
        <RotateCw aria-hidden="true" />
      </IconButton>
      {hasCaptions && (
        <IconButton label={t`Captions`} aria-pressed={areCaptionsShown} onClick={() => onAct({ type: 'captions' })}>
          {areCaptionsShown ? <Captions aria-hidden="true" /> : <CaptionsOff aria-hidden="true" />}
        </IconButton>
      )}
      {document.pictureInPictureEnabled && (
        <IconButton label={t`Small window`} onClick={() => onAct({ type: 'picture' })}>
          <PictureInPicture2 aria-hidden="true" />
        </IconButton>
      )}
      <Select
        label={t`Speed`}
        isLabelHidden
        options={SPEEDS.map((value) => ({ value, label: `${formatNumber(Number(value))} ×` }))}
        value={speed}
        onChange={onSpeed}
        className="ml-auto w-28"
      />
    </div>
  );
}
