/** Text as a machine wrote it: every character of it, wrapped, scrolling where it is long. */
export function JsonText({ children }: { children: string }) {
  return (
    <pre
      tabIndex={0}
      className="max-h-72 overflow-auto rounded-sm bg-surface-2 p-3 font-mono text-xs leading-relaxed wrap-anywhere whitespace-pre-wrap"
    >
      {children}
    </pre>
  );
}
