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
  if (Tag === 'table' && isOfLongRows(children)) return <LongRows parts={children} />;
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

/**
 * Where what it stands in is a narrow container, columns would be of single words: there each row stands as what its
 * heads say, one below the other.
 */
function LongRows({ parts }: { parts: readonly RichNode[] }) {
  const [head = [], ...rows] = rowsOf(parts);
  return (
    <div role="group" aria-label={t`Table`} tabIndex={0} className="overflow-x-auto">
      <table className={`${LOOKS.table} @max-[26rem]:block`}>
        <thead className="@max-[26rem]:sr-only">
          <tr>
            {head.map((cell, at) => (
              <th key={at} className={LOOKS.th}>
                {drawn(cell.children)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="@max-[26rem]:block">
          {rows.map((row, at) => (
            <tr
              key={at}
              className="@max-[26rem]:block @max-[26rem]:border-b @max-[26rem]:border-line @max-[26rem]:py-1.5 @max-[26rem]:last:border-0"
            >
              {row.map((cell, column) => (
                <td key={column} data-label={wordsOf(head[column]?.children ?? [])} className={LONG_CELL}>
                  {drawn(cell.children)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const LONG_CELL = `${LOOKS.td} @max-[26rem]:block @max-[26rem]:border-0 @max-[26rem]:py-1 @max-[26rem]:pr-0 @max-[26rem]:before:block @max-[26rem]:first:font-[650] @max-[26rem]:before:text-xs @max-[26rem]:before:font-normal @max-[26rem]:before:text-ink-3 @max-[26rem]:before:content-[attr(data-label)] @max-[26rem]:data-[label='']:before:hidden`;

/** Columns from which words break in a narrow place, rows that are read one below the other, and letters of a text. */
const MANY_COLUMNS = 3;
const FEW_ROWS = 3;
/** Three columns are there to be compared: they stay side by side as long as a cell is of a few lines. */
const LONG_OF_THREE = 64;
const LONG = 24;

function isOfLongRows(parts: readonly RichNode[]): boolean {
  const [head = [], ...rows] = rowsOf(parts);
  const most = head.length === MANY_COLUMNS ? LONG_OF_THREE : LONG;
  const hasTexts = rows.some((row) => row.some(({ children }) => wordsOf(children).length > most));
  return head.length >= MANY_COLUMNS && rows.length <= FEW_ROWS && hasTexts;
}

/** The cells of a table, row by row, its head first. */
const rowsOf = (parts: readonly RichNode[]): readonly RichElement[][] =>
  elementsOf(parts).flatMap(({ children }) => elementsOf(children).map((row) => elementsOf(row.children)));

const elementsOf = (nodes: readonly RichNode[]): RichElement[] => nodes.filter((node) => typeof node !== 'string');

const wordsOf = (nodes: readonly RichNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : wordsOf(node.children))).join('');

/** What is read as one value stays on one line. */
function lookOf(tag: RichElement['tag'], children: readonly RichNode[]): string | undefined {
  return tag === 'td' && children.length === 1 && isValue(children[0]) ? `${LOOKS.td} whitespace-nowrap` : LOOKS[tag];
}

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
