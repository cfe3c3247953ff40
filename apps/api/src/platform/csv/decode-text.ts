export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** What cannot be a text at all. */
export type NoText = 'workbook' | 'binary';

/** How much is looked at to find out how a text is written. */
const SAMPLE_BYTES = 4096;
/** Of the bytes on one side, this share is zero in a text of a Latin alphabet in UTF-16. */
const ZERO_SHARE = 0.4;

/**
 * A text of any program: UTF-8 and UTF-16 with or without their mark, else Windows-1252, in which spreadsheets of
 * older versions are saved.
 */
export function decodeText(bytes: Uint8Array): { text: string; encoding: TextEncoding } | { refusal: NoText } {
  if (isWorkbook(bytes)) return { refusal: 'workbook' };
  const encoding = encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  // No text has this character; a file of another kind does.
  return text.includes('\0') ? { refusal: 'binary' } : { text, encoding };
}

/** Files of spreadsheet programs themselves: a ZIP archive, or the older compound file. */
function isWorkbook(bytes: Uint8Array): boolean {
  const begins = (...signature: number[]) => signature.every((byte, i) => bytes[i] === byte);
  return begins(0x50, 0x4b, 0x03, 0x04) || begins(0xd0, 0xcf, 0x11, 0xe0);
}

function encodingOf(bytes: Uint8Array): TextEncoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  for (const [i, byte] of sample.entries()) if (byte === 0) zeros[i % 2]! += 1;
  const half = sample.length / 2;
  if (zeros[1]! > half * ZERO_SHARE && zeros[0] === 0) return 'utf-16le';
  if (zeros[0]! > half * ZERO_SHARE && zeros[1] === 0) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
