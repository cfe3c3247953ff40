/** A formula as it is written. */
export function FormulaSource({ tex }: { tex: string }) {
  return <code className="text-[0.9em] wrap-anywhere">{tex}</code>;
}
