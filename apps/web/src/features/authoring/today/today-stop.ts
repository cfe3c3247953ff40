import type { ReactNode } from 'react';

/** Something that waits for whoever runs the organization, with where it is done. */
export interface TodayStop {
  readonly id: string;
  readonly minutes: number;
  readonly title: string;
  readonly detail: string;
  /** The thing itself. */
  readonly open: ReactNode;
  readonly to: string;
  readonly act: string;
}
