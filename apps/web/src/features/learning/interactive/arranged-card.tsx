import type { ReactNode } from 'react';
import { useArranged } from '#ui/arrange/arrange-area.tsx';
import { classNames } from '#ui/class-names.ts';
import { ChoiceCard } from './choice-card.tsx';

interface ArrangedCardProps {
  id: string;
  /** What a screen reader calls it. */
  name: string;
  look: 'open' | 'right' | 'wrong';
  isDisabled?: boolean;
  children: ReactNode;
}

/** A card that is dragged to others, and takes others; or the same by two presses. */
export function ArrangedCard({ id, name, look, isDisabled = false, children }: ArrangedCardProps) {
  const { ref, isDragging, isHeld, isOver, button } = useArranged({
    id,
    name,
    isItem: true,
    isTarget: true,
    isDisabled,
  });
  return (
    <ChoiceCard
      ref={ref}
      look={isOver ? 'target' : isHeld || isDragging ? 'chosen' : look}
      isPressed={button['aria-pressed']}
      describedBy={button['aria-describedby']}
      isDisabled={isDisabled}
      onPress={button.onClick}
      className={classNames('select-none', !isDisabled && 'cursor-grab touch-pan-y', isDragging && 'shadow-float')}
    >
      {children}
    </ChoiceCard>
  );
}
