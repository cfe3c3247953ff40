import pptxgen from 'pptxgenjs';
import { aPicture } from './picture.factory.ts';

/** Its types say that the class lies deeper than it does. */
const PptxGen = pptxgen as unknown as typeof pptxgen.default;
type Presentation = InstanceType<typeof PptxGen>;
type Slide = ReturnType<Presentation['addSlide']>;

const BODY = { x: 0.5, y: 1.4, w: 9, h: 3.5 } as const;

/** A presentation as its program writes it: with placeholders for title and text. */
async function aPresentation(
  title: string,
  fill: (presentation: Presentation) => void | Promise<void>,
): Promise<Buffer> {
  const presentation = new PptxGen();
  presentation.title = title;
  presentation.defineSlideMaster({
    title: 'TALK',
    objects: [
      { placeholder: { options: { name: 'title', type: 'title', x: 0.5, y: 0.3, w: 9, h: 0.8 }, text: '' } },
      { placeholder: { options: { name: 'body', type: 'body', ...BODY }, text: '' } },
    ],
    slideNumber: { x: 9.2, y: 5.2 },
  });
  await fill(presentation);
  return (await presentation.write({ outputType: 'nodebuffer' })) as Buffer;
}

function aSlide(presentation: Presentation, title: string, ...points: (string | [string, number])[]): Slide {
  const slide = presentation.addSlide({ masterName: 'TALK' });
  if (title) slide.addText(title, { placeholder: 'title' });
  if (points.length > 0)
    slide.addText(
      points.map((point) => {
        const [text, level] = typeof point === 'string' ? [point, 0] : point;
        return { text, options: { bullet: true, indentLevel: level, breakLine: true } };
      }),
      { placeholder: 'body' },
    );
  return slide;
}

const picture = async (hue: number) => `data:image/png;base64,${(await aPicture(hue)).toString('base64')}`;

/** Ten presentations as people make them, by what is special about each. */
export const presentations: Record<string, () => Promise<Buffer>> = {
  'titles and points': () =>
    aPresentation('Falls', (talk) => {
      aSlide(talk, 'Why people fall', 'Medicines', 'Wet floors', 'Shoes without heels');
      aSlide(talk, 'What helps', 'A light at night', 'The bed at its lowest');
    }),
  'points on three levels': () =>
    aPresentation('Infusions', (talk) => {
      aSlide(talk, 'Checks', 'Before', ['Right person', 1], ['Name and date of birth', 2], ['Right dose', 1], 'After');
    }),
  'a table with merged cells': () =>
    aPresentation('Rota', (talk) => {
      const slide = aSlide(talk, 'Who is on call');
      slide.addTable(
        [
          [{ text: 'Ward' }, { text: 'Day' }, { text: 'Night' }],
          [{ text: 'East', options: { rowspan: 2 } }, { text: 'Ann' }, { text: 'Bob' }],
          [{ text: 'Cem' }, { text: 'Dan' }],
          [{ text: 'West is closed', options: { colspan: 3 } }],
        ],
        { x: 0.5, y: 1.5, w: 9 },
      );
    }),
  'pictures with words': () =>
    aPresentation('Pumps', async (talk) => {
      const slide = aSlide(talk, 'The pump');
      slide.addImage({ data: await picture(10), x: 1, y: 1.5, w: 3, h: 2, altText: 'The pump with its two buttons' });
      slide.addImage({ data: await picture(90), x: 5, y: 1.5, w: 3, h: 2 });
    }),
  'notes of the speaker': () =>
    aPresentation('Handover', (talk) => {
      aSlide(talk, 'SBAR', 'Situation', 'Background').addNotes(
        'Say the name first. Then say what has changed since noon.',
      );
      aSlide(talk, 'And then', 'Assessment', 'Recommendation').addNotes('Let the other one repeat it.');
    }),
  'text boxes without a title': () =>
    aPresentation('Poster', (talk) => {
      const slide = talk.addSlide();
      slide.addText('Wash your hands for 30 seconds.', { x: 0.5, y: 2.5, w: 4, h: 1 });
      slide.addText('Before every meal.', { x: 0.5, y: 4, w: 4, h: 1 });
      slide.addText('Clean hands', { x: 0.5, y: 0.5, w: 4, h: 1 });
    }),
  'charts and a film': () =>
    aPresentation('Figures', (talk) => {
      const slide = aSlide(talk, 'Falls in a year');
      slide.addChart(talk.ChartType.bar, [{ name: 'Falls', labels: ['Q1', 'Q2'], values: [4, 7] }], {
        x: 1,
        y: 1.5,
        w: 6,
        h: 3,
      });
      aSlide(talk, 'What we do', 'Talk about each one');
    }),
  'links and bold words': () =>
    aPresentation('Sources', (talk) => {
      const slide = talk.addSlide({ masterName: 'TALK' });
      slide.addText('Where it says so', { placeholder: 'title' });
      slide.addText(
        [
          { text: 'Read the ' },
          { text: 'guideline', options: { hyperlink: { url: 'https://example.org/guideline' } } },
          { text: ' and ' },
          { text: 'nothing else', options: { bold: true } },
        ],
        { placeholder: 'body' },
      );
    }),
  'a hidden slide': () =>
    aPresentation('Plan', (talk) => {
      aSlide(talk, 'Shown', 'This one is for everybody.');
      const hidden = aSlide(talk, 'Secret', 'This one is not.');
      hidden.hidden = true;
    }),
  'forty slides in parts': () =>
    aPresentation('Orientation', (talk) => {
      for (let i = 1; i <= 40; i++)
        aSlide(
          talk,
          `Station ${i}`,
          ...Array.from(
            { length: 6 },
            (_, k) =>
              `At station ${i} somebody shows you the way to room ${k + 1} and tells you whom to call when the door is closed.`,
          ),
        );
    }),
};
