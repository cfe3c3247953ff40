import type { InfographicBody } from '@snapwell/contract/learning/kinds/infographic';
import { SampleEditor } from '../kit/sample-editor.tsx';
import { InfographicEditor } from './infographic-editor.tsx';

export const InfographicNothing = () => (
  <SampleEditor kind="infographic" editor={InfographicEditor} body={{} as InfographicBody} />
);

export const InfographicUnfinished = () => (
  <SampleEditor
    kind="infographic"
    editor={InfographicEditor}
    body={{ image: 'media/ward.svg', alternative: '', hotspots: [{ x: 30, y: 50, title: 'Sun', text: '' }] }}
    hasProblems
  />
);
