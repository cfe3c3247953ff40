import type { MediaFile } from '@snapwell/contract/learning/content.schemas';
import type { BodyOfKind } from '@snapwell/contract/learning/kinds';
import { Drawing } from '#ui/picture/drawing.tsx';

type Panel = BodyOfKind<'comic'>['pages'][number]['panels'][number];

/** One panel: the narrator, the picture, and what is said in it, as text that can be read aloud and enlarged. */
export function ComicPanel({
  panel: { caption, prompt, dialog },
  file,
}: {
  panel: Panel;
  file: MediaFile | undefined;
}) {
  return (
    <figure className="overflow-hidden rounded-lg border-2 border-ink bg-surface">
      {caption && <p className="border-b-2 border-ink bg-snap-soft px-4 py-2 text-sm font-semibold">{caption}</p>}
      <Drawing src={file?.url} alt={prompt} width={file?.width} height={file?.height} />
      {dialog.length > 0 && (
        <figcaption className="grid gap-2.5 border-t-2 border-ink p-4">
          {dialog.map(({ speaker, text }, at) => (
            <p
              key={text}
              className={`max-w-[90%] rounded-lg px-4 py-2.5 ${at % 2 === 0 ? 'rounded-bl-none bg-surface-2' : 'justify-self-end rounded-br-none bg-sky-soft'}`}
            >
              <b className="block text-xs text-ink-2">{speaker}</b>
              {text}
            </p>
          ))}
        </figcaption>
      )}
    </figure>
  );
}
