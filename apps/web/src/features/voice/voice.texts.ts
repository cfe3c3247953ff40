import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Voice, VoiceProblem } from './session/voice.ts';

export interface ProblemText {
  readonly title: MessageDescriptor;
  readonly what: MessageDescriptor;
  /** What one can do, the first thing first. */
  readonly steps: readonly MessageDescriptor[];
}

const TYPE = msg`You can always type instead. It counts the same.`;

/** What is wrong, and what to do, in words. */
export const problemTexts: Readonly<Record<VoiceProblem, ProblemText>> = {
  'microphone-denied': {
    title: msg`The microphone is blocked`,
    what: msg`Your browser doesn’t let this page use the microphone.`,
    steps: [
      msg`Open the settings left of the address, and allow the microphone.`,
      msg`If you can’t change it, your organization decides. Ask your IT.`,
      TYPE,
    ],
  },
  'microphone-absent': {
    title: msg`There’s no microphone`,
    what: msg`This device has none, or it isn’t plugged in.`,
    steps: [msg`Plug in a headset, or turn on a wireless one.`, TYPE],
  },
  'microphone-busy': {
    title: msg`The microphone is in use`,
    what: msg`Another app has it, or the system doesn’t give it out.`,
    steps: [msg`Leave calls and close apps that use the microphone.`, TYPE],
  },
  'microphone-unsupported': {
    title: msg`This browser can’t listen here`,
    what: msg`It gives the microphone only to pages with a secure address (https).`,
    steps: [msg`Open Snapwell by its https address, or in an up-to-date browser.`, TYPE],
  },
  'microphone-silent': {
    title: msg`The microphone is silent`,
    what: msg`It’s open, but no sound comes in.`,
    steps: [
      msg`See whether a switch or a key on it is set to mute.`,
      msg`Choose another microphone.`,
      msg`Raise the input in your system’s sound settings.`,
    ],
  },
  'microphone-noisy': {
    title: msg`It’s loud where you are`,
    what: msg`We hear sound, but no words in it.`,
    steps: [
      msg`Hold to talk instead: then we listen only while you press.`,
      msg`Go somewhere quieter, or use a headset.`,
      TYPE,
    ],
  },
  'browser-ears': {
    title: msg`Your browser can listen instead`,
    what: msg`This server has no ears. Your browser does, but it may send what you say to the company that makes it.`,
    steps: [TYPE],
  },
  'microphone-gone': {
    title: msg`The microphone was unplugged`,
    what: msg`Or another app took it.`,
    steps: [msg`Plug it in again and press the microphone.`, TYPE],
  },
  connection: {
    title: msg`The connection broke`,
    what: msg`What was said so far is saved.`,
    steps: [msg`Check your network, then connect again.`],
  },
  refused: {
    title: msg`The voice can’t be reached`,
    what: msg`The server didn’t open the conversation, or something between doesn’t let it through.`,
    steps: [msg`Try again in a moment.`, TYPE],
  },
  replaced: {
    title: msg`Your voice is in use elsewhere`,
    what: msg`You began to speak in another tab or on another device. There’s one conversation at a time.`,
    steps: [msg`Go on there, or connect again here.`],
  },
  idle: {
    title: msg`We stopped listening`,
    what: msg`Nobody said anything for a while, so the microphone is off.`,
    steps: [msg`Connect again to go on.`],
  },
  'too-long': {
    title: msg`That was half an hour`,
    what: msg`A conversation ends after 30 minutes.`,
    steps: [msg`Connect again to go on.`],
  },
  busy: {
    title: msg`Many people are speaking`,
    what: msg`The server bears no more conversations just now.`,
    steps: [msg`Try again in a few minutes.`, TYPE],
  },
  unavailable: {
    title: msg`There’s no voice here`,
    what: msg`Whoever runs this server has left out the parts that listen and speak.`,
    steps: [TYPE],
  },
  recognition: {
    title: msg`That wasn’t understood`,
    what: msg`Something went wrong while we listened.`,
    steps: [msg`Say it again.`, TYPE],
  },
  answer: {
    title: msg`There’s no answer just now`,
    what: msg`Something went wrong on the server.`,
    steps: [msg`Say it again in a moment.`],
  },
  speech: {
    title: msg`The answer stays silent`,
    what: msg`It couldn’t be spoken. You can read it.`,
    steps: [msg`Go on: what’s said is on screen.`],
  },
  provider: {
    title: msg`The built-in voice goes on`,
    what: msg`The voice service can’t be reached. Voice and ears are simpler now.`,
    steps: [msg`Go on as before.`],
  },
  recording: {
    title: msg`Nothing is recorded any more`,
    what: msg`Your organization has no room left for recordings.`,
    steps: [msg`Go on as before.`],
  },
};

/** What keeps the conversation going all the same. */
export const isHint = (problem: VoiceProblem): boolean =>
  problem === 'provider' || problem === 'speech' || problem === 'recording';

/** What goes on in a session. */
export const phaseTexts: Readonly<Record<Voice['phase'], MessageDescriptor>> = {
  off: msg`Press and speak`,
  opening: msg`Just a moment`,
  listening: msg`Listening to you`,
  hearing: msg`We hear you`,
  thinking: msg`Thinking`,
  speaking: msg`Speaking. Just talk to interrupt.`,
};
