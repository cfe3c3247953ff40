import { t } from '@lingui/core/macro';
import type { PresentAuthor } from '@snapwell/contract/library/presence/presence.schemas';
import { UsersRound } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { formatList } from '#platform/locale/format.ts';
import { Button } from '#ui/action/button.tsx';
import { followItem } from './follow-item.ts';
import type { Draft } from './use-draft.ts';

interface WhoIsHereProps {
  orgId: string;
  contentId: string;
  draft: Draft;
}

/** Who else has the item open. What they save is taken in at once where nobody is typing here, else on a press. */
export function WhoIsHere({ orgId, contentId, draft }: WhoIsHereProps) {
  const [people, setPeople] = useState<readonly PresentAuthor[]>([]);
  const [newer, setNewer] = useState<{ name: string; revision: number } | null>(null);
  const { editor } = draft;
  const onSaved = useEffectEvent((name: string, revision: number) => {
    if (revision <= draft.revision) return;
    if (isTyping()) setNewer({ name, revision });
    else void draft.takeIn(revision);
  });
  useEffect(
    () =>
      followItem({ orgId, contentId, editor }, (event) => {
        if (event.type === 'people') setPeople(event.people);
        else onSaved(event.name, event.revision);
      }),
    [orgId, contentId, editor],
  );
  const isNewer = newer !== null && newer.revision > draft.revision;
  if (people.length === 0 && !isNewer) return null;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg bg-sky-soft px-4 py-2.5 text-sm text-sky-ink">
      <UsersRound className="size-4.5 flex-none" aria-hidden="true" />
      <output className="font-semibold">{people.length > 0 && whoWords(people)}</output>
      {isNewer && (
        <Button size="sm" onClick={() => void draft.takeIn(newer.revision).then(() => setNewer(null))}>
          {showWords(newer.name)}
        </Button>
      )}
    </div>
  );
}

/** A caret must not jump away under the hands of whoever writes. */
const isTyping = () => document.activeElement?.matches('input, textarea, [contenteditable="true"]') === true;

function whoWords(people: readonly PresentAuthor[]): string {
  const namesOf = (list: readonly PresentAuthor[]) => formatList([...new Set(list.map(({ name }) => name))]);
  const writing = people.filter(({ is_writing: isWriting }) => isWriting);
  if (writing.length > 0) {
    const names = namesOf(writing);
    return new Set(writing.map(({ name }) => name)).size === 1
      ? t`${names} is editing this. What you both write is merged.`
      : t`${names} are editing this. What you all write is merged.`;
  }
  const names = namesOf(people);
  return new Set(people.map(({ name }) => name)).size === 1 ? t`${names} has this open.` : t`${names} have this open.`;
}

const showWords = (name: string) => t`Show what ${name} has saved`;
