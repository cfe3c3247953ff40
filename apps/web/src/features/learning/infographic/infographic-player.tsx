import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import Markdown from 'react-markdown';
import { Disclosure } from '#ui/layout/disclosure.tsx';
import { CONTENT_LANGUAGE } from '#platform/locale/content-language.ts';
import { contentPlugins } from '../article/content-markdown.ts';
import { formulaComponents } from '../article/formula-components.tsx';
import type { PlayerProps } from '../player/player.ts';
import { MarkedPicture } from './marked-picture.tsx';
import { PictureFrame } from './picture-frame.tsx';

/** The text counts as read when it has been open for so long. */
const READING_MS = 5_000;

/** A picture to look into: larger or smaller, points that say more, and everything in words below. */
export function InfographicPlayer({ body, content, start, media, report }: PlayerProps<'infographic'>) {
  const [opened, setOpened] = useState<readonly number[]>(() => readOpened(start.place.opened));
  const [isTextOpen, setTextOpen] = useState(false);
  const finish = useEffectEvent(() => report({ furthest: 1, place: { opened: [...opened] } }));
  useEffect(() => {
    if (!isTextOpen) return;
    const timer = setTimeout(finish, READING_MS);
    return () => clearTimeout(timer);
  }, [isTextOpen]);
  const file = media(body.image);
  const open = (spot: number) => {
    if (opened.includes(spot)) return;
    const now = [...opened, spot];
    setOpened(now);
    report({ furthest: now.length / body.hotspots.length, place: { opened: now } });
  };
  const { title } = content;
  const [count, total] = [opened.length, body.hotspots.length];
  return (
    <div className="grid gap-6">
      <PictureFrame
        label={t`Picture: ${title}`}
        remark={
          body.hotspots.length > 0 && (
            <output>
              <Trans>
                {count} of {total} points opened
              </Trans>
            </output>
          )
        }
      >
        <MarkedPicture file={file} spots={body.hotspots} opened={opened} onOpen={open} />
      </PictureFrame>
      <Disclosure title={t`Text version`} onToggle={setTextOpen}>
        <div className="prose" lang={CONTENT_LANGUAGE}>
          <Markdown remarkPlugins={contentPlugins} components={formulaComponents}>
            {body.alternative}
          </Markdown>
        </div>
      </Disclosure>
    </div>
  );
}

function readOpened(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((at): at is number => typeof at === 'number') : [];
}
