/** The look that text fields, text areas and selects share. */
export const INPUT_LOOK =
  'w-full min-h-12 rounded-control border-[1.5px] border-line-strong bg-surface px-3.5 text-base text-ink transition-colors ' +
  'hover:border-ink-3 focus-visible:outline-offset-1 aria-invalid:border-berry disabled:cursor-not-allowed disabled:bg-surface-2 disabled:text-ink-3';
