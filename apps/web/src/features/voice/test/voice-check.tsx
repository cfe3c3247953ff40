import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { TEST_SENTENCES } from '@snapwell/contract/voice/voice.limits';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Keyboard, RotateCcw } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { Select } from '#ui/form/select.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { ProblemSteps } from '../parts/problem-steps.tsx';
import { beginVoice, endVoice, openVoiceMicrophone, sayTyped, useVoice } from '../session/voice-runner.ts';
import type { Voice, VoiceParty } from '../session/voice.ts';
import { listMicrophones } from '../sound/microphone.ts';
import { voiceStatus } from '../voice.queries.ts';
import { isHint, problemTexts } from '../voice.texts.ts';
import { checkLinks, medianTimings, softBy } from './check-links.ts';
import { compareWords, type ComparedWord } from './compare-words.ts';
import { LatencyBar } from './latency-bar.tsx';
import { ReadingCard } from './reading-card.tsx';
import { VoiceChain } from './voice-chain.tsx';

/** Tries a voice, link by link: microphone, hearing, answer, voice, speaker. */
export function VoiceCheck({ orgId }: { orgId: string }) {
  const { data: status } = useSuspenseQuery(voiceStatus(orgId));
  const session = useVoice();
  const isMine = session.subject?.about === 'test';
  const voice: Voice = isMine ? session : { ...session, phase: 'off', captions: [], timings: [], problem: null };
  const [sentenceAt, setSentenceAt] = useState(0);
  const [deviceId, setDeviceId] = useState<string>();
  const [isTyping, setTyping] = useState(false);
  useEffect(() => endVoice, []);

  const sentence = TEST_SENTENCES[sentenceAt % TEST_SENTENCES.length]!;
  const heard = voice.captions.findLast(({ who }) => who === 'person')?.text ?? null;
  const words = heard === null || isTyping ? null : compareWords(sentence, heard);
  const problem = status.realtime === null ? 'unavailable' : voice.problem;
  const isBroken = problem !== null && !isHint(problem);
  const timings = medianTimings(voice.timings);
  const links = checkLinks({ ...voice, problem }, words);
  const begin = (hasMicrophone: boolean) =>
    void beginVoice({ orgId, subject: { about: 'test' }, hasMicrophone, deviceId });
  const type = () => {
    setTyping(true);
    begin(false);
  };
  const listen = () => {
    setTyping(false);
    begin(true);
  };
  return (
    <>
      <header className="mb-7">
        <h1 className="text-3xl">{titleOf({ ...voice, problem }, links)}</h1>
        <p className="mt-3 max-w-[56ch] text-lg text-ink-2">
          {problem ? i18n._(problemTexts[problem].what) : introductionOf(voice)}
        </p>
      </header>
      {!isBroken && !isTyping && (
        <ReadingCard
          voice={voice}
          sentence={sentence}
          words={words}
          isLocal={status.recognition !== 'provider' && status.realtime !== 'provider'}
          onStart={listen}
          onStop={endVoice}
        >
          <MicrophoneSelect
            isOpen={voice.microphone === 'open'}
            value={deviceId}
            onChange={(id) => {
              setDeviceId(id);
              if (voice.phase !== 'off') void openVoiceMicrophone(id);
            }}
          />
        </ReadingCard>
      )}
      {isTyping && !isBroken && <TypedTry voice={voice} />}
      <section className="mt-12">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h2 className="text-xl">{t`From your mouth to the answer`}</h2>
          <p className="text-sm text-ink-2">{t`Length is time`}</p>
        </div>
        <VoiceChain links={links} words={linkWords(voice, words)} />
      </section>
      <div className="mt-12 grid items-start gap-10 lg:grid-cols-[1.1fr_1fr] lg:gap-16">
        {timings && <LatencyBar timings={timings} tries={voice.timings.length} />}
        {problem && (
          <ProblemSteps problem={problem}>
            {status.realtime !== null && (
              <SnapButton onClick={listen}>
                {t`Try again`}
                <RotateCcw aria-hidden="true" />
              </SnapButton>
            )}
            {problem.startsWith('microphone') && (
              <Button size="lg" onClick={type}>
                <Keyboard aria-hidden="true" />
                {t`Type instead`}
              </Button>
            )}
          </ProblemSteps>
        )}
        {!problem && (
          <div className="flex flex-wrap gap-3.5 lg:justify-end lg:self-center">
            {heard !== null && (
              <Button size="lg" onClick={() => setSentenceAt(sentenceAt + 1)}>
                {t`Read another sentence`}
              </Button>
            )}
            {!isTyping && (
              <Button size="lg" onClick={type}>
                <Keyboard aria-hidden="true" />
                {t`Type instead`}
              </Button>
            )}
            {isTyping && <Button size="lg" onClick={listen}>{t`Speak again`}</Button>}
          </div>
        )}
      </div>
    </>
  );
}

function titleOf(voice: Voice, links: ReturnType<typeof checkLinks>): string {
  const { problem } = voice;
  if (problem) return i18n._(problemTexts[problem].title);
  if (softBy(voice) !== null) return t`We hear you, but softly`;
  if (voice.isUnheard) return t`We heard no words`;
  if (links.some(({ state }) => state === 'weak')) return t`We hear you, but not every word`;
  if (links.every(({ state }) => state === 'ok')) return t`Your voice works`;
  return voice.phase === 'off' ? t`Check your voice` : t`Read the sentence aloud`;
}

function introductionOf(voice: Voice): string {
  const soft = softBy(voice);
  if (soft !== null)
    return t`You’re ${soft} dB too soft. Come nearer, or raise the input in your system’s sound settings.`;
  if (voice.isUnheard) return t`There was sound, but no words. Say the sentence once more, a little slower.`;
  return t`Read a sentence aloud and hear it said back. You’ll see how long each step takes.`;
}

function linkWords(voice: Voice, words: readonly ComparedWord[] | null) {
  const engine = (party: VoiceParty | null | undefined) => {
    if (party === 'browser') return t`Your browser`;
    return party === 'provider' ? t`A voice service` : t`Built into this server`;
  };
  const soft = softBy(voice);
  const right = words?.filter(({ isRight }) => isRight).length ?? 0;
  const count = words?.length ?? 0;
  return {
    microphone: {
      // A browser names none before it may be used.
      who: voice.microphoneName,
      result: voice.problem?.startsWith('microphone')
        ? i18n._(problemTexts[voice.problem].title)
        : soft === null
          ? t`Hears you`
          : t`Hears you, ${soft} dB too softly`,
    },
    recognition: {
      who: engine(voice.engines?.recognition),
      result: voice.isUnheard ? t`No words heard` : words ? t`${right} of ${count} words right` : null,
    },
    answer: { who: t`Says back what it heard`, result: t`First word after` },
    speech: { who: engine(voice.engines?.speech), result: t`First sound after` },
    speaker: { who: t`This device`, result: t`Plays` },
  };
}

/** One of several microphones, once their names are known. */
function MicrophoneSelect({
  isOpen,
  value,
  onChange,
}: {
  isOpen: boolean;
  value: string | undefined;
  onChange: (id: string) => void;
}) {
  const [all, setAll] = useState<Awaited<ReturnType<typeof listMicrophones>>>([]);
  useEffect(() => {
    if (isOpen) void listMicrophones().then(setAll);
  }, [isOpen]);
  if (all.length < 2) return null;
  return (
    <Select
      label={t`Microphone`}
      isLabelHidden
      options={all.map(({ id, name }) => ({ value: id, label: name }))}
      value={value ?? all[0]!.id}
      onChange={onChange}
    />
  );
}

/** Without a microphone: what is typed is said back. */
function TypedTry({ voice }: { voice: Voice }) {
  const [text, setText] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (sayTyped(text)) setText('');
  };
  return (
    <form onSubmit={send} className="grid max-w-xl gap-4">
      <TextField
        label={t`Type something, and hear it said`}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <SnapButton type="submit" disabled={voice.phase === 'off' || voice.phase === 'opening' || text.trim() === ''}>
        {t`Say it back`}
      </SnapButton>
      <ul aria-live="polite" className="grid gap-1.5 text-sm">
        {voice.captions.map(({ id, text: said }) => (
          <li key={id}>{said}</li>
        ))}
      </ul>
    </form>
  );
}
