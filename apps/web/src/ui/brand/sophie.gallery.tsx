import { SophieFace } from './sophie-face.tsx';

export function Sophie() {
  return (
    <div className="flex flex-wrap items-center gap-5">
      <SophieFace className="size-24" frame="ring" canBlink />
      <SophieFace className="size-16" frame="ring" gaze="down" />
      <SophieFace className="size-16" frame="soft" gaze="up" />
      <SophieFace className="size-11" frame="soft" />
      <SophieFace className="size-8" frame="soft" />
      <SophieFace className="size-16" />
    </div>
  );
}
