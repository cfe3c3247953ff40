/** A body with every key its editor needs: a new one has none yet. */
export function filled<Body extends object>(empty: Body, body: Partial<Body> | null | undefined): Body {
  const isWhole = Object.keys(empty).every((key) => (body as Record<string, unknown> | null)?.[key] !== undefined);
  return isWhole ? (body as Body) : { ...empty, ...body };
}
