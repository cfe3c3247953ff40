/** What a question becomes in Moodle's XML. */
export interface Body {
  readonly type: string;
  readonly xml: string;
  /** The question's text where it is not the prompt alone. */
  readonly text?: string;
  readonly files?: string;
  /** What is said to everybody, where it is not the explanation as it stands. */
  readonly explanation?: string;
}
