import { Fragment } from 'react';

/** After a comma, a colon or the end of a sentence. */
const PAUSES = /(?<=[,:;.?!]) /;

/** A title that takes more than one line breaks where one pauses, and inside a phrase only where that is too long. */
export function Phrases({ children }: { children: string }) {
  return children.split(PAUSES).map((phrase, at) => (
    <Fragment key={`${at} ${phrase}`}>
      {at > 0 && ' '}
      <span className="inline-block">{phrase}</span>
    </Fragment>
  ));
}
