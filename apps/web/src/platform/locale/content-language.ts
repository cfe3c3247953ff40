/** The language that the library is written in, whatever the language of the page: its elements say so by `lang`. */
export const CONTENT_LANGUAGE = 'en';
