import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/action/button.tsx';
import { TextLink } from '#ui/action/text-link.tsx';
import { LandingDemos } from './landing-demos.tsx';
import { SectionTitle, SophieTalk, Sub, Terminal } from './landing-parts.tsx';
import { LessonStrip } from './lesson-strip.tsx';
import { type DrawPatient, PatientTalk } from './patient-talk.tsx';
import { RecallSketch } from './recall-sketch.tsx';
import { SAMPLE_QUESTIONS } from './sample-questions.ts';
import { TryQuestion } from './try-question.tsx';

export interface LandingProps {
  drawPatient: DrawPatient;
  /** The form that books a demonstration. */
  booking: ReactNode;
  /** The sample library is on this server, so that its pages can be shown. */
  hasSamples: boolean;
}

const BAND = 'far-below py-[clamp(72px,9vw,136px)]';
const SPLIT = 'wrap grid items-center gap-x-[clamp(32px,6vw,88px)] gap-y-10 lg:grid-cols-[5fr_6fr]';

/** What stands below the dial: it comes to life when the first screen has. */
export function LandingStory({ drawPatient, booking, hasSamples }: LandingProps) {
  return (
    <>
      <section className={BAND} aria-labelledby="five-minutes">
        <div className="wrap grid items-end gap-x-[clamp(32px,6vw,88px)] gap-y-2 lg:grid-cols-[6fr_5fr]">
          <SectionTitle id="five-minutes">{t`A lesson that ends before the kettle boils.`}</SectionTitle>
          <Sub>
            {t`Read a little, look closely, answer, remember. Every scroll and tap is saved, so a bell in the middle costs nothing.`}
          </Sub>
        </div>
        <LessonStrip />
      </section>
      <section data-theme="dark" className="far-below overflow-clip bg-paper pt-[clamp(72px,9vw,136px)]">
        <div className="wrap">
          <PatientTalk
            drawPatient={drawPatient}
            title={<SectionTitle>{t`Say it out loud, before it counts.`}</SectionTitle>}
            lead={t`Elsa Lindqvist says she's fine. Ask her. In a simulation you talk with her, by voice or in writing; her pulse follows your words, and afterwards you see which sentence reached her.`}
            action={
              hasSamples && (
                <p className="mt-6">
                  <Button size="lg" href={paths.publicQuizSimulation('riverside', 'talking-with-somebody-in-pain')}>
                    {t`Talk with her`}
                  </Button>
                </p>
              )
            }
          />
        </div>
      </section>
      <section className={BAND}>
        <div className={SPLIT}>
          <div>
            <SectionTitle>{t`See what your team is about to forget.`}</SectionTitle>
            <Sub>
              {t`Finished isn't the same as remembered. Snapwell follows the questions each person missed and says which team will lose which skill, and when. A few questions at the right time bring it back.`}
            </Sub>
          </div>
          <RecallSketch />
        </div>
      </section>
      <section id="try" className={`${BAND} scroll-mt-14 bg-leaf-soft`}>
        <div className={`${SPLIT} items-start`}>
          <div>
            <SectionTitle>{t`Try one. No account.`}</SectionTitle>
            <Sub>
              {t`Say how sure you are, then answer. Being sure and wrong is the most useful thing Snapwell can show you.`}
            </Sub>
            <p className="mt-5 text-sm text-ink-2">
              {t`From the sample library: 'The five moments', a quiz on clean hands.`}
            </p>
          </div>
          <TryQuestion
            question={SAMPLE_QUESTIONS.pad}
            more={
              hasSamples && (
                <TextLink variant="more" href={paths.publicQuiz('riverside', 'five-moments-quiz')}>
                  {t`Take the whole quiz`}
                </TextLink>
              )
            }
          />
        </div>
        <LandingDemos />
      </section>
      <section className={BAND}>
        <div className={SPLIT}>
          <div>
            <SectionTitle>{t`An assistant that shows where it stands.`}</SectionTitle>
            <Sub>
              {t`Sophie answers from what your organization published and shows the sentence. When there is none, she says so.`}
            </Sub>
          </div>
          <div className="rounded-xl bg-sky-soft p-[clamp(16px,3vw,36px)]">
            <SophieTalk />
            <p className="mt-4 text-xs text-ink-2">{t`From the lessons of the sample library, shortened.`}</p>
          </div>
        </div>
      </section>
      <RunSection />
      <BookingBand booking={booking} />
    </>
  );
}

/** How it is run: by one command, on one machine. */
function RunSection() {
  return (
    <section id="run" className={`${BAND} scroll-mt-14 border-t border-line`}>
      <div className={SPLIT}>
        <div>
          <SectionTitle>{t`One command. Your server. Your data.`}</SectionTitle>
          <Sub>
            {t`Start it and a sample organization is there: lessons, people, months of history, a Sophie who answers and a patient who speaks. No keys, no containers, no accounts elsewhere.`}
          </Sub>
        </div>
        <Terminal />
      </div>
      <ul className="wrap mt-[clamp(32px,4vw,56px)] grid gap-x-[clamp(24px,4vw,56px)] gap-y-6 lg:grid-cols-2">
        <Fact title={t`Works in a basement`}>
          {t`What was opened once opens without a network. Answers wait on the phone and are sent when it's back.`}
        </Fact>
        <Fact title={t`Everything can leave`}>
          {t`Lessons are plain files. Questions come and go as GIFT, Moodle XML and QTI. Nothing is locked in.`}
        </Fact>
      </ul>
    </section>
  );
}

const Fact = ({ title, children }: { title: string; children: ReactNode }) => (
  <li className="border-t-3 border-ink pt-4">
    <h3 className="mb-1.5 text-lg">{title}</h3>
    <p className="text-sm text-ink-2">{children}</p>
  </li>
);

/** The dial comes back as the horizon of the form. */
function BookingBand({ booking }: { booking: ReactNode }) {
  return (
    <section
      id={paths.bookingSection}
      className="far-below relative -mb-16 scroll-mt-14 overflow-clip pt-[clamp(110px,15vw,220px)] pb-[clamp(72px,9vw,136px)]"
    >
      <Horizon />
      <div className="relative wrap grid items-start gap-x-[clamp(32px,6vw,88px)] gap-y-10 lg:grid-cols-[5fr_6fr]">
        <div className="text-disc-ink">
          <SectionTitle>{t`Give us five minutes. We'll give you one lesson.`}</SectionTitle>
          <Sub className="text-disc-ink">
            {t`Bring a policy or a guideline. We turn it into a lesson and a quiz while you watch.`}
          </Sub>
          <ol className="mt-7 grid gap-3">
            {[t`Choose a time that suits you`, t`Confirm it by the link in our mail`].map((step, at) => (
              <li key={step} className="flex items-center gap-3 font-semibold">
                <b className="figure grid size-8 flex-none place-items-center rounded-full border-2 border-current text-sm">
                  {at + 1}
                </b>
                {step}
              </li>
            ))}
          </ol>
        </div>
        {booking}
      </div>
    </section>
  );
}

/** The upper edge of a huge dial with its marks. */
function Horizon() {
  return (
    <svg
      viewBox="0 0 860 860"
      aria-hidden="true"
      className="absolute top-0 left-1/2 w-[max(1600px,222vw)] -translate-x-1/2"
    >
      <circle cx="430" cy="430" r="430" className="fill-disc" />
      {Array.from({ length: 81 }, (_, i) => (
        <path
          key={i}
          d={i % 5 === 0 ? 'M430 6V13' : 'M430 6V9.5'}
          transform={`rotate(${i - 40} 430 430)`}
          strokeWidth={i % 5 === 0 ? 1.3 : 0.6}
          strokeLinecap="round"
          className="stroke-disc-ink"
        />
      ))}
    </svg>
  );
}
