import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { checkMarkdown } from '@snapwell/contract/learning/markdown-limits';
import { createContext, use, useMemo } from 'react';
import Markdown, { type Components } from 'react-markdown';
import { Link } from 'react-router';
import rehypeSanitize from 'rehype-sanitize';
import { WhenBegun } from '#platform/device/beginning/when-begun.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { isValue } from '#ui/text/value.ts';
import type { PlayerProps } from '../player/player.ts';
import { remarkCallouts } from './callouts.ts';
import { contentPlugins } from './content-markdown.ts';
import { EmbeddedQuestion } from './embedded-question.tsx';
import { codeIn, formulaComponents } from './formula-components.tsx';
import { markdownSections } from './markdown-sections.ts';
import { GlossaryTerm } from './glossary-term.tsx';
import { articleSchema, safeAddress } from './safe-markdown.ts';
import { WideTable } from './wide-table.tsx';

type ArticleContext = Pick<PlayerProps<'article'>, 'media' | 'contentPath'> &
  Pick<PlayerProps<'article'>['content'], 'glossary'>;

/** An article's Markdown as elements. No HTML of the text is ever run; what is not allowed is left out. */
export function ArticleText({ markdown, media, contentPath, glossary }: ArticleContext & { markdown: string }) {
  const surroundings = useMemo(() => ({ media, contentPath, glossary }), [media, contentPath, glossary]);
  const isReadable = useMemo(() => checkMarkdown(markdown) === null, [markdown]);
  const [first = '', ...others] = useMemo(() => markdownSections(markdown), [markdown]);
  // What was stored before there were limits is shown as it is, rather than keep the browser busy for minutes.
  if (!isReadable) return <pre className="whitespace-pre-wrap">{markdown}</pre>;
  return (
    <SurroundingsContext value={surroundings}>
      <ArticleSection markdown={first} />
      {others.map((section, at) => (
        // Sections never change their order while an article is shown.
        <WhenBegun key={at}>
          <ArticleSection markdown={section} />
        </WhenBegun>
      ))}
    </SurroundingsContext>
  );
}

const ArticleSection = ({ markdown }: { markdown: string }) => (
  <Markdown
    remarkPlugins={[...contentPlugins, remarkCallouts]}
    rehypePlugins={[[rehypeSanitize, articleSchema]]}
    urlTransform={(address, attribute) => safeAddress(address, attribute)}
    components={COMPONENTS}
  >
    {markdown}
  </Markdown>
);

const SurroundingsContext = createContext<ArticleContext>({
  media: () => undefined,
  contentPath: (id) => id,
  glossary: {},
});

const CALLOUTS = {
  note: { kind: 'info', title: msg`Good to know` },
  tip: { kind: 'tip', title: msg`Tip` },
  warning: { kind: 'warning', title: msg`Careful` },
  example: { kind: 'info', title: msg`For example` },
  local: { kind: 'local', title: msg`Your organization’s rule` },
} as const;

const ArticleLink: Components['a'] = ({ href = '', children }) => {
  const { glossary, contentPath } = use(SurroundingsContext);
  const [, scheme, id = ''] = /^(glossary|content):(.+)$/.exec(href) ?? [];
  const entry = scheme === 'glossary' ? glossary[id] : undefined;
  if (entry)
    return (
      <GlossaryTerm slug={id} {...entry}>
        {children}
      </GlossaryTerm>
    );
  if (scheme === 'glossary') return <span>{children}</span>;
  if (scheme === 'content') return <Link to={contentPath(id)}>{children}</Link>;
  return (
    <a href={href} {...(href.startsWith('#') ? {} : { target: '_blank', rel: 'noreferrer' })}>
      {children}
    </a>
  );
};

const ArticlePicture: Components['img'] = ({ src, alt = '' }) => {
  const { media } = use(SurroundingsContext);
  const file = typeof src === 'string' ? media(src) : undefined;
  if (!file) return null;
  return (
    <img src={file.url} alt={alt} width={file.width ?? undefined} height={file.height ?? undefined} loading="lazy" />
  );
};

// The same functions each time: new ones would be new components, and a table would forget how far it was scrolled.
const COMPONENTS: Components = {
  ...formulaComponents,
  a: ArticleLink,
  img: ArticlePicture,
  blockquote: ({ children, node }) => {
    const callout = CALLOUTS[node?.properties.dataCallout as keyof typeof CALLOUTS];
    if (!callout) return <blockquote>{children}</blockquote>;
    return (
      <Callout kind={callout.kind} title={i18n._(callout.title)} className="my-7">
        {children}
      </Callout>
    );
  },
  pre: (props) => {
    const question = codeIn(props.children, 'language-question');
    return question === null ? formulaComponents.pre(props) : <EmbeddedQuestion json={question} />;
  },
  table: ({ children }) => <WideTable>{children}</WideTable>,
  td: ({ children, style }) => (
    <td style={style} className={isValue(children) ? 'whitespace-nowrap' : undefined}>
      {children}
    </td>
  ),
  // The corner above the first column may say nothing: then it heads nothing either.
  th: ({ children, style }) => (children ? <th style={style}>{children}</th> : <td style={style}>{children}</td>),
};
