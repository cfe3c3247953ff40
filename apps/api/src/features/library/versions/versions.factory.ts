import { CHAPTER } from '../library.factory.ts';

const ARTICLE = `---
kind: article
title: Ask first
summary: The person knows.
tags: [pain]
is_public: true
---
Pain is what the person says it is: [self-report](glossary:self-report).

\`\`\`question
prompt: Whom do you ask?
options:
  - { text: The person, correct: true, why: They know. }
  - { text: The monitor, why: It shows a pulse. }
\`\`\`
`;

const ARTICLE_DE = `---
kind: article
title: Erst fragen
summary: Der Mensch weiß es.
---
Schmerz ist, was der Mensch darüber sagt: [Selbstauskunft](glossary:self-report).

Noch ein Absatz über Schmerztabletten.

\`\`\`question
prompt: Wen fragen Sie?
options:
  - { text: Den Menschen, correct: true, why: Er weiß es. }
  - { text: Den Monitor, why: Er zeigt einen Puls. }
\`\`\`
`;

const QUIZ = `title: Scales
pass_mark: 60
questions:
  - id: which
    type: single_choice
    prompt: What do you measure with?
    options:
      - { text: A scale, correct: true }
      - { text: A clock }
    explanation: Ask first.
  - id: rate
    type: numeric
    prompt: 36 breaths in two minutes. How many a minute?
    answer: 18
    unit: per minute
    explanation: 36 divided by 2.
  - id: times
    type: fill_in_the_blank
    prompt: Fill in.
    text: After {{vein}} and {{tablet}}.
    blanks:
      vein: { accept: [a quarter] }
      tablet: { accept: [an hour, one hour] }
    explanation: Local policy wins.
`;

export const QUIZ_DE = `title: Skalen
questions:
  - id: which
    type: single_choice
    prompt: Womit messen Sie?
    options:
      - { text: Skala, correct: true }
      - { text: Uhr }
    explanation: Fragen zuerst.
  - id: rate
    type: numeric
    prompt: 36 Atemzüge in zwei Minuten. Wie viele in einer?
    answer: 18
    unit: pro Minute
    explanation: 36 geteilt durch 2.
  - id: times
    type: fill_in_the_blank
    prompt: Füllen Sie aus.
    text: Nach {{vein}} und {{tablet}}.
    blanks:
      vein: { accept: [einer Viertelstunde, 15 Minuten, fünfzehn Minuten] }
      tablet: { accept: [einer Stunde] }
    explanation: Die Regel vor Ort gilt.
`;

/** A small library in English, with everything in German beside it. */
export const bilingualLibrary = (): Record<string, string> => ({
  'organization.yaml': 'name: Riverside\nannouncements:\n  - { title: Welcome, body: Five minutes a day. }\n',
  'organization.de.yaml': 'announcements:\n  - { title: Willkommen, body: Fünf Minuten am Tag. }\n',
  'glossary.yaml': '- { term: Self-report, definition: What the person says. }\n',
  'glossary.de.yaml': '- { term: Selbstauskunft, definition: Was der Mensch sagt. }\n',
  'courses/first.yaml': 'title: First weeks\nmodules: [pain]\n',
  'courses/first.de.yaml': 'title: Erste Wochen\n',
  'modules/01-pain/module.yaml': 'title: Pain\nsummary: Ask.\n',
  'modules/01-pain/module.de.yaml': 'title: Schmerz\nsummary: Fragen Sie.\n',
  [`${CHAPTER}/chapter.yaml`]: 'title: Basics\n',
  [`${CHAPTER}/chapter.de.yaml`]: 'title: Grundlagen # ein Kommentar\n',
  [`${CHAPTER}/01-ask-first.md`]: ARTICLE,
  [`${CHAPTER}/01-ask-first.de.md`]: ARTICLE_DE,
  [`${CHAPTER}/02-scales.quiz.yaml`]: QUIZ,
  [`${CHAPTER}/02-scales.quiz.de.yaml`]: QUIZ_DE,
});
