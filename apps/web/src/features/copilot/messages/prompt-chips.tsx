import { classNames } from '#ui/class-names.ts';

interface PromptChipsProps {
  label: string;
  prompts: readonly string[];
  onChoose: (prompt: string) => void;
  /** In one row that goes on to the side, where they must leave room. */
  isRow?: boolean;
}

/** What could be asked next, at a press. */
export function PromptChips({ label, prompts, onChoose, isRow = false }: PromptChipsProps) {
  return (
    <ul
      aria-label={label}
      // A mouse has a wheel for the other direction alone.
      {...(isRow && { onWheel: (event) => event.currentTarget.scrollBy({ left: event.deltaY }) })}
      className={classNames(
        'flex gap-2',
        isRow
          ? '-my-1 min-w-0 flex-1 overflow-x-auto mask-r-from-[calc(100%-2rem)] py-1 pr-8 [scrollbar-width:none] [&>li]:flex-none'
          : 'flex-wrap',
      )}
    >
      {prompts.map((prompt) => (
        <li key={prompt}>
          <button
            type="button"
            onClick={() => onChoose(prompt)}
            className="reach min-h-9 rounded-full border-[1.5px] border-line-strong bg-surface px-3.5 py-1.5 text-left text-xs font-semibold text-ink hover:bg-surface-2"
          >
            {prompt}
          </button>
        </li>
      ))}
    </ul>
  );
}
