import { fileURLToPath } from 'node:url';

/** The folder with the questions that the assistant is judged by. */
export const EVALUATION_DIR = fileURLToPath(new URL('../evaluation', import.meta.url));
