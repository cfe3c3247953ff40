/** A sample person one can sign in as in demo mode. */
export interface DemoAccount {
  readonly uid: string;
  readonly email: string;
  readonly name: string;
  /** Who that is, in a few words. */
  readonly description: string;
}

/** The password of all of them. It is no secret: demo mode shows it. */
export const DEMO_PASSWORD = 'snapwell-demo';

export const demoAccounts: readonly DemoAccount[] = [
  {
    uid: 'demo-ada',
    email: 'ada@riverside.example',
    name: 'Ada Okafor',
    description: 'a learner with months of history',
  },
  {
    uid: 'demo-grace',
    email: 'grace@riverside.example',
    name: 'Grace Kim',
    description: 'runs Riverside: administration and insights',
  },
  { uid: 'demo-noor', email: 'noor@riverside.example', name: 'Noor Haddad', description: 'manager of a ward' },
  { uid: 'demo-eve', email: 'eve@academy.example', name: 'Eve Moor', description: 'a learner of another organization' },
  {
    uid: 'demo-new',
    email: 'new@snapwell.example',
    name: 'Robin Lindt',
    description: 'new here, without an organization',
  },
  { uid: 'demo-root', email: 'root@snapwell.example', name: 'Root Admin', description: 'the system administrator' },
];
