import { classNames } from '../class-names.ts';

/**
 * A thin bar along the upper edge while the next screen is on its way; it waits a moment, so that quick screens stay
 * quiet.
 */
export function PageProgress({ isLoading }: { isLoading: boolean }) {
  return (
    <div
      className={classNames(
        'pointer-events-none fixed inset-x-0 top-0 z-60 h-[3px] transition-opacity duration-enter',
        isLoading ? 'opacity-100 delay-150' : 'opacity-0',
      )}
    >
      <div
        className={classNames(
          'h-full origin-left bg-leaf',
          // Whole once the screen is there, and gone with its row.
          isLoading && 'animate-load',
        )}
      />
    </div>
  );
}
