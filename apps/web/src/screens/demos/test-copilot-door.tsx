import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ASSISTANT_NAME } from '@snapwell/contract/brand';
import { DemoAccounts } from '#features/identity/sign-in/demo-accounts.tsx';
import { config } from '#platform/config.ts';
import { paths } from '#platform/paths.ts';
import { sessionStore, storageKeys } from '#platform/device/storage.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { SophieFace } from '#ui/brand/sophie-face.tsx';

/** Strangers sign in and come back here; where there are sample people, they step in as the first of them and stay. */
export function TestCopilotDoor() {
  const { accounts, password } = config().demo;
  return (
    <>
      <EmptyState
        title={t`Sign in to try her`}
        picture={<SophieFace className="size-20" frame="ring" canBlink />}
        action={
          <SnapButton to={paths.auth} onClick={() => sessionStore.write(storageKeys.origin, paths.testCopilot)}>
            {t`Sign in`}
          </SnapButton>
        }
      >
        <Trans>
          {ASSISTANT_NAME} answers from an organization’s library and from your own record, so she needs to know who
          asks.
        </Trans>
      </EmptyState>
      {password !== null && accounts.length > 0 && (
        <div className="mx-auto w-full max-w-sm">
          <DemoAccounts accounts={accounts.slice(0, 1)} password={password} />
        </div>
      )}
    </>
  );
}
