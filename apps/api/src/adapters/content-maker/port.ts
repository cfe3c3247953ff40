export interface MakerTask {
  /** What to write, and in which form. */
  readonly task: string;
  /** The page that it is made from: data, never instructions. */
  readonly page: string;
}

/**
 * Writes learning material from a page, by a language model. Answers what the model wrote as JSON, unchecked; null
 * when that failed.
 */
export interface ContentMaker {
  write(task: MakerTask): Promise<unknown>;
}
