/** A text in which a number and its sign stay on one line: '97 %', '38 °C'. */
export const joinUnits = (text: string): string => text.replaceAll(/(?<=\d) (?=[%°])/g, '\u00a0');
