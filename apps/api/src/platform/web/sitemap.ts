import { languages } from '@snapwell/contract/text/language';
import { inLanguage } from './shared-page.ts';

interface Sitemap {
  /** Of pages that there are in every language. */
  readonly paths: readonly string[];
  readonly inOneLanguage: readonly string[];
  readonly publicUrl: string;
}

/** The map that search engines read. Addresses of ours hold nothing that XML would not. */
export function writeSitemap({ paths, inOneLanguage, publicUrl }: Sitemap): string {
  const alternate = (address: string) =>
    languages
      .map((each) => `<xhtml:link rel="alternate" hreflang="${each}" href="${inLanguage(address, each)}"/>`)
      .join('');
  const rows = [
    ...paths.map((path) => `<url><loc>${publicUrl}${path}</loc>${alternate(publicUrl + path)}</url>`),
    ...inOneLanguage.map((path) => `<url><loc>${publicUrl}${path}</loc></url>`),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${rows.join('\n')}
</urlset>
`;
}
