import { FEDERATED_RESULT_KEY } from '@snapwell/contract/identity/federated-sign-in';

/** Every key this application keeps in the browser. */
export const storageKeys = {
  theme: 'snapwell.theme',
  /** The language that this device used last. */
  language: 'snapwell.language',
  /** 'declined' where the application is not to be installed. */
  installOffer: 'snapwell.install-offer',
  soundMuted: 'snapwell.sound-muted',
  background: 'snapwell.background',
  organization: 'snapwell.organization',
  profile: 'snapwell.profile',
  progress: 'snapwell.progress',
  federatedRedirect: 'snapwell.federated-redirect',
  federatedNonce: 'snapwell.federated-nonce',
  /** Written by the server's last page of a federated sign-in. */
  federatedResult: FEDERATED_RESULT_KEY,
  /** Whether somebody is signed in, or left: so that another tab and the next start can tell an ended session. */
  signedIn: 'snapwell.signed-in',
  signInEmail: 'snapwell.sign-in-email',
  origin: 'snapwell.origin',
  tutorial: 'snapwell.tutorial',
  /** When the page last loaded itself anew for a part that was missing. */
  reloaded: 'snapwell.reloaded',
  /** Answers of quizzes that the server has not acknowledged yet. */
  quizAnswers: 'snapwell.quiz-answers',
  /** Names this browser where somebody takes a public quiz without an account. */
  quizDevice: 'snapwell.quiz-device',
  /** 'off' where the assistant's suggested prompts are not wanted. */
  assistantSuggestions: 'snapwell.assistant-suggestions',
  /** Of this tab: the assistant is open. */
  assistantOpen: 'snapwell.assistant-open',
  /** What the app of the demo about a transplant remembers. */
  hundred: 'snapwell.hundred',
  /** Of this tab: the assistant has offered herself. */
  assistantGreeted: 'snapwell.assistant-greeted',
  /** Of this tab: what was answered of the questions in the conversation. */
  practice: 'snapwell.practice',
  /** Of this tab: screens looked at and steps taken that the server does not know of yet. */
  events: 'snapwell.events',
  /** What was decided in the chart audit of the public demo. */
  auditDemo: 'snapwell.demo-audit',
  /** The shift note of the public demo. */
  noteDemo: 'snapwell.demo-note',
  /** The conversation with the made-up clinic of the public demo. */
  clinicDemo: 'snapwell.demo-clinic',
} as const;

/** What belongs to whoever is signed in and goes with them; the progress cache names its people itself (spec §9). */
export const personKeys = [
  storageKeys.organization,
  storageKeys.profile,
  storageKeys.tutorial,
  storageKeys.assistantOpen,
  storageKeys.assistantGreeted,
  storageKeys.practice,
  storageKeys.events,
  // Made-up people, but one's own words.
  storageKeys.noteDemo,
  storageKeys.clinicDemo,
  storageKeys.hundred,
] as const;

export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];

/** A browser's store that never throws: closed, full or absent storage reads as empty. */
export interface Storage {
  read(key: StorageKey): string | null;
  write(key: StorageKey, value: string): void;
  remove(key: StorageKey): void;
  /** The value as JSON, null when it is absent or not JSON. Its shape is the reader's to check. */
  readJson(key: StorageKey): unknown;
  writeJson(key: StorageKey, value: unknown): void;
}

/** Kept until it is removed. */
export const localStore = guarded(() => window.localStorage);
/** Kept while the tab lives. */
export const sessionStore = guarded(() => window.sessionStorage);

function guarded(store: () => globalThis.Storage): Storage {
  const attempt = <T>(act: (store: globalThis.Storage) => T): T | null => {
    try {
      return act(store());
    } catch {
      return null;
    }
  };
  const storage: Storage = {
    read: (key) => attempt((store) => store.getItem(key)),
    write: (key, value) => void attempt((store) => store.setItem(key, value)),
    remove: (key) => void attempt((store) => store.removeItem(key)),
    readJson: (key) => attempt((store) => JSON.parse(store.getItem(key) ?? 'null') as unknown),
    writeJson: (key, value) => storage.write(key, JSON.stringify(value)),
  };
  return storage;
}
