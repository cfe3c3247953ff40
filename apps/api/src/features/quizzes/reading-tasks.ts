// Run in a thread: files of questions are read apart from the server.
export { readQuestionFile } from '@snapwell/question-formats/files/read-question-file';
