import { t } from '@lingui/core/macro';
import { getBookingOffer, requestBooking } from '@snapwell/contract/admin/bookings.endpoints';
import type { BookingForm, BookingOffer } from '@snapwell/contract/admin/bookings.schemas';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, hasCode, wordsOf } from '#platform/http/api-error.ts';
import { call } from '#platform/http/api.ts';
import { contractText, currentLanguage } from '#platform/locale/locale.ts';
import { solveChallenge } from './proof-of-work.ts';

/** So far above the window the form is when its times are asked for. */
const NEAR = '600px';

type FieldErrors = Partial<Record<keyof BookingForm, string>>;
/** What was written, and in what a person sees nothing. */
export type FilledForm = BookingForm & { readonly website: string };

/** The form of a demonstration: its times, its proof that a person fills it, and sending it. */
export function useBookingForm(form: RefObject<HTMLElement | null>) {
  const [offer, setOffer] = useState<BookingOffer | null>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const solving = useRef<Promise<number | null> | null>(null);
  const search = useRef(new AbortController());

  const load = useCallback(async () => {
    try {
      const fresh = await call(getBookingOffer, {}, { auth: 'none', isCacheSkipped: true });
      search.current.abort();
      search.current = new AbortController();
      solving.current = solveChallenge(fresh.challenge, fresh.challenge_bits, search.current.signal);
      setOffer(fresh);
    } catch (error) {
      setProblem(wordsOf(error as Error));
    }
  }, []);

  useEffect(() => whenNear(form.current!, () => void load()), [form, load]);
  useEffect(() => () => search.current.abort(), []);

  const send = async (filled: FilledForm) => {
    setProblem(null);
    const missing = missingIn(filled);
    setErrors(missing);
    if (Object.keys(missing).length > 0) return missing;
    setSending(true);
    try {
      const solution = await solving.current;
      if (!offer || solution === null) throw new Error(t`Free times could not be loaded. Try again.`);
      await call(
        requestBooking,
        {
          body: {
            ...filled,
            time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
            language: currentLanguage(),
            challenge: offer.challenge,
            solution,
          },
        },
        { auth: 'none' },
      );
      setSentTo(filled.email);
      return {};
    } catch (error) {
      const details = error instanceof ApiError ? error.details : [];
      const found = Object.fromEntries(details.map(({ path, message }) => [path, contractText(message)]));
      setErrors(found);
      if (details.length === 0) setProblem(wordsOf(error as Error));
      // What was offered is not there any more.
      if (hasCode(error, 'booking_check_failed') || hasCode(error, 'booking_time_taken')) await load();
      return found;
    } finally {
      setSending(false);
    }
  };
  return { times: offer?.times ?? null, errors, problem, isSending, sentTo, send };
}

function missingIn({ name, email, starts_at: startsAt }: FilledForm): FieldErrors {
  return {
    ...(name.trim() === '' && { name: t`Write your name.` }),
    ...(!/^\S+@\S+\.\S+$/.test(email.trim()) && { email: t`Write an email address such as name@hospital.org.` }),
    ...(startsAt === '' && { starts_at: t`Choose a time.` }),
  };
}

/** Calls once, when the element comes near the window. */
function whenNear(element: HTMLElement, call: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      call();
    },
    { rootMargin: NEAR },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
