import { DoorClosed } from 'lucide-react';
import { paths } from '#platform/paths.ts';
import { SnapButton } from '#ui/snap-button.tsx';
import { MessageScreen } from '../message-screen.tsx';

/** The organization of the path does not exist, or the person does not belong to it: it does not say which. */
export function NoPlaceScreen() {
  return (
    <MessageScreen
      icon={<DoorClosed />}
      title="You have no place here"
      action={<SnapButton to={paths.home}>See your organizations</SnapButton>}
    >
      This organization does not exist, or you are not a member of it. Ask its people for an invitation or a code.
    </MessageScreen>
  );
}
