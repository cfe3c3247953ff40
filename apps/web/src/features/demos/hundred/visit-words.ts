import { t } from '@lingui/core/macro';
import { formatDate } from '#platform/locale/format.ts';
import type { VisitKind } from './state/hundred-state.ts';

export const visitNames: Record<VisitKind, () => string> = {
  blood: () => t`Blood test`,
  doctor: () => t`Doctor`,
  video: () => t`Video visit, second opinion`,
};

/** What one should know before each kind of visit. */
export const visitNotes: Record<VisitKind, () => string> = {
  blood: () => t`With Nadia, Clinic B, ground floor. You may eat before it. Mask on.`,
  doctor: () => t`With Dr Okafor, Clinic B, first floor. Bring your list of medicines.`,
  video: () => t`With Dr Lindqvist, by video. The link comes an hour before.`,
};

/** A time of the clinic, '10:30', as the reader writes it. */
export const clinicTime = (time: string): string =>
  formatDate(`2026-01-01T${time}`, { hour: '2-digit', minute: '2-digit' });

export const longDay = (day: string): string =>
  formatDate(`${day}T12:00:00`, { weekday: 'long', day: 'numeric', month: 'long' });
