import { t } from '@lingui/core/macro';
import { type FormEvent, useState } from 'react';
import { formatNumber } from '#platform/locale/format.ts';
import { TextField } from '#ui/form/text-field.tsx';
import { notify } from '#ui/feedback/notify.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { FEVER_CELSIUS } from './state/hundred-state.ts';
import { changeHundred } from './state/hundred-store.ts';
import { Pill } from './pill.tsx';

const LOWEST = 34;
const HIGHEST = 43;

/** Takes a temperature down, as thermometers show it: with a point or a comma. */
export function TemperatureDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const close = () => {
    setText('');
    setProblem(undefined);
    onClose();
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const celsius = Math.round(Number(text.trim().replace(',', '.')) * 10) / 10;
    if (text.trim() === '' || Number.isNaN(celsius)) return setProblem(t`Write it like 36.8.`);
    if (celsius < LOWEST || celsius > HIGHEST)
      return setProblem(t`Between ${LOWEST} and ${HIGHEST} °C. Is the thermometer set to Celsius?`);
    const before = changeHundred((state) => ({
      ...state,
      temperatures: [...state.temperatures, { at: new Date().toISOString(), celsius }].slice(-60),
    }));
    if (celsius < FEVER_CELSIUS)
      notify('success', t`${formatNumber(celsius, { minimumFractionDigits: 1 })} °C, written down.`, {
        sound: null,
        action: { label: t`Undo`, onPress: () => void changeHundred(() => before) },
      });
    close();
  };
  return (
    <Dialog isOpen={isOpen} onClose={close} size="sm" title={t`My temperature`}>
      <form onSubmit={save} className="grid gap-4" data-look="hundred">
        <TextField
          label={t`Degrees Celsius`}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          error={problem}
          onChange={(event) => (setText(event.target.value), setProblem(undefined))}
        />
        <Pill look="filled" type="submit">{t`Write it down`}</Pill>
      </form>
    </Dialog>
  );
}
