/** Hours of the story at which the window is dark. */
const isNight = (hours: number) => hours < 6 || hours >= 20;

interface DrawnRoomProps {
  /** The room is a ward. */
  isWard: boolean;
  /** Somebody is drawn before it: the middle is theirs. */
  hasPerson: boolean;
  at: string | null;
}

/** Where a scene has no picture of its own: a quiet room, with a bed where there are patients. Decoration only. */
export function DrawnRoom({ isWard, hasPerson, at }: DrawnRoomProps) {
  const [hours, minutes] = (at ?? '').split(':').map(Number);
  return (
    <svg
      viewBox="0 0 1440 620"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 size-full"
      aria-hidden="true"
    >
      <rect width="1440" height="620" fill="oklch(.255 .034 258)" />
      <rect y="470" width="1440" height="150" fill="oklch(.225 .03 258)" />
      <path d="M0 470H1440" stroke="oklch(.31 .035 258)" strokeWidth="4" />
      <path d="M640 36 330 620H1130L800 36Z" fill="oklch(.87 .1 85)" opacity=".08" />
      <path d="M640 36c0-12 160-12 160 0v10H640Z" fill="oklch(.42 .03 258)" />
      <rect x="652" y="44" width="136" height="9" rx="4.5" fill="oklch(.95 .07 92)" />
      {at === null || hours === undefined ? <Blind /> : <Window isDark={isNight(hours)} />}
      {at !== null && hours !== undefined && minutes !== undefined && <WallClock hours={hours} minutes={minutes} />}
      {!hasPerson && (isWard ? <Bed /> : <Table />)}
    </svg>
  );
}

/** Where the story tells no time, the window tells none. */
function Blind() {
  return (
    <g>
      <rect x="96" y="70" width="252" height="276" rx="12" fill="oklch(.34 .035 258)" />
      <path
        d="M110 106H334M110 142H334M110 178H334M110 214H334M110 250H334M110 286H334M110 322H334"
        stroke="oklch(.29 .03 258)"
        strokeWidth="5"
      />
      <rect x="96" y="70" width="252" height="276" rx="12" fill="none" stroke="oklch(.36 .035 258)" strokeWidth="10" />
    </g>
  );
}

function Window({ isDark }: { isDark: boolean }) {
  return (
    <g>
      <rect
        x="96"
        y="70"
        width="252"
        height="276"
        rx="12"
        fill={isDark ? 'oklch(.17 .03 262)' : 'oklch(.62 .08 235)'}
      />
      <circle cx="286" cy="138" r="26" fill={isDark ? 'oklch(.93 .05 95)' : 'oklch(.93 .1 92)'} />
      {isDark && <circle cx="297" cy="130" r="22" fill="oklch(.17 .03 262)" />}
      <path d="M101 341V276h62v-30h76v40h34v-14h70v69Z" fill={isDark ? 'oklch(.24 .032 260)' : 'oklch(.5 .06 235)'} />
      <rect x="96" y="70" width="252" height="276" rx="12" fill="none" stroke="oklch(.36 .035 258)" strokeWidth="10" />
      <path d="M222 75v266M101 200H343" stroke="oklch(.36 .035 258)" strokeWidth="7" />
    </g>
  );
}

function WallClock({ hours, minutes }: { hours: number; minutes: number }) {
  return (
    <g transform="translate(452 140)" fill="none" strokeLinecap="round">
      <circle r="46" fill="oklch(.93 .01 85)" stroke="oklch(.42 .03 258)" strokeWidth="7" />
      <g stroke="oklch(.3 .035 255)">
        <path d="M0 0V-22" strokeWidth="6" transform={`rotate(${(hours % 12) * 30 + minutes / 2})`} />
        <path d="M0 0V-34" strokeWidth="4" transform={`rotate(${minutes * 6})`} />
      </g>
      <path d="M0-38v5M38 0h-5M0 38v-5M-38 0h5" stroke="oklch(.5 .03 255)" strokeWidth="3" />
    </g>
  );
}

/** A bed that is made: whoever is seen in a scene is drawn by their face. */
function Bed() {
  return (
    <g>
      <path d="M956 270V570M484 380V570" stroke="oklch(.5 .02 255)" strokeWidth="14" strokeLinecap="round" />
      <rect x="484" y="500" width="472" height="34" rx="10" fill="oklch(.42 .03 258)" />
      <rect x="480" y="436" width="480" height="70" rx="18" fill="oklch(.82 .015 85)" />
      <path d="M778 440c-10-52 14-92 88-94 62-2 92 34 82 94Z" fill="oklch(.95 .01 85)" />
      <path
        d="M826 372c24-10 54-10 78 2"
        fill="none"
        stroke="oklch(.84 .015 85)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M474 506v-44c0-26 18-40 44-40h246c14 0 22 8 22 22v62Z" fill="oklch(.62 .07 172)" />
      <path d="M764 422c14 0 22 8 22 22v62h-30V422Z" fill="oklch(.9 .012 85)" />
      <path d="M500 452h226M500 478h226" stroke="oklch(.55 .07 172)" strokeWidth="4" strokeLinecap="round" />
    </g>
  );
}

/** A table with a lamp and papers: where people talk and decide. */
function Table() {
  return (
    <g>
      <rect x="420" y="420" width="600" height="26" rx="10" fill="oklch(.5 .05 60)" />
      <path d="M470 446v150M970 446v150" stroke="oklch(.42 .045 60)" strokeWidth="18" strokeLinecap="round" />
      <path
        d="M860 420v-96l-60-40"
        fill="none"
        stroke="oklch(.55 .02 255)"
        strokeWidth="8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M748 300l60-52 34 40-60 36Z" fill="oklch(.72 .12 85)" />
      <path d="M560 404l150-14 8 30H566Z" fill="oklch(.93 .01 85)" />
      <path d="M584 408l100-9M588 416l80-7" stroke="oklch(.7 .02 255)" strokeWidth="3" />
      <path d="M480 384h44v30a10 10 0 0 1-10 10h-24a10 10 0 0 1-10-10Z" fill="oklch(.62 .1 172)" />
    </g>
  );
}
