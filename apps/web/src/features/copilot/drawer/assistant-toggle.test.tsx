import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AssistantToggle } from './assistant-toggle.tsx';

const AT_HER = { clientX: 350, clientY: 800, isPrimary: true, button: 0 };

afterEach(() => vi.restoreAllMocks());

/** Presses her face, which stands at these two places one after the other; null: it is gone. */
function press(later: DOMRect | null, lifted = AT_HER) {
  const onOpen = vi.fn();
  const box = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(320, 770, 64, 64));
  const { unmount } = render(<AssistantToggle place="corner" isOpen={false} onOpen={onOpen} />);
  fireEvent.pointerDown(screen.getByRole('button'), AT_HER);
  if (later) box.mockReturnValue(later);
  else unmount();
  fireEvent.pointerUp(document.body, lifted);
  return onOpen;
}

test('who presses her while a bar takes her along has pressed her', () => {
  expect(press(null)).toHaveBeenCalledOnce();
  expect(press(new DOMRect(320, 690, 64, 64))).toHaveBeenCalledOnce();
});

test('who moves away before lifting has not', () => {
  expect(press(null, { ...AT_HER, clientY: 400 })).not.toHaveBeenCalled();
});

test('where she stays the click tells, once', () => {
  expect(press(new DOMRect(320, 770, 64, 64))).not.toHaveBeenCalled();
});
