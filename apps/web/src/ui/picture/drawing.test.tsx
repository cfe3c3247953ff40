import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Drawing } from './drawing.tsx';

const drawing = <Drawing src="/pictures/round.svg" alt="A round" width={4} height={3} />;

test('a page that comes as HTML shows the file of a drawing, which an application does without', () => {
  expect(renderToString(drawing)).toContain('<img src="/pictures/round.svg"');
  expect(render(drawing).container.querySelector('img')).toBeNull();
});
