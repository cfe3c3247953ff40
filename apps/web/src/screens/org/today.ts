/** 'Monday, 3 May.' */
export function today(): string {
  return `${new Date().toLocaleDateString(undefined, { weekday: 'long', day: 'numeric', month: 'long' })}.`;
}
