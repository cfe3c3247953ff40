import { t } from '@lingui/core/macro';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { holdsHtml, parseHtml } from './parse-html.ts';
import { parseMarks, withLinks } from './parse-marks.ts';
import type { RichElement, RichNode } from './rich-node.ts';
import { isValue } from '../value.ts';
import { safeAddress } from './safe-address.ts';
import { withPhones } from './with-phones.ts';

const LOOKS: Partial<Record<RichElement['tag'], string>> = {
  strong: 'font-[650]',
  ul: 'list-disc pl-5 marker:text-ink-3',
  ol: 'list-decimal pl-5 marker:text-ink-3',
  code: 'rounded-sm bg-surface px-1 text-[0.92em]',
  table: 'w-full border-collapse text-sm wrap-normal whitespace-normal',
  th: 'border-b border-line-strong py-1.5 pr-3 text-left align-bottom font-semibold',
  td: 'border-b border-line py-1.5 pr-3 align-top',
  blockquote: 'border-l-[3px] border-line-strong pl-3 text-ink-2',
};

interface RichTextProps {
  text: string;
  hasLinks?: boolean;
  /** Numbers to call are links. */
  hasPhones?: boolean;
}

/** A text as elements: bold, italic, lists and tables; links too where `hasLinks`. No HTML of it is ever run. */
export function RichText({ text, hasLinks = false, hasPhones = false }: RichTextProps) {
  const plain = holdsHtml(text) ? parseHtml(text) : parseMarks(text);
  const linked = hasLinks ? withLinks(plain) : plain;
  const nodes = hasPhones ? withPhones(linked) : linked;
  return <div className="grid grid-cols-1 gap-2 wrap-anywhere whitespace-pre-line">{drawn(nodes)}</div>;
}

function drawn(nodes: readonly RichNode[]): ReactNode {
  // The order is all that tells the pieces of one text apart, and it does not change.
  return nodes.map((node, at) => <Fragment key={at}>{typeof node === 'string' ? node : element(node)}</Fragment>);
}

function element({ tag: Tag, children, href, start }: RichElement): ReactNode {
  if (Tag === 'br') return <br />;
  if (Tag === 'tel')
    return (
      <a href={href} className="font-semibold whitespace-nowrap text-sky-ink underline underline-offset-3">
        {drawn(children)}
      </a>
    );
  if (Tag === 'table' && rowsOf(children)[0]!.length >= MANY_COLUMNS) return <StackedRows parts={children} />;
  if (Tag === 'a') return <ReplyLink address={href ?? ''}>{drawn(children)}</ReplyLink>;
  const drawnTag = (
    <Tag className={lookOf(Tag, children)} {...(Tag === 'ol' && { start })}>
      {drawn(children)}
    </Tag>
  );
  // Words of a wide table stay whole: it is moved sideways, by finger or key.
  return Tag === 'table' ? (
    <div role="group" aria-label={t`Table`} tabIndex={0} className="overflow-x-auto">
      {drawnTag}
    </div>
  ) : (
    drawnTag
  );
}

/** Columns from which words break in a narrow place. */
const MANY_COLUMNS = 3;

/**
 * Where what it stands in is a narrow container, many columns would be of single words: there each row stands below
 * its first cell, as what its heads say.
 */
function StackedRows({ parts }: { parts: readonly RichNode[] }) {
  const [head = [], ...rows] = rowsOf(parts);
  return (
    <div role="group" aria-label={t`Table`} tabIndex={0} className="overflow-x-auto">
      <table className={`${LOOKS.table} @max-[36rem]:block @max-[36rem]:wrap-anywhere`}>
        <thead className="@max-[36rem]:sr-only">
          <tr>
            {head.map((cell, at) => (
              <th key={at} scope="col" className={LOOKS.th}>
                {drawn(cell.children)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="@max-[36rem]:block">
          {rows.map((row, at) => (
            <tr key={at} className={STACKED_ROW}>
              {row.map((cell, column) =>
                column === 0 ? (
                  <th key={column} scope="row" className={STACKED_NAME}>
                    {drawn(cell.children)}
                  </th>
                ) : (
                  <td
                    key={column}
                    data-label={wordsOf(head[column]?.children ?? [])}
                    className={stackedLookOf(cell, head[column])}
                  >
                    {drawn(cell.children)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const STACKED_ROW =
  '@max-[36rem]:block @max-[36rem]:not-last:border-b @max-[36rem]:border-line @max-[36rem]:py-2 @max-[36rem]:first:pt-0 @max-[36rem]:last:pb-0';
const STACKED_CELL = `${LOOKS.td} @max-[36rem]:border-0 @max-[36rem]:py-0.5 @max-[36rem]:pr-0 @max-[36rem]:empty:hidden`;
const STACKED_NAME = `${STACKED_CELL} text-left font-normal @max-[36rem]:block @max-[36rem]:font-[650]`;
const STACKED_TEXT = `${STACKED_CELL} @max-[36rem]:block @max-[36rem]:before:block @max-[36rem]:before:text-xs @max-[36rem]:before:text-ink-3 @max-[36rem]:before:content-[attr(data-label)] @max-[36rem]:data-[label='']:before:hidden`;
/** A value is short: its head, or what it is the head of, stands beside it. */
const STACKED_BESIDE = `${STACKED_TEXT} @max-[36rem]:flex @max-[36rem]:items-baseline @max-[36rem]:gap-2 @max-[36rem]:before:tabular-nums`;

function stackedLookOf(cell: RichElement, head: RichElement | undefined): string {
  if (isOneValue(cell.children)) return `${STACKED_BESIDE} whitespace-nowrap`;
  return isOneValue(head?.children ?? []) ? STACKED_BESIDE : STACKED_TEXT;
}

/** The cells of a table, row by row, its head first. */
const rowsOf = (parts: readonly RichNode[]): readonly RichElement[][] =>
  elementsOf(parts).flatMap(({ children }) => elementsOf(children).map((row) => elementsOf(row.children)));

const elementsOf = (nodes: readonly RichNode[]): RichElement[] => nodes.filter((node) => typeof node !== 'string');

const wordsOf = (nodes: readonly RichNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : wordsOf(node.children))).join('');

/** What is read as one value stays on one line. */
function lookOf(tag: RichElement['tag'], children: readonly RichNode[]): string | undefined {
  return tag === 'td' && isOneValue(children) ? `${LOOKS.td} whitespace-nowrap` : LOOKS[tag];
}

const isOneValue = (children: readonly RichNode[]): boolean => children.length === 1 && isValue(children[0]);

function ReplyLink({ address, children }: { address: string; children: ReactNode }) {
  const safe = address === '' ? null : safeAddress(address, location.origin);
  if (!safe) return children;
  const look = 'font-semibold text-sky-ink underline underline-offset-3';
  if (safe.isOwn) {
    return (
      <Link to={safe.to} className={look}>
        {children}
      </Link>
    );
  }
  return (
    <a href={safe.href} target="_blank" rel="noreferrer noopener nofollow" className={look}>
      {children}
    </a>
  );
}
