import { type Language, languages } from '@snapwell/contract/text/language';
import { inLanguage } from './shared-page.ts';

/** An address that strangers may know, and the languages it can be read in; none where it has one only. */
export interface PublicPage {
  readonly path: string;
  readonly languages: readonly Language[];
}

interface Sitemap {
  /** Of pages that there are in every language. */
  readonly paths: readonly string[];
  readonly others: readonly PublicPage[];
  readonly publicUrl: string;
}

/** The map that search engines read. Addresses of ours hold nothing that XML would not. */
export function writeSitemap({ paths, others, publicUrl }: Sitemap): string {
  const alternate = (address: string, own: readonly Language[] = languages) =>
    own.map((each) => `<xhtml:link rel="alternate" hreflang="${each}" href="${inLanguage(address, each)}"/>`).join('');
  const rows = [
    ...paths.map((path) => `<url><loc>${publicUrl}${path}</loc>${alternate(publicUrl + path)}</url>`),
    ...others.flatMap(({ path, languages: own }) => {
      const address = publicUrl + path;
      const pages = own.length > 0 ? own.map((each) => inLanguage(address, each)) : [address];
      return pages.map((page) => `<url><loc>${page}</loc>${alternate(address, own)}</url>`);
    }),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${rows.join('\n')}
</urlset>
`;
}
