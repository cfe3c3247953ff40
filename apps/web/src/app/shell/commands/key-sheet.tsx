import { t } from '@lingui/core/macro';
import { Kbd } from '#ui/layout/kbd.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';

/** Every key that does something on any page, or in the panel. */
export function KeySheet({ onClose }: { onClose: () => void }) {
  const keys: readonly (readonly [keys: readonly string[], what: string])[] = [
    [['Ctrl', 'K'], t`Go anywhere, find anything`],
    [['?'], t`These keys`],
    [['Esc'], t`Close what is open`],
    [['Alt', '↑'], t`Move the item up, in the panel’s content`],
    [['Alt', '↓'], t`Move the item down, in the panel’s content`],
    [['Ctrl', 'B'], t`Bold, while writing`],
    [['Ctrl', 'I'], t`Italic, while writing`],
    [['Ctrl', 'Z'], t`Undo, while writing`],
  ];
  return (
    <Dialog isOpen onClose={onClose} title={t`Keys`} size="sm">
      <dl className="grid gap-2 pb-4">
        {keys.map(([combination, what]) => (
          <div key={what} className="flex items-center justify-between gap-4">
            <dt>{what}</dt>
            <dd className="flex flex-none gap-1">
              {combination.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
