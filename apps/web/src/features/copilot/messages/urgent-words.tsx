import type { CareKind } from '@snapwell/contract/copilot/care.schemas';
import { RichText } from '#ui/text/rich/rich-text.tsx';
import type { BubbleTone } from './her-side.tsx';
import { sentencesOf } from '../text/sentences.ts';

/** These leave a question to others; behind all others somebody needs help. */
const CALM: ReadonlySet<CareKind> = new Set(['patient', 'own-health', 'own-case']);

/** Whether a reply is for somebody who needs help now: nothing is offered to be made beside it. */
export const isUrgent = (care: CareKind | null): care is CareKind => care !== null && !CALM.has(care);

/** To somebody who hurts an alarm would be no comfort. */
const COMFORTED: ReadonlySet<CareKind> = new Set(['self-harm', 'distress', 'grief']);

export const toneOf = (care: CareKind | null): BubbleTone =>
  !isUrgent(care) ? 'plain' : COMFORTED.has(care) ? 'comfort' : 'alarm';

/** What to do first stands out, and each further step on a line of its own: it is read in a hurry. */
export function UrgentWords({ text }: { text: string }) {
  const [said = '', ...rest] = text.split('\n\n');
  const [first, ...steps] = sentencesOf(said);
  return (
    <>
      <RichText text={[`**${first}**`, ...steps].join('\n\n')} hasPhones />
      {rest.length > 0 && (
        <div className="mt-2 border-t border-line pt-2">
          <RichText text={rest.join('\n\n')} />
        </div>
      )}
    </>
  );
}
