import { t } from '@lingui/core/macro';
import { lazy, Suspense } from 'react';
import type { DrawPatient } from '#features/landing/patient-talk.tsx';

/** She stands far down the page, which need not wait for her. */
const PersonaFace = lazy(() =>
  import('#features/simulations/persona/persona-face.tsx').then((m) => ({ default: m.PersonaFace })),
);

/** As the sample simulation describes her. */
const ELSA = {
  role: 'patient',
  voice: 'female',
  look: {
    hair: 'grey',
    cut: 'bun',
    skin: 1,
    has_beard: false,
    has_glasses: false,
    is_old: true,
    setting: 'bed',
  },
} as const;

/** The patient of the landing pages, with the face that patients of simulations have. */
export const drawPatient: DrawPatient = ({ loudness, isSpeaking, description }) => (
  <Suspense fallback={<div className="aspect-square w-full" />}>
    <PersonaFace
      persona={{ ...ELSA, name: t`Elsa Lindqvist` }}
      mood={46}
      pain={5}
      change={0}
      breaths={22}
      mouth={isSpeaking ? loudness : null}
      description={description}
      className="mx-auto block w-full"
    />
  </Suspense>
);
