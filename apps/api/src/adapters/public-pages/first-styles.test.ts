import { expect, test } from 'vitest';
import { pickFirstStyles } from './first-styles.ts';

const stylesheet = `@layer base{:root{--paper:#fff}[data-theme=dark]{--paper:#000}}
@layer utilities{.lead{color:red}.lead:hover{color:blue}.elsewhere{color:green}@media print{.lead{color:black}}}
@keyframes turn{to{rotate:1turn}}@font-face{font-family:Stand-in;src:local(Arial)}`;

test('a page brings what its elements need in every state and theme, and nothing of other pages', async () => {
  const styles = await pickFirstStyles({ html: '<p class="lead">$& Ask first</p>', stylesheet });
  for (const rule of [
    ':root',
    '[data-theme=dark]',
    '.lead{',
    '.lead:hover',
    '@media print',
    '@keyframes turn',
    '@font-face{',
  ])
    expect(styles).toContain(rule);
  expect(styles).not.toContain('elsewhere');
});
