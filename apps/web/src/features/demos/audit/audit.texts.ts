import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { ComparedItem, Rejection } from './audit.ts';
import type { DocumentKind } from './audit-schema.ts';

export const documentTexts: Record<DocumentKind, MessageDescriptor> = {
  notes: msg`Notes`,
  medication: msg`Medicines`,
  assessments: msg`Assessments`,
};

export const rejectionTexts: Record<Rejection, MessageDescriptor> = {
  answered: msg`The chart answers it`,
  'not-applicable': msg`Rule does not apply`,
  'cannot-tell': msg`I cannot tell`,
};

export const outcomeTexts: Record<ComparedItem['outcome'], MessageDescriptor> = {
  agreed: msg`As the expert`,
  missed: msg`Not found`,
  wrong: msg`The expert decided otherwise`,
  undecided: msg`Not decided`,
};
