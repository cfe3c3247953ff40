/** The colours of films, from the tokens of the dark theme: a film looks the same whoever draws it. */
export interface FilmLook {
  readonly ground: string;
  readonly glow: string;
  readonly text: string;
  readonly quiet: string;
  readonly accent: string;
  readonly bar: string;
}

export const DISPLAY_FONT = '"Bricolage Grotesque Variable", sans-serif';

/** Reads the tokens, and waits for the letters. */
export async function readFilmLook(): Promise<FilmLook> {
  await document.fonts.load(`700 64px ${DISPLAY_FONT}`);
  const probe = document.createElement('div');
  probe.dataset['theme'] = 'dark';
  probe.hidden = true;
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const token = (name: string) => style.getPropertyValue(name).trim();
  const look = {
    ground: token('--paper'),
    glow: token('--leaf'),
    text: token('--ink'),
    quiet: token('--ink-2'),
    accent: token('--snap'),
    bar: token('--line'),
  };
  probe.remove();
  return look;
}
