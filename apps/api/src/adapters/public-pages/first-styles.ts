import beastiesModule from 'beasties';

// Its types are those of its CommonJS build, where the class stands one step further in.
const Beasties = beastiesModule as unknown as typeof beastiesModule.default;

/** A page as it was rendered, and the application's stylesheet. */
export interface StyledPage {
  readonly html: string;
  readonly stylesheet: string;
}

/** Of the device's fonts that stand in for ours: which families are used stands in variables. */
const FONT_FACES = /@font-face\{[^}]*\}/g;
/** The theme is set in the page, before its first frame; the others the library cannot match with the page's elements. */
const ALWAYS = [/data-theme/, /^::/, /:(is|where|has)\(/, /\\[&>+~]/];
const STYLE = /<style>([\s\S]*?)<\/style>/;

/**
 * The rules of the stylesheet that this page needs as it came, a quarter of it at most, which arrive with the page. Runs in a
 * thread: it takes a few hundred milliseconds.
 */
export async function pickFirstStyles({ html, stylesheet }: StyledPage): Promise<string> {
  const beasties = new Beasties({
    external: false,
    reduceInlineStyles: true,
    pruneSource: false,
    fonts: false,
    // An animation that came later would begin a second time.
    keyframes: 'all',
    logLevel: 'silent',
    allowRules: ALWAYS,
  });
  const page = `<html><head><style>${stylesheet}</style></head><body><div id="root">${html}</div></body></html>`;
  const faces = stylesheet.match(FONT_FACES) ?? [];
  return [...faces, STYLE.exec(await beasties.process(page))![1]!].join('');
}
