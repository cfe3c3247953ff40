import { formatNumber } from '#platform/locale/format.ts';
import { t } from '@lingui/core/macro';
import type { Inspection } from '@snapwell/contract/copilot/inspector.schemas';
import type { ReactNode } from 'react';
import { Chip } from '#ui/action/chip.tsx';
import { Disclosure } from './disclosure.tsx';
import { JsonText } from './json-text.tsx';

/**
 * An answer taken apart: who gave it, what was laid before them, which passages and tools they used, how long it
 * took.
 */
export function InspectionView({ inspection }: { inspection: Inspection }) {
  const {
    engine,
    model,
    fallback,
    intent,
    sent,
    passages,
    tools,
    tokens,
    first_text_ms: firstMs,
    total_ms: totalMs,
  } = inspection;
  const modelName = model ?? '';
  const intentName = intent?.name.replaceAll('_', ' ') ?? '';
  const { prompt: tokensIn, reply: tokensOut } = tokens;
  return (
    <div className="grid gap-5 pb-2 text-sm">
      <p className="flex flex-wrap gap-2">
        <Chip tone="sky">{engine === 'model' ? t`Model ${modelName}` : t`Built-in engine`}</Chip>
        {intent && <Chip>{t`Taken for: ${intentName}`}</Chip>}
        {firstMs !== null && <Chip>{t`First text ${firstMs} ms`}</Chip>}
        {totalMs !== null && <Chip>{t`Done ${totalMs} ms`}</Chip>}
        {tokens.prompt > 0 && <Chip>{t`${tokensIn} tokens in, ${tokensOut} out`}</Chip>}
      </p>
      {fallback !== null && <p className="text-ink-2">{t`The built-in engine answered: ${fallback}`}</p>}
      <Part title={t`Sent`} nothing={t`Nothing was laid before the engine.`}>
        {sent.map(({ part, text, tokens: size, is_cut: isCut }) => (
          <Disclosure
            key={part}
            title={part}
            detail={isCut ? t`about ${size} tokens, cut to fit` : t`about ${size} tokens`}
          >
            <JsonText>{text}</JsonText>
          </Disclosure>
        ))}
      </Part>
      <Part title={t`Passages`} nothing={t`No passage of the library was looked at.`}>
        {passages.map(({ title, text, url, score, is_quoted: isQuoted }) => (
          <Disclosure key={`${url} ${text}`} title={title} detail={matchWords(isQuoted, score)}>
            <p className="wrap-anywhere">{text}</p>
          </Disclosure>
        ))}
      </Part>
      <Part title={t`Tools`} nothing={t`No tool was used.`}>
        {tools.map(({ name, args, result }, at) => (
          <Disclosure key={at} title={name.replaceAll('_', ' ')} detail={t`what went in and came out`}>
            <JsonText>{`${JSON.stringify(args, null, 2)}\n\n${result}`}</JsonText>
          </Disclosure>
        ))}
      </Part>
    </div>
  );
}

function Part({ title, nothing, children }: { title: string; nothing: string; children: ReactNode[] }) {
  return (
    <section className="grid gap-2">
      <h3>{title}</h3>
      {children.length === 0 ? <p className="text-ink-2">{nothing}</p> : children}
    </section>
  );
}

function matchWords(isQuoted: boolean, score: number): string {
  const match = formatNumber(score, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return isQuoted ? t`quoted, match ${match}` : t`not quoted, match ${match}`;
}
