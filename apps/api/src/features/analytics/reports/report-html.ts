import type { Language } from '@snapwell/contract/text/language';

/** What stands in the report, in words. */
export interface ReportWords {
  readonly language: Language;
  readonly organization: string;
  readonly greeting: string;
  readonly begin: string;
  /** Figures of the week, each with what it counts. */
  readonly figures: readonly { readonly value: string; readonly label: string }[];
  /** What matters, the most pressing first, each with the one thing to do. */
  readonly findings: readonly { readonly sentence: string; readonly act: string; readonly url: string }[];
  /** Why they get it, and what the link that ends it says. */
  readonly why: string;
  readonly stop: string;
  readonly stopUrl: string;
}

/** The light theme's colours, as mail programs know them. */
const PAPER = '#fcfaf6';
const LINE = '#e3dfd7';
const INK = '#162232';
const INK_2 = '#485463';
const LEAF = '#00765c';
const FONT = "font-family:Inter,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/**
 * The report as HTML. Mail programs know tables and styles at the element, no style sheets, scripts or faces of ours, and
 * load no pictures before they are allowed to; so there are none, and nothing tells that a mail was opened.
 */
export function reportHtml(words: ReportWords): string {
  const [first, ...others] = words.findings;
  return `<!doctype html>
<html lang="${words.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light"><title>${escape(words.organization)}</title></head>
<body style="margin:0;background:${PAPER};color:${INK};${FONT}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;text-align:left">
<tr><td style="padding:0 8px 16px;color:${INK_2};font-size:15px;line-height:1.5">${escape(words.greeting)}<br>${escape(words.begin)}</td></tr>
<tr><td style="padding:0 8px">${first ? `<h1 style="margin:0 0 16px;font-size:28px;line-height:1.2">${escape(first.sentence)}</h1>${button(first)}` : ''}</td></tr>
<tr><td style="padding:24px 8px">${figureTable(words.figures)}</td></tr>
${others.map((finding) => `<tr><td style="padding:0 8px 12px">${findingCard(finding)}</td></tr>`).join('\n')}
<tr><td style="padding:16px 8px 0;border-top:1px solid ${LINE};color:${INK_2};font-size:13px;line-height:1.5">${escape(words.why)} <a href="${escape(words.stopUrl)}" style="color:${INK_2}">${escape(words.stop)}</a></td></tr>
</table></td></tr></table></body></html>`;
}

type FindingWords = ReportWords['findings'][number];

const button = ({ act, url }: FindingWords): string =>
  `<a href="${escape(url)}" style="display:inline-block;padding:13px 22px;border-radius:14px;background:${LEAF};color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${escape(act)}</a>`;

const findingCard = ({ sentence, act, url }: FindingWords): string => `
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border:1px solid ${LINE};border-radius:16px;background:#ffffff">
<tr><td style="padding:16px 20px;font-size:16px;line-height:1.5">${escape(sentence)}<br>
<a href="${escape(url)}" style="color:${LEAF};font-weight:600">${escape(act)}</a></td></tr></table>`;

// Rows rather than columns: on a phone a column is as wide as a word.
const figureTable = (figures: ReportWords['figures']): string => `
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border:1px solid ${LINE};border-radius:16px;background:#ffffff">
${figures
  .map(
    ({ label, value }) =>
      `<tr><td style="padding:10px 20px;font-size:15px;line-height:1.4;color:${INK_2}">${escape(label)}</td><td align="right" style="padding:10px 20px;font-size:20px;font-weight:700;white-space:nowrap">${escape(value)}</td></tr>`,
  )
  .join('\n')}
</table>`;

/** Words of people: names, titles, questions. */
const escape = (words: string): string =>
  words
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
