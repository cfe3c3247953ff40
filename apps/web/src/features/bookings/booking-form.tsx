import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { BookingForm as BookingValues } from '@snapwell/contract/admin/bookings.schemas';
import { CalendarCheck } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { paths } from '#platform/paths.ts';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Field } from '#ui/form/field.tsx';
import { FormError } from '#ui/form/form-error.tsx';
import { INPUT_LOOK } from '#ui/form/input-look.ts';
import { TextArea } from '#ui/form/text-area.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { TimeChoice } from './time-choice.tsx';
import { useBookingForm } from './use-booking-form.ts';

const TEAM_SIZES: readonly { value: BookingValues['team_size']; label: MessageDescriptor }[] = [
  { value: 'up_to_50', label: msg`Up to 50` },
  { value: 'up_to_500', label: msg`50 to 500` },
  { value: 'up_to_5000', label: msg`500 to 5,000` },
  { value: 'more', label: msg`More than 5,000` },
];

/** How many people would learn, in words. */
export const teamSizeWords = (size: BookingValues['team_size']): string =>
  i18n._(TEAM_SIZES.find(({ value }) => value === size)!.label);

/** Books a demonstration. A link to its section opens it: the cursor stands in its first field. */
export function BookingForm() {
  const form = useRef<HTMLFormElement>(null);
  const { times, errors, problem, isSending, sentTo, send } = useBookingForm(form);
  const [startsAt, setStartsAt] = useState('');
  useOpening(form);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const entries = new FormData(event.currentTarget);
    const text = (name: string) => String(entries.get(name) ?? '');
    const found = await send({
      name: text('name').trim(),
      email: text('email').trim(),
      organization: text('organization').trim(),
      team_size: text('team_size') as BookingValues['team_size'],
      wish: text('wish').trim(),
      starts_at: startsAt,
      website: text('website'),
    });
    const [first] = Object.keys(found);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  if (sentTo !== null) return <Sent email={sentTo} />;
  return (
    <form
      ref={form}
      onSubmit={(event) => void submit(event)}
      noValidate
      aria-label={t`Book a demo`}
      className="grid gap-4 rounded-[28px] bg-surface p-[clamp(20px,3vw,36px)] text-ink shadow-float sm:grid-cols-2"
    >
      <TextField
        label={t`Your name`}
        name="name"
        autoComplete="name"
        maxLength={120}
        placeholder={t`First and last name`}
        error={errors.name}
      />
      <TextField
        label={t`Work email`}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        placeholder={t`name@hospital.org`}
        error={errors.email}
      />
      <TextField
        label={t`Organization`}
        name="organization"
        autoComplete="organization"
        maxLength={160}
        error={errors.organization}
      />
      <Field label={t`People who would learn`}>
        {(control) => (
          <select
            {...control}
            name="team_size"
            defaultValue="up_to_500"
            className={classNames(INPUT_LOOK, 'cursor-pointer')}
          >
            {TEAM_SIZES.map(({ value, label }) => (
              <option key={value} value={value}>
                {i18n._(label)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <TimeChoice times={times} value={startsAt} onChange={setStartsAt} error={errors.starts_at} />
      <TextArea
        label={t`What should they know?`}
        name="wish"
        isOptional
        maxLength={1000}
        placeholder={t`For example: our new sepsis pathway`}
        className="sm:col-span-2"
        error={errors.wish}
      />
      {/* People do not see it; a program that fills in everything gives itself away. */}
      <label className="sr-only" aria-hidden="true">
        {t`Leave this empty`}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
      <div className="grid gap-3 sm:col-span-2">
        <FormError>{problem}</FormError>
        <SnapButton type="submit" isPending={isSending} className="w-full">
          {t`Book a demo`}
        </SnapButton>
        <p className="text-xs text-ink-3">
          {t`We use these details to answer you, and for nothing else.`}{' '}
          <a href={paths.privacy} className="font-semibold text-ink-2 underline underline-offset-2">{t`Privacy`}</a>
        </p>
      </div>
    </form>
  );
}

function Sent({ email }: { email: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="status"
      className="grid content-center justify-items-start gap-3 rounded-[28px] bg-surface p-[clamp(24px,4vw,44px)] text-ink shadow-float outline-none"
    >
      <span className="grid size-14 place-items-center rounded-md bg-leaf-soft text-leaf-ink">
        <CalendarCheck className="size-7" aria-hidden="true" />
      </span>
      <h3 className="text-xl">{t`One more step: look into your mail`}</h3>
      <p className="text-ink-2">
        {t`We wrote to ${email}. Open the link in it to confirm; the calendar file is there too.`}
      </p>
    </div>
  );
}

/** A link to the section of the form, wherever it stands on the page, puts the cursor into the form. */
function useOpening(form: { readonly current: HTMLFormElement | null }): void {
  useEffect(() => {
    const open = () => form.current?.querySelector('input')?.focus({ preventScroll: true });
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest(`a[href$="#${paths.bookingSection}"]`)) setTimeout(open);
    };
    if (location.hash === `#${paths.bookingSection}`) open();
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [form]);
}
