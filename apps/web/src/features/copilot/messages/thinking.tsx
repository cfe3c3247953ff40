const DOTS = [0, 160, 320];

/** Before the first word of a reply. */
export function Thinking() {
  return (
    <span className="flex h-5 items-center gap-1.5" aria-hidden="true">
      {DOTS.map((delay) => (
        <span
          key={delay}
          className="size-2 animate-pulse rounded-full bg-ink-3"
          style={{ animationDelay: `${delay}ms` }}
        />
      ))}
    </span>
  );
}
