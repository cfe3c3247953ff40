import { aLibraryFolder, anArticle } from './library.factory.ts';

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${attributes}>\n${inside}\n</svg>`;
const quizOf = (question: string) => `title: Quiz\nquestions:\n  - ${question}\n`;

/** What can be wrong with an article: in words, the file, and what is said of it, with its place. */
export const inArticles: [what: string, text: string, mistake: string][] = [
  ['no front matter', 'Just text.\n', '01-x.md:1: An article begins with its front matter'],
  ['a front matter that is no YAML', '---\ntitle: [\n---\nText.\n', '01-x.md:'],
  ['a missing title', '---\nkind: article\n---\nText.\n', "'title' is missing."],
  ['a key that is not known', anArticle({ head: 'titel: X\n' }), "01-x.md:4: 'titel' is not a key that is known here."],
  ['a key that stands twice', anArticle({ head: 'title: Again\n' }), '01-x.md:'],
  [
    'minutes that are no number',
    anArticle({ head: 'minutes: five\n' }),
    '01-x.md:4: minutes: A number is needed here.',
  ],
  ['too many minutes', anArticle({ head: 'minutes: 999\n' }), '01-x.md:4: minutes: This must be 120 or less.'],
  [
    'a status that is none',
    anArticle({ head: 'status: ready\n' }),
    "01-x.md:4: status: This must be 'draft' or 'published' or 'archived'.",
  ],
  [
    'a reference without an address',
    anArticle({ head: 'references:\n  - title: WHO\n' }),
    "references[1]: 'url' is missing.",
  ],
  [
    'a reference that runs a script',
    anArticle({ head: 'references:\n  - { title: X, url: "javascript:alert(1)" }\n' }),
    '01-x.md:5',
  ],
  ['no text', anArticle({ text: '\n' }), 'The article has no text.'],
  [
    'a formula that never ends',
    anArticle({ text: `Text $$${'x+'.repeat(1100)}x$$\n` }),
    '01-x.md:5: A formula can have 2000',
  ],
  ['HTML', anArticle({ text: 'Text.\n\n<script>alert(1)</script>\n' }), '01-x.md:7: HTML is not shown.'],
  ['a first-level heading', anArticle({ text: '# Title\n' }), '01-x.md:5: The title is the only heading'],
  [
    'a picture that is not there',
    anArticle({ text: '![x](media/none.svg)\n' }),
    "01-x.md:5: There is no file 'media/none.svg'.",
  ],
  ['a picture from elsewhere', anArticle({ text: '![x](https://example.com/x.png)\n' }), '01-x.md:5: The picture'],
  ['a picture without words', anArticle({ text: '![](media/none.svg)\n' }), '01-x.md:5: The picture needs words'],
  ['a link that runs a script', anArticle({ text: '[x](javascript:alert(1))\n' }), '01-x.md:5: The link'],
  [
    'a term that is not in the glossary',
    anArticle({ text: 'A [term](glossary:none).\n' }),
    "01-x.md:5: The glossary has no term 'none'.",
  ],
  [
    'a link to an item that is not there',
    anArticle({ text: '\n\n[next](content:none)\n' }),
    "01-x.md:7: There is no content item 'none'.",
  ],
  ['a call-out that is none', anArticle({ text: '> [!HINT]\n> x\n' }), "01-x.md:5: There is no call-out 'HINT'."],
  [
    'a question with two right options',
    anArticle({
      text: '```question\nprompt: X?\noptions:\n  - { text: a, correct: true }\n  - { text: b, correct: true }\n```\n',
    }),
    '01-x.md:8',
  ],
];

/** What can be wrong with a library: in words, its files, and what is said of them, with the place. */
export const inFiles: [what: string, files: Record<string, string | Buffer>, mistake: string][] = [
  ['a name without a number', aLibraryFolder({ 'x.md': anArticle() }), "x.md: The file's name starts with two digits"],
  ['an id with capitals', aLibraryFolder({ '01-My-Item.md': anArticle() }), "01-My-Item.md: The file's name"],
  ['a kind that is none', aLibraryFolder({ '01-x.game.yaml': 'title: X\n' }), "There is no kind 'game'."],
  [
    'an id twice',
    aLibraryFolder({ '01-x.md': anArticle(), '02-x.md': anArticle() }),
    "02-x.md: The id 'x' is also used by",
  ],
  [
    'a number twice',
    aLibraryFolder({ '01-x.md': anArticle(), '01-y.md': anArticle() }),
    '01-y.md: The number 01 is also used by',
  ],
  [
    'expected questions of another module',
    aLibraryFolder(undefined, { 'modules/01-pain/expected-questions.yaml': 'elsewhere:\n  - words: Pain is\n' }),
    "modules/01-pain/expected-questions.yaml:1: There is no 'elsewhere' in this module.",
  ],
  [
    'expected questions in another language',
    aLibraryFolder(undefined, {
      'modules/01-pain/expected-questions.yaml': '{}\n',
      'modules/01-pain/expected-questions.de.yaml': '{}\n',
    }),
    'expected-questions.yaml is written in the language of the library only.',
  ],
  ['a short ending', { ...aLibraryFolder(), 'glossary.yml': 'x: y' }, 'glossary.yml: Name this file .yaml'],
  ['a file that belongs nowhere', { ...aLibraryFolder(), 'notes.txt': 'x' }, 'notes.txt: This file has no place'],
  [
    'no chapter.yaml',
    { 'modules/01-m/module.yaml': 'title: M\n', 'modules/01-m/01-c/01-x.md': anArticle() },
    'chapter.yaml: This file is missing',
  ],
  [
    'no module.yaml',
    { 'modules/01-m/01-c/chapter.yaml': 'title: C\n', 'modules/01-m/01-c/01-x.md': anArticle() },
    'module.yaml: This file is missing',
  ],
  [
    'a course of a module that is not there',
    aLibraryFolder(undefined, { 'courses/c.yaml': 'title: C\nmodules:\n  - none\n' }),
    "courses/c.yaml:3: There is no module 'none'.",
  ],
  [
    'a glossary term twice',
    aLibraryFolder(undefined, { 'glossary.yaml': '- { term: A, definition: x }\n- { term: a, definition: y }\n' }),
    'glossary.yaml:2',
  ],
  [
    'text that is not UTF-8',
    aLibraryFolder({ '01-x.md': Buffer.from([0xff, 0xfe, 0x00]) }),
    '01-x.md: The file is not text in UTF-8.',
  ],
  [
    'a bomb of aliases',
    aLibraryFolder({
      '01-x.quiz.yaml': `a: &a [x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b,*b,*b,*b]\nd: [*c,*c,*c,*c,*c]\n`,
    }),
    '01-x.quiz.yaml',
  ],
  [
    'a quiz without a right option',
    aLibraryFolder({
      '01-q.quiz.yaml': quizOf(
        '{ id: a, type: single_choice, prompt: X?, explanation: Y, options: [{ text: a }, { text: b }] }',
      ),
    }),
    '01-q.quiz.yaml:3',
  ],
  [
    'a question of a type that is none',
    aLibraryFolder({ '01-q.quiz.yaml': quizOf('{ id: a, type: essay, prompt: X?, explanation: Y }') }),
    "01-q.quiz.yaml:3: questions[1].type: This must be one of the known kinds of 'type': single_choice, ",
  ],
  [
    'a question id that stands twice',
    aLibraryFolder({
      '01-q.quiz.yaml': quizOf(
        ['', '\n  - ']
          .map((start) => `${start}{ id: a, type: true_false, prompt: X?, answer: true, explanation: Y }`)
          .join(''),
      ),
    }),
    "01-q.quiz.yaml:4: questions[2].id: The question id 'a' stands twice.",
  ],
  [
    'a keyword of one letter',
    aLibraryFolder({
      '01-q.quiz.yaml': quizOf(
        "{ id: a, type: short_text, prompt: X?, explanation: Y, keywords: [{ idea: A, any: [i, hands] }], sample_answer: 'Hands.' }",
      ),
    }),
    "01-q.quiz.yaml:3: A single letter ('i')",
  ],
  [
    'a sample answer that does not get full marks',
    aLibraryFolder({
      '01-q.quiz.yaml': quizOf(
        "{ id: a, type: short_text, prompt: Name two, explanation: Y, keywords: [{ idea: A, any: [light] }, { idea: B, any: [shoes] }, { idea: C, any: [bell] }], sample_answer: 'Light and shoes.' }",
      ),
    }),
    '01-q.quiz.yaml:3: The sample answer gets 67%',
  ],
  [
    'a question that teaches what is not there',
    aLibraryFolder({
      '01-q.quiz.yaml': quizOf('{ id: a, type: true_false, prompt: X?, answer: true, explanation: Y, teaches: none }'),
    }),
    "There is no content item 'none'.",
  ],
  [
    'a decision that leads nowhere',
    aLibraryFolder({
      '01-b.branching.yaml':
        'title: B\nstart: a\ncards:\n  - { id: a, text: A, choices: [{ text: x, to: nowhere }, { text: y, to: b }] }\n  - { id: b, text: B, ending: { outcome: good, title: E } }\n  - { id: c, text: C, ending: { outcome: poor, title: E } }\n',
    }),
    "There is no card 'nowhere'.",
  ],
  [
    'a drawing with a script',
    aLibraryFolder({ 'media/x.svg': svg('<script>alert(1)</script>') }),
    'media/x.svg:2: An SVG must not hold a <script>.',
  ],
  [
    'a drawing with a handler',
    aLibraryFolder({ 'media/x.svg': svg('<g/>', ' onload="alert(1)"') }),
    'An SVG must not react to events',
  ],
  [
    'a drawing that loads something',
    aLibraryFolder({ 'media/x.svg': svg('<image href="https://example.com/x.png"/>') }),
    'An SVG must not point outside itself',
  ],
  [
    'a drawing with entities',
    aLibraryFolder({ 'media/x.svg': `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('<g/>')}` }),
    'media/x.svg',
  ],
  [
    'a program named like a picture',
    aLibraryFolder({ 'media/x.png': Buffer.from('MZ this is a program, not a picture') }),
    "media/x.png: The content of 'x.png' is no picture",
  ],
  [
    'captions whose times go back',
    aLibraryFolder({ 'media/x.vtt': 'WEBVTT\n\n00:05.000 --> 00:06.000\nb\n\n00:01.000 --> 00:02.000\na\n' }),
    'media/x.vtt:6: The captions are not in the order of time.',
  ],
  [
    'a drawing that loads by escaped letters',
    aLibraryFolder({ 'media/x.svg': svg('<style>a { fill: u\\72l(https://example.com/x) }</style>') }),
    'A style in an SVG must not load anything.',
  ],
  [
    'a drawing that imports by escaped letters',
    aLibraryFolder({ 'media/x.svg': svg('<style>@im\\70ort "https://example.com/x.css";</style>') }),
    'A style in an SVG must not load anything.',
  ],
  [
    'a drawing with a set of pictures from elsewhere',
    aLibraryFolder({ 'media/x.svg': svg('<g style="fill: image-set(\'https://example.com/x.png\' 1x)"/>') }),
    'An SVG must not load anything',
  ],
  [
    'a drawing that changes its links',
    aLibraryFolder({ 'media/x.svg': svg('<a><set attributeName="href" to="java&#9;script:alert(1)"/></a>') }),
    'An SVG must not change where something points',
  ],
  [
    'captions in SubRip format',
    aLibraryFolder({ 'media/x.srt': '1\n00:00:01,000 --> 00:00:02,000\nHello\n' }),
    'Convert them to WebVTT.',
  ],
  [
    'a text with a colon outside of quotes',
    aLibraryFolder({ '01-x.quiz.yaml': 'title: Quiz: one\n' }),
    'A text with a colon in it must stand in quotes.',
  ],
  ['an empty media file', aLibraryFolder({ 'media/x.png': '' }), 'media/x.png: The file is empty.'],
];
