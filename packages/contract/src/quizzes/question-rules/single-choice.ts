import type { QuestionOf } from '../question-types.ts';
import { inOrder, oneChoice } from './options.ts';
import type { QuestionRules } from './question-rules.ts';

type TextOption = QuestionOf<'single_choice'>['options'][number];
type PictureOption = QuestionOf<'image_choice'>['options'][number];

export const singleChoiceRules: QuestionRules<'single_choice'> = {
  ...oneChoice('single_choice', ({ text }: TextOption) => text),
  show: ({ options }, arrangement) => ({
    type: 'single_choice',
    options: inOrder(options, arrangement, ({ text }, id) => ({ id, text })),
  }),
};

/** In words, a picture is what its alternative says. */
export const imageChoiceRules: QuestionRules<'image_choice'> = {
  ...oneChoice('image_choice', ({ alternative }: PictureOption) => alternative),
  show: ({ options }, arrangement, findPicture) => ({
    type: 'image_choice',
    options: inOrder(options, arrangement, ({ image, alternative }, id) => ({
      id,
      url: findPicture(image).url,
      alternative,
    })),
  }),
};
