/** A piece of the ring, in degrees from the top. */
export function arc(from: number, to: number): string {
  const at = (degrees: number) => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    return `${(84 + 76 * Math.cos(angle)).toFixed(2)} ${(84 + 76 * Math.sin(angle)).toFixed(2)}`;
  };
  return ['M', at(from), 'A', 76, 76, 0, 0, 1, at(to)].join(' ');
}
