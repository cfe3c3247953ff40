import type { LivelyFace } from './use-lively-face.ts';

/** In worry the inner ends rise, in pain and anger they come down and together. */
export function Brows({ worry, frown }: LivelyFace) {
  const inner = 199 - 17 * worry + 10 * frown;
  const outer = 201 + 6 * worry - 5 * frown;
  const near = 254 + 6 * frown;
  // At ease a brow is an arch; in worry it is drawn straight.
  const middle = (inner + outer) / 2 - 8 + 5 * worry + 3 * frown;
  return (
    <g stroke="var(--hair-shade)" strokeWidth="6.5" strokeLinecap="round" fill="none">
      <path d={`M215 ${outer}Q${(215 + near) / 2} ${middle} ${near} ${inner}`} />
      <path d={`M345 ${outer}Q${(905 - near) / 2} ${middle} ${560 - near} ${inner}`} />
      {frown > 0.25 && (
        <path
          d="M273 178v14M287 178v14"
          stroke="var(--skin-line)"
          strokeWidth="2.5"
          opacity={Math.min(1, (frown - 0.25) * 2)}
        />
      )}
    </g>
  );
}

/** They open and shut, look about, and shine with tears. */
export function Eyes({ face: { open, lids, gaze, smile, tears }, isFemale }: { face: LivelyFace; isFemale: boolean }) {
  const height = Math.max(0.06, open * lids);
  const [x, y] = [gaze.x * 5, gaze.y * 4];
  return (
    <>
      {[239, 321].map((centre) => (
        <g key={centre}>
          <g transform={`translate(${centre} 225) scale(1.06 ${1.12 * height})`}>
            <path d="M-19 0C-11-13 11-13 19 0 11 12-11 12-19 0Z" fill="var(--eye-white)" />
          </g>
          <g transform={`translate(${centre} 225)`}>
            <g opacity={height < 0.25 ? 0 : 1} transform={`translate(${x} ${y * height})`}>
              <ellipse rx="8.5" ry={8.5 * Math.min(1, height * 1.25)} fill="var(--iris)" />
              <ellipse rx="4.2" ry={4.2 * Math.min(1, height * 1.25)} fill="var(--lash)" />
              <circle cx="2.6" cy={-2.6 * height} r={2.2 + tears} fill="var(--eye-white)" />
            </g>
            <path
              d={`M-22 ${1.5}C-12 ${-16.5 * height + 1} 12 ${-16.5 * height + 1} 22 1.5`}
              fill="none"
              stroke="var(--lash)"
              strokeWidth={isFemale ? 4 : 3.2}
              strokeLinecap="round"
            />
            <path
              d={`M-19 ${-7.5 * height - 4}C-10 ${-17 * height - 4} 10 ${-17 * height - 4} 19 ${-7.5 * height - 4}`}
              fill="none"
              stroke="var(--skin-line)"
              strokeWidth="2"
              strokeLinecap="round"
              opacity=".55"
            />
            <path
              d={`M-15 ${12 - 2 * Math.max(0, smile)}c8 ${5 - 3 * smile} 22 ${5 - 3 * smile} 30 0`}
              fill="none"
              stroke="var(--skin-line)"
              strokeWidth="2"
              strokeLinecap="round"
              opacity=".65"
            />
          </g>
        </g>
      ))}
    </>
  );
}
