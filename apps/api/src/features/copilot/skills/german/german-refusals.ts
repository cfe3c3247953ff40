import type { Skill } from '../../request/skill-input.ts';

const say =
  (text: (organization: string) => string): Skill =>
  async ({ request, writer }) => {
    writer.write({ content: text(request.organization.name) });
    return {};
  };

/** What is not answered, and why, to who asked in German. */
export const germanRefusals = {
  other_people: say(
    () =>
      'Ich sage dir nur etwas über deinen eigenen Stand: Was andere tun, können oder verdienen, gehört ihnen. Was alle sehen dürfen, zeigt die Rangliste.',
  ),
  quiz_key: say(
    () =>
      'Die Lösungen eines Quiz verrate ich nicht, ich sehe sie auch nicht. Ich kann erklären, worum es geht, und wenn du fertig bist, gehen wir jede Antwort durch.',
  ),
  favour: say(
    () =>
      'Das kann ich nicht ändern: Punkte und Fortschritt kommen vom Lernen, und Rollen vergibt, wer die Organisation leitet.',
  ),
  instructions: say(
    () =>
      'Wie ich eingerichtet bin, kann ich nicht zeigen oder ändern. Frag mich nach deinen Lektionen oder nach deinem Stand.',
  ),
  off_topic: say((organization) => `Davon weiß ich nichts: Ich antworte nur aus dem, was ${organization} hier lehrt.`),
} satisfies Readonly<Record<string, Skill>>;
