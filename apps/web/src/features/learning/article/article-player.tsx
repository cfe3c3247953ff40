import { t } from '@lingui/core/macro';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { PlayerProps, ReadingPosition } from '../player/player.ts';
import { WhenBegun } from '#platform/device/beginning/when-begun.tsx';
import { formatDay } from '#platform/locale/format.ts';
import { ArticleText } from './article-text.tsx';
import { ListenButton } from './listen-button.tsx';
import { useOpenAtParagraph } from './use-open-at-paragraph.ts';

/** The end must be in view this long to count as reached: a page that flies past was not read. */
const END_DWELL_MS = 1_200;
/** Below this a learner has hardly begun; above, they were at the end. */
const RESUME_FROM = 0.03;
const RESUME_UNTIL = 0.97;

/** An article: read by scrolling, complete at its end. */
export function ArticlePlayer({
  body,
  content,
  start,
  media,
  contentPath,
  actions,
  afterText,
  report,
}: PlayerProps<'article'>) {
  const text = useRef<HTMLDivElement>(null);
  useReading(text, { start, report });
  useOpenAtParagraph(text);
  return (
    <>
      {actions && createPortal(<ListenButton text={text} />, actions)}
      <div ref={text} data-blocks className="prose" lang={content.language}>
        <ArticleText markdown={body.markdown} glossary={content.glossary} media={media} contentPath={contentPath} />
      </div>
      {afterText}
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

/** Follows a reader down a text: how far its lower edge of view has come, and at which block to go on. */
function useReading(
  text: RefObject<HTMLElement | null>,
  { start, report }: { start: ReadingPosition; report: PlayerProps<'article'>['report'] },
): void {
  const tell = useEffectEvent(report);

  useEffect(() => {
    const block = start.place.block;
    if (typeof block !== 'number' || start.furthest < RESUME_FROM || start.furthest > RESUME_UNTIL) return;
    // After the page's own scroll to the top.
    const frame = requestAnimationFrame(() => text.current?.children[block]?.scrollIntoView({ block: 'start' }));
    return () => cancelAnimationFrame(frame);
  }, [text, start]);

  useEffect(() => {
    let furthest = start.furthest;
    let atEnd: ReturnType<typeof setTimeout> | null = null;
    let frame = 0;
    const look = () => {
      const element = text.current;
      if (!element) return;
      const { top, height, bottom } = element.getBoundingClientRect();
      const isAtEnd = bottom <= window.innerHeight;
      if (isAtEnd) {
        atEnd ??= setTimeout(() => tell({ furthest: 1, place: {} }), END_DWELL_MS);
        return;
      }
      if (atEnd) clearTimeout(atEnd);
      atEnd = null;
      const share = Math.min(0.99, Math.max(0, (window.innerHeight - top) / height));
      if (window.scrollY <= 0 || share <= furthest) return;
      furthest = share;
      tell({ furthest, place: { block: topBlock(element) } });
    };
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    look();
    window.addEventListener('scroll', soon, { passive: true });
    window.addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      if (atEnd) clearTimeout(atEnd);
      window.removeEventListener('scroll', soon);
      window.removeEventListener('resize', soon);
    };
  }, [text, start]);
}

/** The first block of the text that is still to be seen. */
function topBlock(text: HTMLElement): number {
  const blocks = [...text.children];
  const at = blocks.findIndex((block) => block.getBoundingClientRect().bottom > 80);
  return Math.max(0, at);
}

/** How old what it says may be: the day on which an author last held it against its sources. */
function LastChecked({ day }: { day: string }) {
  const when = formatDay(day);
  return <p className="mt-4 text-xs text-ink-3">{t`Last checked against these sources: ${when}`}</p>;
}
