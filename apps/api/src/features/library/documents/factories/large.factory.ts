import { ImageRun, Paragraph } from 'docx';
import sharp from 'sharp';
import { aWordDocument, type Block, text, title } from './word.factory.ts';

/** As long as a book: its pictures make it large. */
export async function aLargeWordDocument(megabytes: number): Promise<Buffer> {
  const noise = async (seed: number) => {
    const side = 1024;
    const pixels = Buffer.alloc(side * side * 3);
    let state = seed;
    for (let i = 0; i < pixels.length; i++) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      pixels[i] = state >>> 24;
    }
    return sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
      .png({ compressionLevel: 0 })
      .toBuffer();
  };
  const count = Math.ceil(megabytes / 3);
  const blocks: Block[] = [title('Atlas of wounds')];
  for (let i = 0; i < count; i++) {
    const data = await noise(i + 1);
    blocks.push(
      text(`Wound number ${i + 1} was seen on day ${i + 2} and closed after ${i + 9} days of care.`),
      new Paragraph({ children: [new ImageRun({ type: 'png', data, transformation: { width: 300, height: 300 } })] }),
    );
  }
  return aWordDocument(blocks);
}
