/** An interaction as it is written into an item, with what is declared of its response. */
export interface WrittenItem {
  readonly declarations: string;
  readonly body: string;
  /** The name of a template, or rules of its own. */
  readonly rules?: string;
}
