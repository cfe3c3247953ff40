import { t } from '@lingui/core/macro';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import type { PlayerProps } from '../player/player.ts';
import { WhenBegun } from '#platform/device/beginning/when-begun.tsx';
import { formatDay } from '#platform/locale/format.ts';
import { ArticleText } from './article-text.tsx';
import { ListenButton } from './listen-button.tsx';
import { useOpenAtParagraph } from './use-open-at-paragraph.ts';
import { useReading } from './use-reading.ts';

/** An article: read by scrolling, complete at its end. */
export function ArticlePlayer({ body, content, start, media, contentPath, actions, report }: PlayerProps<'article'>) {
  const text = useRef<HTMLDivElement>(null);
  useReading(text, { start, report });
  useOpenAtParagraph(text);
  return (
    <>
      {actions && createPortal(<ListenButton text={text} />, actions)}
      <div ref={text} data-blocks className="prose" lang={content.language}>
        <ArticleText markdown={body.markdown} glossary={content.glossary} media={media} contentPath={contentPath} />
      </div>
      {content.references.length > 0 && (
        <section className="mt-12 border-t border-line pt-6" aria-labelledby="sources">
          <h2 id="sources" className="text-lg">
            {t`Sources`}
          </h2>
          <ol className="mt-3 grid list-decimal gap-2 pl-5 text-sm text-ink-2">
            {content.references.map(({ title, url }) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noreferrer" className="underline underline-offset-3 hover:text-ink">
                  {title}
                </a>
              </li>
            ))}
          </ol>
          {content.checked && (
            <WhenBegun>
              <LastChecked day={content.checked} />
            </WhenBegun>
          )}
        </section>
      )}
    </>
  );
}

/** How old what it says may be: the day on which an author last held it against its sources. */
function LastChecked({ day }: { day: string }) {
  const when = formatDay(day);
  return <p className="mt-4 text-xs text-ink-3">{t`Last checked against these sources: ${when}`}</p>;
}
