/** The brand's mark: a leaf and its reflection, together an S. */
export function Mark({ className = 'size-8' }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 40" className={className} aria-hidden="true">
      <path d="M5 20A15 15 0 0 1 20 5H32.5A2.5 2.5 0 0 1 35 7.5 12.5 12.5 0 0 1 22.5 20Z" className="fill-leaf" />
      <path d="M35 20A15 15 0 0 1 20 35H7.5A2.5 2.5 0 0 1 5 32.5 12.5 12.5 0 0 1 17.5 20Z" className="fill-snap" />
    </svg>
  );
}
