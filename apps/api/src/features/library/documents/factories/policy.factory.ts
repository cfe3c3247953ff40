import { aWordDocument, h1, text, title } from './word.factory.ts';

/** The policy on pain a year later: a line is new, one has changed, one is gone. */
export const painPolicyNext = () =>
  aWordDocument([
    title('Pain policy 2026'),
    h1('Assessment'),
    text('Ask every adult about pain on admission, at each round, before and after every dose.'),
    text("A person's own report comes first. Use words, numbers or faces, whichever this person can use."),
    text('If self-report is not reliable, use PAINAD in advanced dementia and CPOT in intensive care.'),
    text('In adults with a learning disability use the DisDAT profile and ask who knows them.'),
    text('Write the scale, the number and the situation: "NRS 6, coughing".'),
    h1('Looking again'),
    text('Look again after 15 to 30 minutes for a dose into a vein and after 60 minutes for a tablet.'),
    text('Use the same scale as before, at rest and when moving.'),
  ]);
