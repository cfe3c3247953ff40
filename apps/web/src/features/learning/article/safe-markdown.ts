import { MEDIA_PATH } from '@snapwell/contract/text/media-path';
import { defaultUrlTransform } from 'react-markdown';
import { defaultSchema } from 'rehype-sanitize';

/** What may stand in an article: the usual, the kind of a call-out, and links to terms and to other items. */
export const articleSchema: typeof defaultSchema = {
  ...defaultSchema,
  attributes: {
    ...defaultSchema.attributes,
    blockquote: [...(defaultSchema.attributes?.blockquote ?? []), 'dataCallout'],
  },
  protocols: { ...defaultSchema.protocols, href: [...(defaultSchema.protocols?.href ?? []), 'glossary', 'content'] },
};

/** Addresses that lead elsewhere than they may become empty. Pictures come from the item's own media alone. */
export function safeAddress(address: string, attribute: string): string {
  if (attribute === 'src') return MEDIA_PATH.test(address) ? address : '';
  return /^(glossary|content):[a-z0-9-]+$/.test(address) ? address : defaultUrlTransform(address);
}
