/** A message to one person. Both forms say the same. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** Where the reader ends messages of this kind, for programs that offer that beside the message. */
  readonly stopUrl?: string;
}

export interface Mailer {
  /** Hands the message over; throws when it was not accepted. */
  send(mail: Mail): Promise<void>;
}
