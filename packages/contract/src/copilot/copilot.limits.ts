/**
 * What the client asks the assistant with (spec §9). The server decides which model answers; of the others it takes
 * what is smaller.
 */
export const ASSISTANT_MODEL = 'gpt-4o';
export const REPLY_TOKENS = 1000;
export const TEMPERATURE = 0.7;
/** Messages of a conversation that are loaded at once (spec §9). */
export const HISTORY_PAGE_SIZE = 50;

/** The discover page's context lists at most so many modules, chapters of each, items of each chapter (spec §9). */
export const CONTEXT_MODULES = 5;
export const CONTEXT_CHAPTERS = 10;
export const CONTEXT_ITEMS = 2;
/** A comic's context: its first pages, with so many prompts and so many lines of dialog each (spec §9). */
export const CONTEXT_PAGES = 4;
export const CONTEXT_PROMPTS = 2;
export const CONTEXT_DIALOG = 2;
/** What is selected on a page is cut to so many characters. */
export const SELECTION_LENGTH = 600;

/** The whole message of a question: the note on the page, 'User:' and what was typed. */
export const MESSAGE_LENGTH = 8000;
/** What a person may type at once. */
export const QUESTION_LENGTH = 4000;
export const SYSTEM_INSTRUCTIONS_LENGTH = 2000;
export const CONVERSATION_TITLE_LENGTH = 120;
/** Entries of an organization's own list of everyday words. */
export const ASSISTANT_WORDS = 1000;
/** An organization's own sentence for somebody who needs help first, and its emergency call and support. */
export const CARE_TEXT_LENGTH = 600;
export const CARE_LINE_LENGTH = 120;

/** The suggestions under an empty conversation (spec §2), as they are sent. */
export const SUGGESTED_PROMPTS = ['Create flashcards', 'Create a video short', 'Create interactive game'] as const;

/** What the assistant remembers for a member, and how long each thing is at most. */
export const MEMORIES = 30;
export const MEMORY_LENGTH = 200;

/** Hints before an answer is told, and questions on the way to one goal. */
export const TUTOR_HINTS = 3;
export const TUTOR_QUESTIONS = 3;

/** A film that is so far is planned; the rest is its drawing, by a browser. */
export const FILM_PLANNED = 0.3;
/** A film as its maker's browser sends it, and the picture before it. */
export const FILM_BYTES = 25 * 1024 * 1024;
export const POSTER_BYTES = 2 * 1024 * 1024;

/** Days for which it is kept what members asked in vain. */
export const GAP_DAYS = 90;
/** Of fewer people it is not said how many they are. */
export const FEW_PEOPLE = 3;

/** Questions that an author writes to one piece of a lesson, and how long each is at most. */
export const PIECE_QUESTIONS = 60;
export const PIECE_QUESTION_LENGTH = 160;
