import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CheckNumber } from '#features/certificates/verify-certificate.tsx';

/** `/certificates`: where somebody who holds a printed certificate types its number. */
export function CertificatesScreen() {
  return (
    <div className="wrap grid max-w-2xl justify-items-center gap-8 pt-16 pb-18 text-center">
      <div>
        <h1 className="text-3xl">{t`Is this certificate valid?`}</h1>
        <p className="mt-3 text-lg text-ink-2">
          <Trans>Type the number at its foot: twelve letters and digits. Blanks and small letters don't matter.</Trans>
        </p>
      </div>
      <CheckNumber label={t`Number of the certificate`} />
    </div>
  );
}
