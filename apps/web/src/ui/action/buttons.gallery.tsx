import { ArrowRight, Bookmark, Mic, Search, Send, Trash2, Volume2 } from 'lucide-react';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { SnapButton } from './snap-button.tsx';
import { TextLink } from './text-link.tsx';

export function TheMainAction() {
  return (
    <div className="flex flex-wrap items-center gap-4">
      <SnapButton>
        Continue <ArrowRight className="size-5" aria-hidden="true" />
      </SnapButton>
      <SnapButton size="sm">Sign up</SnapButton>
      <SnapButton size="lg">Try a question</SnapButton>
      <SnapButton isPending>Saving</SnapButton>
      <SnapButton disabled>Check answer</SnapButton>
      <SnapButton tone="gold">Book a demo</SnapButton>
      <SnapButton tone="berry">Delete account</SnapButton>
    </div>
  );
}

export function QuietActions() {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button>Retry the 2 missed</Button>
      <Button variant="ghost">
        <Volume2 className="size-5" aria-hidden="true" /> Listen
      </Button>
      <Button variant="ghost">
        <Bookmark className="size-5" aria-hidden="true" /> Save for later
      </Button>
      <Button variant="destructive">
        <Trash2 className="size-4.5" aria-hidden="true" /> Delete
      </Button>
      <Button size="sm">Send nudge</Button>
      <Button size="lg">Next lesson</Button>
      <Button isPending>Exporting</Button>
      <Button disabled>Publish</Button>
    </div>
  );
}

export function IconsAlone() {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <IconButton label="Search the library">
        <Search aria-hidden="true" />
      </IconButton>
      <IconButton label="Speak" variant="outline">
        <Mic aria-hidden="true" />
      </IconButton>
      <IconButton label="Send" variant="sky">
        <Send aria-hidden="true" />
      </IconButton>
      <IconButton label="Bold" aria-pressed>
        <b>B</b>
      </IconButton>
    </div>
  );
}

export function WaysOn() {
  return (
    <div className="flex flex-wrap items-center gap-6">
      <TextLink variant="more" to="/gallery">
        Leaderboard
      </TextLink>
      <TextLink to="/gallery">Read it again in the lesson</TextLink>
      <TextLink>Something wrong?</TextLink>
    </div>
  );
}
