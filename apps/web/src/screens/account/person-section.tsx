import { t } from '@lingui/core/macro';
import { changeDisplayName } from '#features/identity/account/account.ts';
import { useCurrentOrganization } from '#features/organizations/current-organization.ts';
import { useAvatar } from '#features/profiles/avatar-cache.ts';
import { NameForm } from '#features/profiles/name-form.tsx';
import { PictureField } from '#features/profiles/picture-field.tsx';
import { useProfile } from '#features/profiles/profile-runner.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { LanguageField } from './language-field.tsx';
import { SettingsSection } from './settings-section.tsx';

export function PersonSection() {
  const { base, organization } = useProfile();
  const orgId = useCurrentOrganization();
  const picture = useAvatar(organization?.photo_url ?? base?.photoURL ?? null);
  return (
    <SettingsSection id="you" title={t`You`} lead={t`How your colleagues see you.`}>
      {base ? (
        <>
          <PictureField name={base.displayName || base.email} picture={picture} orgId={organization ? orgId : null} />
          <NameForm key={base.uid} base={base} renameAccount={changeDisplayName} />
          <LanguageField base={base} />
        </>
      ) : (
        <Skeleton shape="card" />
      )}
    </SettingsSection>
  );
}
