import { usePageVisible } from './use-page-visible.ts';

/** The `bgfx` effect: a picture, blurred until only its light is left, that drifts slowly. */
export function DriftingPicture({ source }: { source: string }) {
  const isVisible = usePageVisible();
  return (
    <div
      data-paused={!isVisible || undefined}
      className="absolute inset-0 overflow-hidden bg-paper data-paused:[&_*]:[animation-play-state:paused]"
    >
      <img
        src={source}
        alt=""
        className="size-full animate-drift object-cover opacity-70 blur-[36px] saturate-125 will-change-transform dark:opacity-45"
      />
      <div className="absolute inset-0 bg-paper/35" />
    </div>
  );
}
