import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { JudgementWord, BodyPlace, SbarPart } from './note-words.ts';
import type { MissingId, VitalSign } from './missing-things.ts';

/** The four headings, as one says them on a ward. */
export const sbarTexts: Record<SbarPart, MessageDescriptor> = {
  S: msg`Situation`,
  B: msg`Background`,
  A: msg`Assessment`,
  R: msg`Recommendation`,
};

export const bodyTexts: Record<BodyPlace, MessageDescriptor> = {
  head: msg`Head`,
  chest: msg`Chest`,
  heart: msg`Heart`,
  belly: msg`Belly`,
  bladder: msg`Bladder`,
  skin: msg`Skin`,
  limbs: msg`Arms and legs`,
};

export const missingTexts: Record<MissingId, MessageDescriptor> = {
  who: msg`Who is it, and which bed?`,
  allergies: msg`Allergies?`,
  situation: msg`What is it about now?`,
  'pain-number': msg`How strong is the pain, 0 to 10?`,
  'pain-after': msg`How is the pain after it?`,
  vitals: msg`Not said yet:`,
  request: msg`What do you want to happen?`,
  'by-when': msg`By when?`,
};

export const vitalTexts: Record<VitalSign, MessageDescriptor> = {
  pressure: msg`blood pressure`,
  pulse: msg`pulse`,
  breaths: msg`breaths`,
  saturation: msg`saturation`,
  temperature: msg`temperature`,
};

export const judgementTexts: Record<JudgementWord['id'], MessageDescriptor> = {
  blame: msg`blames, and leaves out why`,
  label: msg`is a label that stays with the person`,
  doubt: msg`doubts what the person says`,
  empty: msg`says less than a number`,
};
