/** A run of text as a PDF places it. `y` grows upwards. */
export interface TextRun {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly isBold: boolean;
}

/** Words on one baseline without a wide gap in them. */
export interface LineSegment extends TextRun {
  readonly page: number;
}

/** Runs on one baseline as segments, cut where the gap between two is wider than spaces are. */
export function segmentsOf(runs: readonly TextRun[], page: number): LineSegment[] {
  const lines: TextRun[][] = [];
  for (const run of runs) {
    const line = lines.findLast(([first]) => Math.abs(first!.y - run.y) < Math.max(first!.size, run.size) * 0.45);
    if (line) line.push(run);
    else lines.push([run]);
  }
  return lines
    .toSorted(([a], [b]) => b!.y - a!.y)
    .flatMap((line) => cutAtGaps(line.toSorted((a, b) => a.x - b.x)).map((part) => joinRuns(part, page)));
}

function cutAtGaps(line: readonly TextRun[]): TextRun[][] {
  const parts: TextRun[][] = [];
  for (const run of line) {
    const last = parts.at(-1)?.at(-1);
    if (last && run.x - (last.x + last.width) < Math.max(last.size, run.size) * 1.1) parts.at(-1)!.push(run);
    else parts.push([run]);
  }
  return parts;
}

function joinRuns(runs: readonly TextRun[], page: number): LineSegment {
  const [first] = runs;
  let text = '';
  let end = first!.x;
  for (const run of runs) {
    const isApart = run.x - end > run.size * 0.16 && text !== '' && !text.endsWith(' ') && !run.text.startsWith(' ');
    text += (isApart ? ' ' : '') + run.text;
    end = run.x + run.width;
  }
  const longest = runs.reduce((a, b) => (b.text.length > a.text.length ? b : a));
  const bold = runs.filter(({ isBold }) => isBold).reduce((sum, run) => sum + run.text.length, 0);
  return {
    text: text.replaceAll(/\s+/g, ' ').trim(),
    x: first!.x,
    y: longest.y,
    width: end - first!.x,
    size: longest.size,
    isBold: bold > text.length * 0.8,
    page,
  };
}

/**
 * The segments of a page as they are read: of a page in two columns the left one first. What goes across both divides
 * the page into bands.
 */
export function inReadingOrder(
  segments: readonly LineSegment[],
  pageWidth: number,
): { segments: LineSegment[]; hasColumns: boolean } {
  const gutter = gutterOf(segments, pageWidth);
  if (gutter === null) return { segments: [...segments], hasColumns: false };
  const ordered: LineSegment[] = [];
  let band: LineSegment[] = [];
  const close = () => {
    ordered.push(...band.filter(({ x }) => x < gutter), ...band.filter(({ x }) => x >= gutter));
    band = [];
  };
  for (const segment of segments) {
    if (segment.x < gutter && segment.x + segment.width > gutter) {
      close();
      ordered.push(segment);
    } else band.push(segment);
  }
  close();
  return { segments: ordered, hasColumns: true };
}

const LEAST_LINES = 2;
const LEAST_TOGETHER = 9;

/** Where the space between two columns of text lies; null on a page with one column, or with a table. */
function gutterOf(segments: readonly LineSegment[], pageWidth: number): number | null {
  let best: { x: number; crossing: number } | null = null;
  for (let share = 0.38; share <= 0.62; share += 0.02) {
    const x = pageWidth * share;
    const crossing = segments.filter((segment) => segment.x < x && segment.x + segment.width > x);
    const left = segments.filter((segment) => segment.x + segment.width <= x);
    const right = segments.filter((segment) => segment.x >= x);
    if (Math.min(left.length, right.length) < LEAST_LINES) continue;
    if (left.length + right.length < LEAST_TOGETHER) continue;
    if (crossing.length > (left.length + right.length) * 0.3) continue;
    // Columns are lines of prose; cells of a table are short, and start anew in each row.
    if (!isProse(left, x) || !isProse(right, pageWidth - x)) continue;
    if (!best || crossing.length < best.crossing) best = { x, crossing: crossing.length };
  }
  return best?.x ?? null;
}

function isProse(column: readonly LineSegment[], width: number): boolean {
  const long = column.filter((segment) => segment.width > width * 0.5).length;
  return long >= column.length * 0.55 && new Set(column.map(({ y }) => Math.round(y))).size >= column.length * 0.9;
}

const RUNNING_LINES = 3;

/** What stands at the top or bottom of page after page, page numbers among it. */
export function runningHeads(pages: readonly (readonly LineSegment[])[]): ReadonlySet<LineSegment> {
  const edges = pages.map((segments) => {
    const byHeight = segments.toSorted((a, b) => b.y - a.y);
    return [...byHeight.slice(0, RUNNING_LINES), ...byHeight.slice(-RUNNING_LINES)];
  });
  const keyOf = ({ text, y }: LineSegment) => `${text.replaceAll(/\d+/g, '#').toLowerCase()} ${Math.round(y / 8)}`;
  const counts = new Map<string, number>();
  for (const edge of edges) for (const key of new Set(edge.map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
  const least = Math.max(3, Math.ceil(pages.length * 0.4));
  const isNumber = ({ text }: LineSegment) =>
    /^(page|seite|p\.|s\.)?\s*[-–]?\s*\d{1,4}\s*([-–/]|of|von)?\s*\d{0,4}$/i.test(text);
  return new Set(
    edges.flatMap((edge) =>
      edge.filter(
        (line) =>
          (counts.get(keyOf(line)) ?? 0) >= least || (pages.length > 1 && isNumber(line) && isOutermost(line, edge)),
      ),
    ),
  );
}

/** The last or first line of its page. */
function isOutermost(line: LineSegment, edge: readonly LineSegment[]): boolean {
  const heights = edge.map(({ y }) => y);
  return line.y === Math.min(...heights) || line.y === Math.max(...heights);
}
