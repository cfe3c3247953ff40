/** A written answer with what its author asks of it. */
export interface WrittenAnswer {
  readonly prompt: string;
  readonly rubric: string;
  readonly sampleAnswer: string;
  readonly answer: string;
}

export interface WrittenMark {
  /** From 0 to 1. */
  readonly credit: number;
  readonly reason: string;
  /** Words of the answer, as they stand in it. */
  readonly evidence: readonly string[];
}

/** Marks written answers by the author's rubric. */
export interface AnswerMarker {
  /** Null when it cannot say, or not in time. */
  mark(answer: WrittenAnswer): Promise<WrittenMark | null>;
}
