/** The look and the entrance that menus, selects and popovers share. */
export const POPUP_LOOK =
  'rounded-md border border-line bg-surface text-ink shadow-float outline-none origin-(--transform-origin) ' +
  'transition-[translate,scale,opacity] duration-fast data-starting-style:scale-96 data-starting-style:opacity-0 data-ending-style:scale-96 data-ending-style:opacity-0';

/** A row of a menu or of a select's list. */
export const POPUP_ROW =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-[10px] px-3 py-1.5 text-sm font-semibold outline-none select-none ' +
  'data-highlighted:bg-surface-2 data-disabled:cursor-not-allowed data-disabled:opacity-55 [&>svg]:size-4.5 [&>svg]:flex-none';
