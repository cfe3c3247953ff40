import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Member, MemberAct, MembersActed } from '@snapwell/contract/organizations/members.schemas';
import { useMutation } from '@tanstack/react-query';
import { Bell, Palmtree, Shield, UserCheck, Users, UserX, X } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { wordsOf } from '#platform/http/api-error.ts';
import { Button } from '#ui/action/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { notify } from '#ui/feedback/notify.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { MenuItem } from '#ui/overlay/menu-item.tsx';
import { Menu } from '#ui/overlay/menu.tsx';
import { membersAct } from '../people.queries.ts';
import { skippedText } from '../people.texts.ts';
import { undoOf } from './undo-act.ts';

interface ActBarProps {
  orgId: string;
  people: readonly Member[];
  groups: readonly { id: string; name: string }[];
  runsOrganization: boolean;
  onDone: () => void;
}

/** What can be done with those who are chosen; whatever can be taken back offers to. */
export function ActBar({ orgId, people, groups, runsOrganization, onDone }: ActBarProps) {
  const acting = useMutation(membersAct(orgId));
  const [isAsking, setAsking] = useState(false);
  const act = useActing(acting.mutateAsync, people, onDone);
  const count = people.length;
  const allOnLeave = people.every(({ status }) => status === 'on_leave');
  const allShutOut = people.every(({ is_deactivated: isShutOut }) => isShutOut);
  return (
    <>
      <div
        role="toolbar"
        aria-label={t`Chosen people`}
        className="fixed inset-x-2 bottom-[max(0.5rem,env(safe-area-inset-bottom))] z-20 mx-auto flex w-fit max-w-[calc(100%-1rem)] items-center gap-1 overflow-x-auto rounded-[22px] bg-ink p-1.5 pl-4 text-paper shadow-float sm:bottom-6"
      >
        <span className="mr-2 font-semibold whitespace-nowrap" role="status">
          {t`${plural(count, { one: '# chosen', other: '# chosen' })}`}
        </span>
        <BarButton
          icon={<Bell />}
          isMain
          disabled={acting.isPending}
          onClick={() =>
            void act({ type: 'remind' }, (n) => t`${plural(n, { one: '# reminder sent', other: '# reminders sent' })}`)
          }
        >
          {t`Remind`}
        </BarButton>
        {runsOrganization && <GroupMenu groups={groups} act={act} />}
        {runsOrganization && <LevelMenu act={act} />}
        <BarButton
          icon={<Palmtree />}
          disabled={acting.isPending}
          onClick={() =>
            void act({ type: 'set_status', status: allOnLeave ? 'active' : 'on_leave' }, (n) =>
              allOnLeave
                ? t`${plural(n, { one: '# person is back', other: '# people are back' })}`
                : t`${plural(n, { one: '# person is on leave', other: '# people are on leave' })}`,
            )
          }
        >
          {allOnLeave ? t`Back from leave` : t`On leave`}
        </BarButton>
        {runsOrganization &&
          (allShutOut ? (
            <BarButton
              icon={<UserCheck />}
              onClick={() =>
                void act(
                  { type: 'reactivate' },
                  (n) => t`${plural(n, { one: '# person is let in again', other: '# people are let in again' })}`,
                )
              }
            >
              {t`Let in again`}
            </BarButton>
          ) : (
            <BarButton icon={<UserX />} isDangerous onClick={() => setAsking(true)}>
              {t`Deactivate`}
            </BarButton>
          ))}
        <BarButton icon={<X />} isIconOnly onClick={onDone}>
          {t`Choose nobody`}
        </BarButton>
      </div>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t`Deactivate ${plural(count, { one: '# person', other: '# people' })}?`}
        footer={
          <>
            <Button onClick={() => setAsking(false)}>{t`Cancel`}</Button>
            <Button
              variant="destructive"
              onClick={() => {
                setAsking(false);
                void act(
                  { type: 'deactivate' },
                  (n) => t`${plural(n, { one: '# person deactivated', other: '# people deactivated' })}`,
                );
              }}
            >
              {t`Deactivate`}
            </Button>
          </>
        }
      >
        <p className="text-ink-2">
          <Trans>
            They can't come in any more and leave the ranking. What they learned and earned stays, and you can let them
            in again at any time.
          </Trans>
        </p>
      </Dialog>
    </>
  );
}

type Act = (act: MemberAct, done: (count: number) => string) => Promise<void>;

/** Does it, says what came of it, and takes it back when asked. */
function useActing(
  run: (input: { uids: string[]; act: MemberAct }) => Promise<MembersActed>,
  people: readonly Member[],
  onDone: () => void,
): Act {
  return async (act, done) => {
    try {
      const { changed, skipped } = await run({ uids: people.map(({ uid }) => uid), act });
      const undo = undoOf(act, changed);
      notify(changed.length > 0 ? 'success' : 'info', changed.length > 0 ? done(changed.length) : t`Nothing changed`, {
        sound: null,
        durationMs: 10_000,
        ...(skipped.length > 0 && { detail: skippedText(skipped) }),
        ...(undo.length > 0 && {
          action: {
            label: t`Undo`,
            onPress: () =>
              void (async () => {
                for (const step of undo) await run(step);
                notify('info', t`Taken back`, { sound: null });
              })().catch(sayFailure),
          },
        }),
      });
      onDone();
    } catch (error) {
      sayFailure(error);
    }
  };
}

function sayFailure(error: unknown): void {
  if (!(error instanceof Error)) throw error;
  notify('error', wordsOf(error));
}

function GroupMenu({ groups, act }: { groups: ActBarProps['groups']; act: Act }) {
  return (
    <Menu align="center" trigger={<BarButton icon={<Users />}>{t`Add to group`}</BarButton>}>
      {groups.length === 0 && <p className="p-3 text-sm text-ink-2">{t`There are no groups yet.`}</p>}
      {groups.map(({ id, name }) => (
        <MenuItem
          key={id}
          onSelect={() =>
            void act(
              { type: 'add_to_group', group_id: id },
              (n) => t`${plural(n, { one: '# person', other: '# people' })} added to ${name}`,
            )
          }
        >
          {name}
        </MenuItem>
      ))}
    </Menu>
  );
}

function LevelMenu({ act }: { act: Act }) {
  return (
    <Menu align="center" trigger={<BarButton icon={<Shield />}>{t`Role`}</BarButton>}>
      <MenuItem
        onSelect={() =>
          void act(
            { type: 'set_level', level: 'learner' },
            (n) => t`${plural(n, { one: '# person is a learner now', other: '# people are learners now' })}`,
          )
        }
      >
        {t`Learner`}
      </MenuItem>
      <MenuItem
        onSelect={() =>
          void act(
            { type: 'set_level', level: 'manager' },
            (n) => t`${plural(n, { one: '# person is a manager now', other: '# people are managers now' })}`,
          )
        }
      >
        {t`Manager`}
      </MenuItem>
    </Menu>
  );
}

interface BarButtonProps extends ComponentPropsWithRef<'button'> {
  icon: ReactNode;
  isMain?: boolean;
  isDangerous?: boolean;
  isIconOnly?: boolean;
}

/** On a phone only the icon is seen. */
function BarButton({ icon, isMain, isDangerous, isIconOnly, children, className, ...rest }: BarButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(
        'inline-flex min-h-11 min-w-11 flex-none items-center justify-center gap-2 rounded-[16px] px-3 text-sm font-semibold disabled:opacity-55 [&>svg]:size-5 [&>svg]:flex-none',
        isMain
          ? 'bg-leaf text-on-leaf'
          : isDangerous
            ? 'text-[oklch(0.78_0.13_15)] hover:bg-white/10 dark:text-berry'
            : 'hover:bg-white/10 dark:hover:bg-black/10',
        className,
      )}
    >
      {icon}
      <span className={isIconOnly ? 'sr-only' : 'max-sm:sr-only'}>{children}</span>
    </button>
  );
}
