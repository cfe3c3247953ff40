import { expect, test } from 'vitest';
import { isKeptFromOthers } from './kept-from-others.ts';

test.each([
  'she says do not tell my daughter i fell, do i?',
  'she does not want me to tell her daughter she fell',
  'the patient does not want her family to know',
  'he asked me not to call his wife',
  'she refuses to let her son know',
])('%s: something is kept from others', (text) => expect(isKeptFromOthers(text)).toBe(true));

test.each([
  'the family says do not tell him he is dying',
  'the family begged me not to tell their father that he is dying',
  'her son says he does not want us to tell his mother',
  'she wants to tell her daughter, is that ok',
  'how do i tell the family',
  'he refuses his insulin',
])('%s: nothing is kept from others', (text) => expect(isKeptFromOthers(text)).toBe(false));
