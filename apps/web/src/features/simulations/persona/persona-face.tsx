import type { ShownPersona } from '@snapwell/contract/simulations/conversation-play.schemas';
import type { CSSProperties } from 'react';
import { Clothes, Surroundings } from './clothes.tsx';
import { expressionOf } from './expression.ts';
import { Brows, Eyes } from './eyes.tsx';
import { Beard, HairBehind, HairBefore } from './hair.tsx';
import { type LivelyFace, type MouthSource, useLivelyFace } from './use-lively-face.ts';

interface PersonaFaceProps {
  persona: Pick<ShownPersona, 'name' | 'role' | 'look' | 'voice'>;
  mood: number;
  pain: number;
  /** What the last words did to the mood. */
  change: number;
  isAsleep?: boolean;
  /** Breaths in a minute. */
  breaths: number;
  /** What moves the mouth; null while nobody speaks. */
  mouth: MouthSource | null;
  /** What is seen, for those who do not. */
  description: string;
  className?: string;
}

/** On one's side, the head to the left, the legs drawn up behind. */
const LYING = 'translate(58 549) rotate(-82) scale(.66)';
/** Shoulders seen from the side. */
const NARROW = 'translate(78.4 0) scale(.72 1)';

/** Somebody one talks with, drawn: they look, blink, breathe and speak, and the face says how they feel. */
export function PersonaFace({
  persona,
  isAsleep = false,
  breaths,
  mouth,
  description,
  className,
  ...felt
}: PersonaFaceProps) {
  const expression = expressionOf(felt);
  const face = useLivelyFace(isAsleep ? { ...expression, open: 0 } : expression, mouth);
  const { look } = persona;
  const tilt = face.away * 5;
  const isLying = look.setting === 'floor';
  return (
    <svg
      viewBox="0 0 560 520"
      preserveAspectRatio="xMidYMax meet"
      role="img"
      aria-label={description}
      className={className}
      style={coloursOf(look)}
      data-feeling={Math.round(felt.mood)}
    >
      <Surroundings setting={look.setting} />
      <g transform={isLying ? LYING : undefined}>
        <g transform={`rotate(${tilt * 0.3} 280 420) translate(${-face.away * 6} ${face.away * 8})`}>
          <HairBehind cut={look.cut} />
          <g
            className="origin-bottom [transform-box:fill-box] motion-safe:animate-[breathe_var(--breath)_ease-in-out_infinite_alternate]"
            style={{ '--breath': `${30 / Math.min(40, Math.max(8, breaths))}s` } as CSSProperties}
          >
            <g transform={isLying ? NARROW : undefined}>
              <Clothes setting={look.setting} role={persona.role} />
            </g>
            <path d="M242 296h76v56c0 20-24 50-38 50s-38-30-38-50Z" fill="var(--skin-shade)" />
          </g>
          <g transform={`rotate(${tilt} 280 340) translate(0 ${face.away * 7})`}>
            <Head look={look} face={face} isFemale={persona.voice === 'female'} />
          </g>
        </g>
      </g>
      {look.setting === 'bed' && <Blanket />}
    </svg>
  );
}

const coloursOf = ({ skin, hair }: ShownPersona['look']): CSSProperties =>
  ({
    '--skin': `var(--skin-${skin})`,
    '--skin-shade': `var(--skin-${skin}-shade)`,
    '--skin-line': `var(--skin-${skin}-line)`,
    '--hair': `var(--hair-${hair})`,
    '--hair-shade': `var(--hair-${hair}-shade)`,
  }) as CSSProperties;

interface HeadProps {
  look: ShownPersona['look'];
  face: LivelyFace;
  isFemale: boolean;
}

function Head({ look, face, isFemale }: HeadProps) {
  return (
    <>
      <ellipse cx="190" cy="232" rx="15" ry="24" fill="var(--skin-shade)" />
      <ellipse cx="370" cy="232" rx="15" ry="24" fill="var(--skin-shade)" />
      <path d="M194 206c0-66 34-106 86-106s86 40 86 106c0 72-38 130-86 130s-86-58-86-130Z" fill="var(--skin)" />
      <path
        d="M328 118c24 18 38 48 38 88 0 72-38 130-86 130-8 0-16-2-24-5 50-8 84-62 84-128 0-36-4-64-12-85Z"
        fill="var(--skin-shade)"
        opacity=".5"
      />
      {look.has_beard && <Beard />}
      <HairBefore cut={look.cut} />
      {look.is_old && <Wrinkles worry={face.worry} />}
      <Brows {...face} />
      <Eyes face={face} isFemale={isFemale} />
      {look.has_glasses && <Glasses />}
      <path
        d="M280 214c-2 16-10 30-10 38 0 6 6 8 12 8 4 0 8-1 10-3"
        fill="none"
        stroke="var(--skin-line)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <g fill="var(--flush)" opacity={0.12 + 0.3 * face.flush}>
        <ellipse cx="222" cy="262" rx="17" ry="10" />
        <ellipse cx="338" cy="262" rx="17" ry="10" />
      </g>
      <Mouth {...face} />
      {face.tears > 0.05 && <Tears amount={face.tears} />}
    </>
  );
}

function Wrinkles({ worry }: { worry: number }) {
  return (
    <g stroke="var(--skin-line)" strokeWidth="2.4" strokeLinecap="round" fill="none" opacity=".8">
      <path
        d={`M240 ${162 - 4 * worry}c14-6 26-6 37-2M287 ${160 - 4 * worry}c13-3 25-2 35 3`}
        opacity={0.45 + 0.55 * worry}
      />
      <path d={`M250 ${174 - 4 * worry}c9-4 18-4 25-2M288 ${172 - 4 * worry}c9-2 17-1 25 2`} opacity={worry} />
      <path d="M207 234l-9-4M206 240h-9M208 246l-8 4M353 234l9-4M354 240h9M352 246l8 4" />
      <path d="M247 262c-6 10-10 16-12 27M313 262c6 10 10 16 12 27" />
      <path d="M228 306c2 6 4 10 8 14M332 306c-2 6-4 10-8 14" opacity=".6" />
    </g>
  );
}

/** Shut it is a line, bent by the mood; speaking opens it. */
function Mouth({ smile, mouth, press, frown }: LivelyFace) {
  const half = 27 + 5 * Math.max(0, smile) - 4 * mouth - 5 * press;
  const corner = 295 - 8 * smile + 2 * frown;
  const middle = 297 + 7 * smile;
  const gap = Math.max(0, mouth) * 26 + 0.01;
  const upper = `Q280 ${middle - 3 - 2 * mouth} ${280 + half} ${corner}`;
  const isOpen = mouth > 0.06;
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      {isOpen && (
        <>
          <path
            d={`M${280 - half} ${corner}${upper}Q280 ${middle + gap * 1.55} ${280 - half} ${corner}Z`}
            fill="var(--mouth-inside)"
          />
          <path
            d={`M${280 - half * 0.7} ${corner + 0.6 * (middle - corner)}Q280 ${middle - 1} ${280 + half * 0.7} ${corner + 0.6 * (middle - corner)}Q280 ${middle + gap * 0.35 + 3} ${280 - half * 0.7} ${corner + 0.6 * (middle - corner)}Z`}
            fill="var(--teeth)"
          />
          {mouth > 0.4 && (
            <ellipse cx="280" cy={middle + gap * 0.66} rx={half * 0.42} ry={gap * 0.16} fill="var(--tongue)" />
          )}
          <path
            d={`M${280 - half} ${corner}Q280 ${middle + gap * 1.55} ${280 + half} ${corner}`}
            fill="none"
            stroke="var(--lips)"
            strokeWidth="4"
          />
        </>
      )}
      <path
        d={`M${280 - half} ${corner}${upper}`}
        fill="none"
        stroke={isOpen ? 'var(--lips)' : 'var(--skin-line)'}
        strokeWidth={4.5 - press}
      />
      {!isOpen && (
        <path
          d={`M${280 - half * 0.5} ${middle + 9}q${half * 0.5} 4 ${half} 0`}
          fill="none"
          stroke="var(--lips)"
          strokeWidth="3"
          opacity={0.55 - 0.4 * press}
        />
      )}
    </g>
  );
}

function Tears({ amount }: { amount: number }) {
  return (
    <g fill="var(--tear)" opacity={Math.min(0.9, 0.3 + amount)}>
      <path d="M224 232c9 6 21 6 30 0-3 9-27 9-30 0ZM306 232c9 6 21 6 30 0-3 9-27 9-30 0Z" />
      <path d={`M231 238c-4 7-5 12-1 15 5 2 8-3 6-8Z`} />
      <path d={`M327 238c-4 ${8 + 12 * amount}-5 ${14 + 16 * amount}-1 ${17 + 18 * amount} 5 2 8-3 6-8Z`} />
    </g>
  );
}

function Glasses() {
  return (
    <g fill="none" stroke="var(--lash)" strokeWidth="3.5" opacity=".85">
      <rect x="211" y="203" width="56" height="46" rx="21" />
      <rect x="293" y="203" width="56" height="46" rx="21" />
      <path d="M267 220q13-8 26 0M211 220l-19-6M349 220l19-6" />
    </g>
  );
}

function Blanket() {
  return (
    <>
      <path d="M40 520c30-46 120-66 240-66s210 20 240 66Z" fill="var(--linen)" />
      <path d="M40 520c30-46 120-66 240-66s210 20 240 66" fill="none" stroke="var(--linen-shade)" strokeWidth="5" />
      <path
        d="M160 500c30-12 60-18 92-20M330 482c30 3 56 9 80 18"
        fill="none"
        stroke="var(--linen-shade)"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </>
  );
}
