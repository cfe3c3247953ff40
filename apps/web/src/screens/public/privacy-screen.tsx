import { t } from '@lingui/core/macro';
import { UNCONFIRMED_DAYS } from '@snapwell/contract/admin/bookings.limits';
import type { ReactNode } from 'react';
import { config } from '#platform/config.ts';
import { OperatorMissing } from './operator-missing.tsx';

/** `/privacy`: what is stored of a visitor and of a learner, why, for how long, and who answers for it. */
export function PrivacyScreen() {
  const { operator, booking_days_kept: days } = config();
  return (
    <div className="wrap grid max-w-[44rem] content-start gap-8 py-10">
      <h1>{t`Privacy`}</h1>
      {operator === null && <OperatorMissing />}
      {operator && (
        <Part title={t`Who is responsible`}>
          <p>
            {[operator.name, ...operator.address].join(', ')}
            {operator.email && (
              <>
                {', '}
                <a href={`mailto:${operator.email}`} className="font-semibold text-sky-ink underline">
                  {operator.email}
                </a>
              </>
            )}
          </p>
          {operator.privacy_contact && <p>{t`Questions about privacy: ${operator.privacy_contact}`}</p>}
          {operator.privacy_authority && <p>{t`Supervised by: ${operator.privacy_authority}`}</p>}
        </Part>
      )}
      <Part title={t`Nobody follows you`}>
        <p>
          {t`There are no advertising or tracking cookies here, and no scripts, fonts or pictures of other companies. So there is no banner to agree to.`}
        </p>
        <p>
          {t`Your browser itself remembers how you want to see this page (language, light or dark), and what you began to read or answer, so that it's still there tomorrow.`}
        </p>
      </Part>
      <Part title={t`When you open a page`}>
        <p>
          {t`The server writes down which page was asked for, when, and from which network address, so that it can be protected and repaired. If a page fails, your browser reports the error and the kind of browser.`}
        </p>
      </Part>
      <Part title={t`When you book a demo`}>
        <p>
          {t`We store what you write into the form: your name, your email address, your organization, how many would learn, what they should know, the time and your time zone. We use it to hold the demo, on the ground of your own request.`}
        </p>
        <p>
          {t`What you don't confirm is deleted after ${UNCONFIRMED_DAYS} days, everything else ${days} days after the demo. By the link in our mail you delete it at once.`}
        </p>
        <p>
          {t`To tell people from programs the form waits a moment and lets your browser do a sum. Nothing of that leaves this server.`}
        </p>
      </Part>
      <Part title={t`When you answer without an account`}>
        <p>
          {t`Answers to public quizzes and simulations are stored under a random key of your browser. They become yours when you sign up and join the organization.`}
        </p>
      </Part>
      <Part title={t`When you learn here`}>
        <p>
          {t`Your account has your name, your email address, what you learned, your answers, points and streak. Your organization sees how its people learn; you see what's stored of you in your settings, download it there and delete your account there.`}
        </p>
      </Part>
      {operator?.hosting && (
        <Part title={t`Where it lies`}>
          <p>{operator.hosting}</p>
        </Part>
      )}
      <Part title={t`Your rights`}>
        <p>
          {t`You may ask what we have stored of you, have it corrected or deleted, take it with you, object to its use, and complain to a supervisory authority.`}
        </p>
      </Part>
    </div>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-3">
    <h2 className="text-xl">{title}</h2>
    {children}
  </section>
);
