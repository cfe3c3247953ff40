import { t } from '@lingui/core/macro';
import type { AuthorItem, DraftBody } from '@snapwell/contract/library/authoring.schemas';
import { commonLines } from '@snapwell/contract/library/merge-drafts';
import { languageNames } from '@snapwell/contract/text/language';
import { Suspense, useMemo } from 'react';
import { Chip } from '#ui/action/chip.tsx';
import { classNames } from '#ui/class-names.ts';
import { RowsSkeleton } from '#ui/feedback/rows-skeleton.tsx';
import { DraftMarkdown } from '../documents/draft-markdown.tsx';
import { editorByKind } from '../editor-by-kind.ts';
import type { ItemEditorProps } from '../item-editor.ts';
import { blocksOf } from './markdown-blocks.ts';

interface VersionArticleProps extends ItemEditorProps<DraftBody> {
  original: NonNullable<AuthorItem['original']>;
}

/** An article beside its original, whose new and changed paragraphs are marked. */
export function VersionArticle({ original, ...editor }: VersionArticleProps) {
  const Editor = editorByKind.article;
  const { media } = editor;
  const blocks = useMemo(() => markChanged(original), [original]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2">
      <section
        aria-label={t`The original in ${languageNames[original.language]}`}
        lang={original.language}
        className="min-w-0 self-start rounded-lg bg-surface-2 p-4 lg:sticky lg:top-24 lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto"
        tabIndex={0}
      >
        {blocks.map(({ text, isChanged, key }) => (
          <div key={key} className={classNames('article-original', isChanged && 'border-l-4 border-snap pl-3')}>
            {isChanged && <Chip tone="snap">{t`Changed or new`}</Chip>}
            <DraftMarkdown
              markdown={text}
              pictureOf={(path) => {
                const file = media.files.find((each) => each.path === path);
                return file && { url: file.url, width: file.width ?? 0, height: file.height ?? 0 };
              }}
            />
          </div>
        ))}
      </section>
      <div className="min-w-0">
        <Suspense fallback={<RowsSkeleton />}>
          <Editor {...editor} />
        </Suspense>
      </div>
    </div>
  );
}

function markChanged({ body, was }: VersionArticleProps['original']) {
  const [now, before] = [blocksOf(String(body.markdown ?? '')), blocksOf(String(was.body.markdown ?? ''))];
  const known = new Set(commonLines(before, now).map(([, at]) => at));
  return now.map((text, at) => ({ text, isChanged: !known.has(at), key: `${at} ${text.slice(0, 20)}` }));
}
