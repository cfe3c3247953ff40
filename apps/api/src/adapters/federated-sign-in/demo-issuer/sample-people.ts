/** Somebody who can be chosen in the sample sign-in. All made up; the addresses cannot exist (RFC 2606). */
export interface SamplePerson {
  readonly sub: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly name: string;
  readonly given_name: string;
  readonly family_name: string;
  /** What choosing this account shows. */
  readonly note: string;
}

export const samplePeople: readonly SamplePerson[] = [
  person({ sub: 'sample-mia', name: 'Mia Brandt', email: 'mia.brandt@mail.example', note: 'New here' }),
  person({ sub: 'sample-jonas', name: 'Jonas Weber', email: 'jonas.weber@mail.example', note: 'New here' }),
  person({ sub: 'sample-ada', name: 'Ada Okafor', email: 'ada@riverside.example', note: 'Has an account already' }),
  {
    ...person({
      sub: 'sample-sam',
      name: 'Sam Rivera',
      email: 'sam.rivera@mail.example',
      note: 'Address not verified',
    }),
    email_verified: false,
  },
];

function person({ name, ...facts }: Pick<SamplePerson, 'sub' | 'name' | 'email' | 'note'>): SamplePerson {
  const [given_name = '', family_name = ''] = name.split(' ');
  return { ...facts, name, given_name, family_name, email_verified: true };
}
