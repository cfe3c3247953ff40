import type { ShownLook } from '@snapwell/contract/simulations/conversation-play.schemas';

type Setting = ShownLook['setting'];

/** Where one meets somebody: in bed, in a chair, in a corridor at night, or at the other end of a line. */
export function Surroundings({ setting }: { setting: Setting }) {
  switch (setting) {
    case 'bed': {
      return (
        <>
          <path
            d="M66 300c-14-92 8-190 66-214 46-19 250-19 296 0 58 24 80 122 66 214-10 66-40 90-214 90S76 366 66 300Z"
            fill="var(--linen-shade)"
          />
          <path
            d="M84 286c-12-84 8-164 58-184 42-17 234-17 276 0 50 20 70 100 58 184-8 58-34 78-196 78S92 344 84 286Z"
            fill="var(--linen)"
          />
          <path
            d="M120 130c22-16 50-22 78-24M438 250c4-36 2-66-8-92"
            fill="none"
            stroke="var(--linen-shade)"
            strokeWidth="5"
            strokeLinecap="round"
          />
        </>
      );
    }
    case 'chair': {
      return (
        <path
          d="M120 520V214c0-40 30-66 70-66h180c40 0 70 26 70 66v306Z"
          fill="var(--surface-2)"
          stroke="var(--line)"
          strokeWidth="4"
        />
      );
    }
    case 'corridor': {
      return (
        <g>
          <rect
            x="56"
            y="60"
            width="150"
            height="330"
            rx="10"
            fill="var(--surface-2)"
            stroke="var(--line)"
            strokeWidth="4"
          />
          <rect x="74" y="78" width="114" height="150" rx="6" fill="var(--lamp)" />
          <path d="M392 96h120M392 124h84" stroke="var(--line)" strokeWidth="8" strokeLinecap="round" />
        </g>
      );
    }
    case 'floor': {
      return (
        <g>
          <path d="M14 494c60-20 470-24 532-4 14 18-30 28-262 28S8 514 14 494Z" fill="var(--line)" opacity=".7" />
          <path
            d="M372 496H262c-36 0-70-4-96-12"
            fill="none"
            stroke="var(--skin-shade)"
            strokeWidth="30"
            strokeLinecap="round"
          />
          <path d="M520 488c14 4 24 2 30-8" fill="none" stroke="var(--skin)" strokeWidth="24" strokeLinecap="round" />
          <path d="M356 322c38-22 98-10 138 34 34 36 48 88 48 122 0 20-10 32-28 32H346Z" fill="var(--gown)" />
          <path
            d="M404 470c26-34 62-48 94-40"
            fill="none"
            stroke="var(--gown-shade)"
            strokeWidth="6"
            strokeLinecap="round"
          />
        </g>
      );
    }
    case 'phone': {
      return (
        <g fill="none" stroke="var(--line-strong)" strokeWidth="4" strokeLinecap="round" opacity=".7">
          <path d="M418 190c18 20 18 52 0 72M446 166c32 34 32 86 0 120M142 190c-18 20-18 52 0 72M114 166c-32 34-32 86 0 120" />
        </g>
      );
    }
  }
}

/** What somebody wears: a gown in bed, scrubs or a coat at work, a jumper else. */
export function Clothes({ setting, role }: { setting: Setting; role: string }) {
  const kind = clothesOf(setting, role);
  const [main, shade] = [`var(--${kind})`, `var(--${kind}-shade)`];
  return (
    <>
      <path d="M72 520c4-90 40-134 112-154l56-16h80l56 16c72 20 108 64 112 154Z" fill={main} />
      {kind === 'coat' ? (
        <path d="M236 350l44 66 44-66 22 8-40 162h-52L214 358Z" fill="var(--scrubs)" stroke={shade} strokeWidth="5" />
      ) : (
        <path d="M236 350l44 62 44-62 16 6-60 92-60-92Z" fill={shade} />
      )}
      {kind === 'gown' && (
        <g fill={shade} opacity=".6">
          {DOTS.map(([x, y]) => (
            <circle key={`${x}-${y}`} cx={x} cy={y} r="5" />
          ))}
        </g>
      )}
    </>
  );
}

const DOTS = [
  [150, 436],
  [190, 476],
  [132, 494],
  [206, 412],
  [354, 412],
  [374, 470],
  [412, 436],
  [430, 494],
  [246, 490],
  [318, 494],
] as const;

function clothesOf(setting: Setting, role: string): 'gown' | 'scrubs' | 'coat' | 'knit' {
  if (setting === 'bed' || setting === 'floor') return 'gown';
  if (/doctor|physician|surgeon|ärzt|arzt/i.test(role)) return 'coat';
  return /nurse|nursing|carer|student|colleague|midwife|pfleg|hebamme/i.test(role) ? 'scrubs' : 'knit';
}
