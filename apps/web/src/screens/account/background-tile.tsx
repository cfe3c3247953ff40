import type { BackgroundSetting } from '@snapwell/contract/organizations/background.schemas';
import { Check } from 'lucide-react';
import { BackgroundLayer } from '#ui/cover/background/background-layer.tsx';
import { classNames } from '#ui/class-names.ts';

interface BackgroundTileProps {
  label: string;
  setting: BackgroundSetting;
  isChosen: boolean;
  onChoose: () => void;
}

/** One background to choose, shown as it will look. */
export function BackgroundTile({ label, setting, isChosen, onChoose }: BackgroundTileProps) {
  return (
    <label className="relative grid cursor-pointer gap-1.5 text-center text-xs font-semibold">
      <input
        type="radio"
        name="background"
        className="peer absolute inset-0 z-1 cursor-pointer opacity-0"
        checked={isChosen}
        onChange={onChoose}
      />
      <span
        className={classNames(
          'relative isolate grid aspect-[4/3] place-items-center overflow-hidden rounded-control border-[1.5px] bg-paper peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-sky',
          isChosen ? 'border-leaf' : 'border-line',
        )}
      >
        <BackgroundLayer fill={setting} className="absolute -z-1" />
        {isChosen && (
          <span className="grid size-7 place-items-center rounded-full bg-leaf text-on-leaf">
            <Check className="size-4.5" aria-hidden="true" />
          </span>
        )}
      </span>
      {label}
    </label>
  );
}
