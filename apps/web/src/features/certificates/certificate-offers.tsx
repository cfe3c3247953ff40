import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import {
  CERTIFICATE_TEXT_LENGTH,
  CERTIFICATE_TITLE_LENGTH,
  SIGNER_LENGTH,
} from '@snapwell/contract/learning/certificates/certificates.limits';
import type {
  CertificateOffer,
  CertificateSettings,
} from '@snapwell/contract/learning/certificates/certificates.schemas';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatNumber } from '#platform/locale/format.ts';
import { Button } from '#ui/action/button.tsx';
import { Chip } from '#ui/action/chip.tsx';
import { Switch } from '#ui/form/switch.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { certificateOffers, changeOffer } from './certificates.queries.ts';
import { SignatureField } from './signature-field.tsx';

/** What each course and module gives to those who finish it. */
export function CertificateOffers({ orgId }: { orgId: string }) {
  const { data } = useSuspenseQuery(certificateOffers(orgId));
  const [open, setOpen] = useState<CertificateOffer | null>(null);
  if (data.length === 0)
    return <p className="text-ink-2">{t`There are no courses or modules yet. What you publish stands here.`}</p>;
  return (
    <>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface px-5 max-sm:px-4">
        {data.map((offer) => {
          const { target_type: type, target_id: id, target_title: title, settings, items, held } = offer;
          const words = [
            type === 'course' ? t`Course` : t`Module`,
            plural(items, { one: 'one step', other: '# steps' }),
          ];
          if (settings.is_on) words.push(validWords(settings), t`${formatNumber(held)} hold it`);
          return (
            <li key={`${type}/${id}`} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
              <span className="min-w-0 flex-1 basis-56">
                <b className="block font-semibold wrap-break-word">{title}</b>
                <small className="text-xs text-ink-2">{words.join(', ')}</small>
              </span>
              {settings.is_on && <Chip tone="leaf">{t`Gives a certificate`}</Chip>}
              <Button size="sm" onClick={() => setOpen(offer)}>
                {settings.is_on ? t`Change` : t`Set up`}
                <span className="sr-only">{t`Certificate of ${title}`}</span>
              </Button>
            </li>
          );
        })}
      </ul>
      {open && <OfferDialog orgId={orgId} offer={open} onClose={() => setOpen(null)} />}
    </>
  );
}

function validWords({ valid_months: months }: CertificateSettings): string {
  return months === null ? t`valid for good` : t`valid for ${plural(months, { one: 'one month', other: '# months' })}`;
}

function OfferDialog({ orgId, offer, onClose }: { orgId: string; offer: CertificateOffer; onClose: () => void }) {
  const [settings, setSettings] = useState<CertificateSettings>({ ...offer.settings, is_on: true });
  const [isOn, setOn] = useState(true);
  const save = useMutation(changeOffer(orgId));
  const change = (part: Partial<CertificateSettings>) => setSettings({ ...settings, ...part });
  const number = (value: number) => (Number.isFinite(value) && value > 0 ? value : null);
  const submit = () =>
    save.mutate(
      { targetType: offer.target_type, targetId: offer.target_id, settings: { ...settings, is_on: isOn } },
      { onSuccess: onClose },
    );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={offer.target_title}
      description={t`Certificates that were given before stay as they are.`}
      footer={
        <Button isPending={save.isPending} disabled={settings.title.trim() === ''} onClick={submit}>
          <Trans>Save</Trans>
        </Button>
      }
    >
      <div className="grid gap-4">
        <Switch label={t`Gives a certificate to whoever finishes it`} isOn={isOn} onChange={setOn} />
        <TextField
          label={t`Title`}
          maxLength={CERTIFICATE_TITLE_LENGTH}
          value={settings.title}
          onChange={({ target }) => change({ title: target.value })}
        />
        <div className="grid grid-cols-2 gap-4">
          <TextField
            label={t`Valid for months`}
            hint={t`Empty: for good`}
            type="number"
            min={1}
            max={240}
            value={settings.valid_months ?? ''}
            onChange={({ target }) => change({ valid_months: number(Math.round(target.valueAsNumber)) })}
          />
          <TextField
            label={t`Hours of learning`}
            hint={t`For continuing education`}
            type="number"
            min={0.1}
            step={0.1}
            value={settings.hours ?? ''}
            onChange={({ target }) => change({ hours: number(Math.round(target.valueAsNumber * 10) / 10) })}
          />
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={t`Who signs`}
            isOptional
            maxLength={SIGNER_LENGTH}
            value={settings.signer_name}
            onChange={({ target }) => change({ signer_name: target.value })}
          />
          <TextField
            label={t`As what`}
            isOptional
            maxLength={SIGNER_LENGTH}
            value={settings.signer_role}
            onChange={({ target }) => change({ signer_role: target.value })}
          />
        </div>
        <SignatureField orgId={orgId} offer={offer} />
        <TextField
          label={t`A sentence more`}
          isOptional
          maxLength={CERTIFICATE_TEXT_LENGTH}
          value={settings.text}
          onChange={({ target }) => change({ text: target.value })}
        />
      </div>
    </Dialog>
  );
}
