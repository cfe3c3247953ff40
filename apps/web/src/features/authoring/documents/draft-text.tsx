import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { DocumentDetail, DraftBlock, DraftItem } from '@snapwell/contract/library/documents/documents.schemas';
import { TriangleAlert } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';
import { sentenceNumbers } from './document-coverage.ts';
import { DraftMarkdown } from './draft-markdown.tsx';

interface DraftTextProps {
  item: DraftItem;
  pictures: DocumentDetail['pictures'];
  /** Lines that say something else than in the version before. */
  changed: ReadonlySet<number>;
}

/** A draft as it would be read, each sentence with the number that ties it to its line. */
export function DraftText({ item, pictures, changed }: DraftTextProps) {
  const numbers = sentenceNumbers(item);
  const byName = new Map(pictures.map((picture) => [picture.name, picture]));
  return (
    <div className="prose grid gap-4 leading-[1.6]">
      {item.blocks.map((block, i) => (
        <DraftBlockView
          // A draft's blocks have nothing else that tells them apart, and keep their order.
          key={i}
          block={block}
          numbers={numbers[i]!}
          changed={changed}
          pictureOf={(name) => byName.get(name)}
        />
      ))}
    </div>
  );
}

interface DraftBlockViewProps extends Pick<DraftTextProps, 'changed'> {
  block: DraftBlock;
  numbers: readonly number[];
  pictureOf: (name: string) => DocumentDetail['pictures'][number] | undefined;
}

function DraftBlockView({ block, numbers, changed, pictureOf }: DraftBlockViewProps) {
  const { kind, markdown, sentences } = block;
  const isPlain = kind === 'paragraph' && !/[*_`[\]^~$]/.test(markdown);
  if (kind === 'heading')
    return <h3 className="pt-2 text-xl">{sentences[0]?.text ?? markdown.replace(/^#+\s*/, '')}</h3>;
  if (isPlain)
    return (
      <p>
        {sentences.map(({ text, lines, support }, i) => (
          <span key={numbers[i]} className={support === 'unsupported' ? 'bg-ember-soft' : undefined}>
            {text}
            <LineMark number={numbers[i]!} lines={lines} isChanged={lines.some((line) => changed.has(line))} />
            {support === 'unsupported' && <Unsupported />}{' '}
          </span>
        ))}
      </p>
    );
  return (
    <div>
      <div className="grid gap-3 [&_li]:ml-5 [&_ol]:list-decimal [&_ul]:list-disc">
        <DraftMarkdown markdown={markdown} pictureOf={pictureOf} />
      </div>
      {sentences.length > 0 && (
        <p className="mt-1 flex flex-wrap gap-1">
          {sentences.map(({ lines }, i) => (
            <LineMark
              key={numbers[i]}
              number={numbers[i]!}
              lines={lines}
              isChanged={lines.some((line) => changed.has(line))}
            />
          ))}
        </p>
      )}
    </div>
  );
}

function LineMark({ number, lines, isChanged }: { number: number; lines: readonly number[]; isChanged: boolean }) {
  const list = lines.join(', ');
  return (
    <sup
      data-sentence={number}
      data-lines={list}
      aria-label={t`from line ${list}`}
      className={classNames(
        'ml-1 inline-grid h-5 min-w-5 place-items-center rounded-full px-1 text-xs font-semibold tabular-nums',
        isChanged ? 'bg-snap text-on-snap' : 'bg-sky-soft text-sky-ink',
      )}
    >
      {number}
    </sup>
  );
}

function Unsupported() {
  return (
    <span className="ml-1 inline-flex items-center gap-1 text-xs font-semibold text-ember-ink">
      <TriangleAlert className="size-3.5" aria-hidden="true" />
      <Trans>not in its line</Trans>
    </span>
  );
}
