export interface TextLimits {
  readonly bytes: number;
  readonly lines: number;
  readonly lineLength: number;
}

const KILOBYTE = 1024;

/**
 * What is too large about a text, with its line (null when it is about the whole), before any parser sees it; null
 * when nothing is.
 */
export function checkText(
  text: string,
  { bytes, lines, lineLength }: TextLimits,
): { line: number | null; message: string } | null {
  if (Buffer.byteLength(text) > bytes)
    return { line: null, message: `This text may have ${Math.floor(bytes / KILOBYTE)} KB. Split it.` };
  let line = 1;
  for (let start = 0; start <= text.length; line++) {
    if (line > lines) return { line, message: `This text may have ${lines} lines. Split it.` };
    const end = text.indexOf('\n', start);
    const length = (end < 0 ? text.length : end) - start;
    if (length > lineLength) return { line, message: `A line may have ${lineLength} characters. Break this one.` };
    start = end < 0 ? text.length + 1 : end + 1;
  }
  return null;
}
