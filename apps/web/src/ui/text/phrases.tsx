import { Fragment } from 'react';

/** After a comma, a colon or the end of a sentence. */
const PAUSES = /(?<=[,:;.?!]) /;

interface PhrasesProps {
  children: string;
  /** A phrase of more characters is not kept together: where lines are counted, it would count as one. */
  longest?: number;
}

/** A title that takes more than one line breaks where one pauses, and inside a phrase only where that is too long. */
export function Phrases({ children, longest = Infinity }: PhrasesProps) {
  return children.split(PAUSES).map((phrase, at) => (
    <Fragment key={`${at} ${phrase}`}>
      {at > 0 && ' '}
      <span className={phrase.length > longest ? undefined : 'inline-block'}>{phrase}</span>
    </Fragment>
  ));
}
