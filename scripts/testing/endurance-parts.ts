/** Which files of browser tests each part of `npm run test:endurance` runs at their full size. */
export const browserParts: Readonly<Record<string, readonly string[]>> = {
  answers: ['quiz-answers-survive', 'learner-changes-device'],
  newcomer: ['newcomer-main-job'],
  kinds: ['learner-plays-every-kind', 'learner-answers-every-type'],
  screens: ['every-screen', 'no-screen-scrolls-sideways', 'gallery', 'learner-asks-sophie'],
  devices: [
    'author-writes-a-lesson',
    'learner-plays-simulation',
    'learner-talks-with-a-patient',
    'stranger-does-each-demo',
  ],
  authoring: ['author-writes-by-keyboard', 'every-kind-goes-elsewhere'],
  administration: ['admin-begins-a-monday', 'admin-runs-an-organization', 'manager-runs-a-ward'],
  voice: [
    'learner-speaks-with-a-patient',
    'learner-has-no-microphone',
    'learner-speaks-with-sophie',
    'learner-speaks-by-the-browser',
  ],
  making: ['learner-has-things-made'],
  outages: ['learner-goes-offline'],
  reminders: ['learner-presses-a-reminder'],
};
