import { t } from '@lingui/core/macro';
import { Mic, MessageCircle, Phone, Split } from 'lucide-react';
import { paths } from '#platform/paths.ts';
import { Card } from '#ui/layout/card.tsx';

/** The ways from the chart audit into its four rooms. */
export function DemoRooms() {
  const rooms = [
    {
      to: paths.auditingSimulation,
      Icon: Split,
      title: t`The audit round`,
      words: t`A simulation: you decide, the ward answers.`,
    },
    {
      to: paths.painSimulation,
      Icon: MessageCircle,
      title: t`Ask about pain`,
      words: t`A conversation with a made-up patient, typed.`,
    },
    { to: paths.painSimulationVoice, Icon: Mic, title: t`Ask aloud`, words: t`The same conversation, spoken.` },
    {
      to: paths.voiceAgentDemo,
      Icon: Phone,
      title: t`Call the clinic`,
      words: t`A voice agent books a slot, and knows what it may not do.`,
    },
  ];
  return (
    <section aria-labelledby="demo-rooms" className="mt-16 print:hidden">
      <h2 id="demo-rooms">{t`Four more rooms`}</h2>
      <ul className="mt-5 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {rooms.map(({ to, Icon, title, words }) => (
          <li key={to} className="grid">
            <Card to={to} padding="sm">
              <Icon className="size-6 text-leaf-ink" aria-hidden="true" />
              <b className="mt-3 block font-semibold">{title}</b>
              <span className="text-sm text-ink-2">{words}</span>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
