import type { Question } from '@snapwell/contract/quizzes/question-types';
import { escapeXml } from '#text/xml.ts';
import { ExportNotes, type QuizToWrite, type WrittenFile } from '#files/written-file.ts';
import { asHtml } from './as-html.ts';
import { writeBody } from './write-question-kinds.ts';

/** Writes every type that has a counterpart in Moodle, with the pictures inside the file. */
export async function writeMoodleXml(quiz: QuizToWrite): Promise<WrittenFile> {
  const notes = new ExportNotes();
  const parts: string[] = [];
  for (const question of quiz.questions) {
    const written = await writeQuestion(question, quiz, notes);
    if (written) parts.push(written);
  }
  const category = `  <question type="category">\n    <category><text>$course$/top/${escapeXml(quiz.title.replaceAll('/', '//'))}</text></category>\n  </question>\n`;
  const content = `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${category}${parts.join('')}</quiz>\n`;
  return { fileName: `${quiz.id}.moodle.xml`, mediaType: 'application/xml', content, notes: notes.all };
}

async function writeQuestion(
  question: Question,
  { readPicture }: QuizToWrite,
  notes: ExportNotes,
): Promise<string | null> {
  const pictureOf = async (path: string, alternative: string) => {
    const bytes = await readPicture(path);
    const name = path.split('/').at(-1)!;
    if (!bytes) notes.change(question, `Left out: the picture ${path}, which is gone.`);
    return bytes
      ? {
          html: `<p><img src="@@PLUGINFILE@@/${encodeURIComponent(name)}" alt="${escapeXml(alternative)}"></p>`,
          file: fileElement(name, bytes),
        }
      : { html: `<p>${escapeXml(alternative)}</p>`, file: '' };
  };
  const body = await writeBody(question, { notes, pictureOf });
  if (!body) return null;
  const picture =
    question.image && question.type !== 'image_hotspot'
      ? await pictureOf(question.image, question.alternative ?? '')
      : { html: '', file: '' };
  const text = `${picture.html}${body.text ?? asHtml(question.prompt)}`;
  const tags = question.tags.map((tag) => `<tag><text>${escapeXml(tag)}</text></tag>`).join('');
  return `  <question type="${body.type}">
    <name><text>${escapeXml(question.id)}</text></name>
    <questiontext format="html"><text>${escapeXml(text)}</text>${picture.file}${body.files ?? ''}</questiontext>
    <generalfeedback format="html"><text>${escapeXml(body.explanation ?? asHtml(question.explanation ?? ''))}</text></generalfeedback>
    <defaultgrade>1</defaultgrade>
    <penalty>0.3333333</penalty>
    <hidden>0</hidden>
    <tags>${tags}</tags>
${body.xml}  </question>
`;
}

const fileElement = (name: string, bytes: Buffer) =>
  `<file name="${escapeXml(name)}" path="/" encoding="base64">${bytes.toString('base64')}</file>`;
