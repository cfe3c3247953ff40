import { contentFromMarkdown, contentSyntax } from '@snapwell/content-markdown/syntax';
import { MEDIA_PATH } from '@snapwell/contract/text/media-path';
import { createContext, use } from 'react';
import Markdown, { type Components, defaultUrlTransform } from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import type { Processor } from 'unified';

interface ParserData {
  micromarkExtensions?: unknown[];
  fromMarkdownExtensions?: unknown[];
}

function contentMarkdown(this: Processor) {
  const data = this.data() as ParserData;
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), ...contentSyntax()];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), ...contentFromMarkdown()];
}

type PictureAddress = (name: string) => { url: string; width: number; height: number } | undefined;

const PicturesContext = createContext<PictureAddress>(() => undefined);

const DraftPicture: Components['img'] = ({ src = '', alt = '' }) => {
  const picture = use(PicturesContext)(String(src));
  if (!picture) return null;
  const { url, width, height } = picture;
  return (
    <img src={url} alt={alt} width={width} height={height} loading="lazy" className="h-auto max-w-full rounded-md" />
  );
};

/** A link in a draft is shown, not followed: it is read here, not used. */
const DraftLink: Components['a'] = ({ children }) => <span className="underline">{children}</span>;

const DraftTable: Components['table'] = ({ children }) => (
  <div className="overflow-x-auto" tabIndex={0} role="group">
    <table className="w-full border-collapse text-sm [&_td]:border [&_td]:border-line [&_td]:p-2 [&_th]:border [&_th]:border-line [&_th]:p-2 [&_th]:text-left">
      {children}
    </table>
  </div>
);

const COMPONENTS: Components = { img: DraftPicture, a: DraftLink, table: DraftTable };

/** A block of a draft as it will look. Nothing in it runs or leads anywhere. */
export function DraftMarkdown({ markdown, pictureOf }: { markdown: string; pictureOf: PictureAddress }) {
  return (
    <PicturesContext value={pictureOf}>
      <Markdown
        remarkPlugins={[contentMarkdown]}
        rehypePlugins={[rehypeSanitize]}
        urlTransform={(address, attribute) =>
          attribute === 'src' ? (MEDIA_PATH.test(address) ? address : '') : defaultUrlTransform(address)
        }
        components={COMPONENTS}
      >
        {markdown}
      </Markdown>
    </PicturesContext>
  );
}
