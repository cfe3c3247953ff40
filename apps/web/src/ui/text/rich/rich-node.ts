/** What a reply may be made of, whatever it was written in. Nothing else is ever drawn. */
export const RICH_TAGS = ['p', 'strong', 'em', 'ul', 'ol', 'li', 'br', 'code', 'blockquote', 'a'] as const;
/** A table comes of Markdown only. */
/** A telephone number comes of neither: it is found in what is drawn. */
export type RichTag = (typeof RICH_TAGS)[number] | 'table' | 'thead' | 'tbody' | 'tr' | 'th' | 'td' | 'tel';

export interface RichElement {
  readonly tag: RichTag;
  readonly children: readonly RichNode[];
  /** Only of a link. */
  readonly href?: string;
  /** Only of a numbered list that does not begin with one. */
  readonly start?: number;
}

export type RichNode = string | RichElement;
