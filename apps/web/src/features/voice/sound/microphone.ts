// The audio thread has a file of its own; a build that reads imports as such does not know this form of address.
const [workletUrl] = Object.values(
  import.meta.glob<string>('./capture.worklet.ts', { query: '?worker&url', import: 'default', eager: true }),
) as [string];

export type MicrophoneProblem = 'denied' | 'absent' | 'busy' | 'unsupported';

/** Why there is no sound. */
export class MicrophoneError extends Error {
  readonly problem: MicrophoneProblem;

  constructor(problem: MicrophoneProblem) {
    super(problem);
    this.problem = problem;
  }
}

export interface Microphone {
  /** As the system calls it. */
  readonly name: string;
  /** From the air to the page, in milliseconds, where the browser says. */
  readonly latencyMs: number;
  /** Called when the device is taken away. */
  onEnded(listener: () => void): void;
  close(): void;
}

interface MicrophoneOptions {
  readonly deviceId?: string | undefined;
  readonly onPiece: (samples: Int16Array) => void;
}

/** Opens the microphone; throws a `MicrophoneError` that says why it stays closed. */
export async function openMicrophone(context: AudioContext, options: MicrophoneOptions): Promise<Microphone> {
  if (!canListen()) throw new MicrophoneError('unsupported');
  // Before the microphone is open: what is said until it is loaded would be lost.
  await context.audioWorklet.addModule(workletUrl);
  const stream = await askForStream(options.deviceId);
  const [track] = stream.getAudioTracks() as [MediaStreamTrack];
  try {
    const source = context.createMediaStreamSource(stream);
    const capture = new AudioWorkletNode(context, 'snapwell-capture', { numberOfOutputs: 1 });
    capture.port.addEventListener('message', ({ data }: MessageEvent<Int16Array>) => options.onPiece(data));
    capture.port.start();
    source.connect(capture);
    // A node that leads nowhere is not run by every browser; this one gives silence.
    capture.connect(context.destination);
    return {
      name: track.label,
      latencyMs: Math.round(((track.getSettings() as { latency?: number }).latency ?? context.baseLatency) * 1000),
      onEnded: (listener) => track.addEventListener('ended', listener, { once: true }),
      close() {
        track.stop();
        source.disconnect();
        capture.disconnect();
        capture.port.close();
      },
    };
  } catch (error) {
    track.stop();
    throw error;
  }
}

/** Closed to pages without https, but for one's own machine. */
const canListen = () => Boolean(navigator.mediaDevices?.getUserMedia) && typeof AudioWorkletNode !== 'undefined';

async function askForStream(deviceId: string | undefined): Promise<MediaStream> {
  const audio = {
    channelCount: 1,
    echoCancellation: true,
    noiseSuppression: true,
    // It begins far too loud and flattens the first words; whoever listens here understands quiet voices as well.
    autoGainControl: false,
    ...(deviceId !== undefined && { deviceId: { exact: deviceId } }),
  };
  return navigator.mediaDevices.getUserMedia({ audio }).catch((error: unknown) => {
    throw new MicrophoneError(problemOf(error));
  });
}

function problemOf(error: unknown): MicrophoneProblem {
  const { name } = error as DOMException;
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'absent';
  return 'busy';
}

/** The microphones that can be chosen. Their names are known once one was allowed. */
export async function listMicrophones(): Promise<{ id: string; name: string }[]> {
  const devices = (await navigator.mediaDevices?.enumerateDevices?.()) ?? [];
  return devices
    .filter(({ kind, deviceId }) => kind === 'audioinput' && deviceId !== '')
    .map(({ deviceId, label }) => ({ id: deviceId, name: label }));
}
