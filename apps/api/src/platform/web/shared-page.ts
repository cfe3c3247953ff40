import { BRAND } from '@snapwell/contract/brand';

/** What a page says of itself to programs that show links: chats, networks, search engines. */
export interface SharedPage {
  readonly title: string;
  readonly description: string;
  /** Paths on this server. */
  readonly path: string;
  readonly picture: string;
  /** An answer of the API that the page asks for first: the browser may fetch it together with the scripts. */
  readonly data: string;
}

export const PICTURE_SIZE = { width: 1200, height: 630 };

/** The application's page with the words and the picture of one item in its head. */
export function writeSharedPage(html: string, page: SharedPage, publicUrl: string): string {
  const address = publicUrl + page.path;
  const meta: [kind: 'name' | 'property', name: string, content: string][] = [
    ['name', 'description', page.description],
    ['property', 'og:site_name', BRAND],
    ['property', 'og:type', 'article'],
    ['property', 'og:title', page.title],
    ['property', 'og:description', page.description],
    ['property', 'og:url', address],
    ['property', 'og:image', publicUrl + page.picture],
    ['property', 'og:image:type', 'image/jpeg'],
    ['property', 'og:image:width', String(PICTURE_SIZE.width)],
    ['property', 'og:image:height', String(PICTURE_SIZE.height)],
    ['name', 'twitter:card', 'summary_large_image'],
    ['name', 'twitter:title', page.title],
    ['name', 'twitter:description', page.description],
    ['name', 'twitter:image', publicUrl + page.picture],
  ];
  const lines = [
    `<title>${escape(page.title)}</title>`,
    ...meta.map(([kind, name, content]) => `<meta ${kind}="${name}" content="${escape(content)}" />`),
    `<link rel="canonical" href="${escape(address)}" />`,
    `<link rel="preload" href="${escape(page.data)}" as="fetch" crossorigin="anonymous" />`,
  ];
  const bare = html.replace(/<title>[^<]*<\/title>\s*/, '').replace(/<meta name="description"[^>]*>\s*/, '');
  // A function, so that no `$` of a title is taken for a pattern.
  return bare.replace('</head>', () => `${lines.join('\n    ')}\n  </head>`);
}

const escape = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
