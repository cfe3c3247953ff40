import { describe, expect, it } from 'vitest';
import type { ItemPassage } from './item-passage.ts';
import { chooseAnswer } from './compose-answer.ts';
import { withTeaching } from './with-teaching.ts';

const passage = (group: string, text: string, share: number): ItemPassage => ({
  group,
  position: 0,
  heading: '',
  text,
  paragraph: 1,
  share,
});
const panel = passage('comic', 'Sofia: ‘Your full name, please.’', 0.5);
const rule = passage('rights', 'If somebody cannot answer, use the band.', 0.1);
const other = passage('falls', 'Kneel down.', 0.2);
const kinds = (openId: string) => ({
  isShown: (group: string) => group === 'comic',
  teaches: (group: string, of: string) => group === 'rights' && of === 'comic',
  openId,
});

describe('what a story only shows', () => {
  it('is explained by an article of its module, right after it where it is open', () => {
    const { found, beside } = withTeaching([panel, other, rule], kinds('comic'));
    expect(found).toEqual([panel, rule, other]);
    const said = chooseAnswer(found, [panel, other, rule], 'unsure', beside).flat();
    expect(said.map(({ group }) => group)).toEqual(['comic', 'rights', 'falls']);
    expect(chooseAnswer([panel, other, rule], [panel, other, rule], 'unsure').flat()).toEqual([panel, other]);
  });

  it('is said after the article where something else is open', () => {
    expect(withTeaching([panel, other, rule], kinds('falls')).found).toEqual([rule, panel, other]);
  });

  it('stands alone where no article of its module may answer', () => {
    const unlikely = { ...rule, share: 0.01 };
    expect(withTeaching([panel, unlikely], kinds('comic'))).toEqual({ found: [panel, unlikely], beside: null });
    expect(withTeaching([rule, panel], kinds('comic')).found).toEqual([rule, panel]);
  });
});
