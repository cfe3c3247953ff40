import { expect, test } from 'vitest';
import { germanCareFor } from './german-care.ts';

test.each([
  ['ich will nicht mehr leben', 'self-harm'],
  ['ich möchte nicht mehr am leben sein', 'self-harm'],
  ['ich sehe keinen sinn mehr im leben', 'self-harm'],
  ['Mein Patient ist gestorben und ich möchte auch sterben', 'self-harm'],
  ['meine patientin atmet nicht', 'emergency'],
  ['im Zimmer 4 brennt etwas, es brennt!', 'danger'],
  ['ich habe die falsche Tablette gegeben', 'mishap'],
  ['wieviel morphin darf ich frau keller geben', 'patient'],
  ['Gestern ist mein Patient gestorben und ich kann nicht aufhören zu weinen', 'grief'],
  ['Meine Mutter ist gestorben, ich bin so traurig', 'grief'],
  ['Frau Keller ist heute Nacht verstorben und das geht mir so nah', 'grief'],
  ['Ich habe einen schlimmen Fehler gemacht und mein Patient ist gestorben, ich muss nur weinen', 'distress'],
  ['ich kann nicht mehr', 'distress'],
  ['Ich bin völlig überfordert', 'distress'],
] as const)('%s: %s comes first', (text, care) => expect(germanCareFor(text)).toBe(care));

test.each([
  'was machen wir wenn ein patient gestorben ist',
  'wie tröste ich eine Tochter, deren Vater gestorben ist und die nicht aufhören kann zu weinen',
  'wie lange hände desinfizieren',
  'was sagt man, wenn jemand weint',
  'wie erkenne ich Überforderung',
])('%s is a question like any other', (text) => expect(germanCareFor(text)).toBeNull());
