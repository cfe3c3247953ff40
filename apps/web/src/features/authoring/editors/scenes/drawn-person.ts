import type { SeenPerson } from '@snapwell/contract/simulations/scenes-play.schemas';
import { type ComponentType, createContext } from 'react';

export interface DrawnPersonProps {
  readonly person: SeenPerson;
  readonly className: string;
}

/**
 * Somebody as learners see them in a scene. The screen around the editor puts it in: the drawing belongs to another
 * feature, and features do not meet.
 */
export const DrawnPerson = createContext<ComponentType<DrawnPersonProps> | null>(null);
