interface PromptChipsProps {
  label: string;
  prompts: readonly string[];
  onChoose: (prompt: string) => void;
}

/** What could be asked next, at a press. */
export function PromptChips({ label, prompts, onChoose }: PromptChipsProps) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
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
