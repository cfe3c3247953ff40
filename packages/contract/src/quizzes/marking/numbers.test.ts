import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSameUnit, readNumberWithUnit, splitUnit } from './number-with-unit.ts';
import { isWithin, readNumber } from './numbers.ts';

test.for<[string, number[]]>([
  ['18', [18]],
  [' +18 ', [18]],
  ['−3', [-3]],
  ['– 3', [-3]],
  ['-3-', []],
  ['.5', [0.5]],
  ['5.', [5]],
  ['.', []],
  ['0,5', [0.5]],
  ['1.200', [1.2, 1200]],
  ['0.200', [0.2]],
  ['1,200', [1.2, 1200]],
  ['1200,500', [1200.5]],
  ['1.200.300', [1_200_300]],
  ['1.200.30', []],
  ['1.20.300', []],
  ['-1,200,300', [-1_200_300]],
  ['+1.200.300', [1_200_300]],
  ['1,20,300', []],
  ['1,200.75', [1200.75]],
  ['1.200,75', [1200.75]],
  ['1.200.300,75', [1_200_300.75]],
  ['1.20,75', []],
  ['1.200,75,5', []],
  ['1,200.75.5', []],
  ['1 200', [1200]],
  ["1'200’300", [1_200_300]],
  ['1_200', [1200]],
  ['1 2000', []],
  ['1 20', []],
  ['2e-3', [0.002]],
  ['2E+3', [2000]],
  ['2e', []],
  ['2e1234', []],
  ['2 x 10^3', [2000]],
  ['2·10-3', [0.002]],
  ['2 × 10 ^ 3', [2000]],
  ['2*103', [2000]],
  ['１８', [18]],
  ['1/2', [0.5]],
  ['1 / 2', [0.5]],
  ['-3/4', [-0.75]],
  ['+3/4', [0.75]],
  ['1 1/2', [1.5]],
  ['-1 1/2', [-1.5]],
  ['1/0', []],
  ['1/', []],
  ['/2', []],
  ['a/2', []],
  ['1/b', []],
  ['1/2/3', []],
  ['x1/2', []],
  ['1/2x', []],
  ['eighteen', []],
  ['18x', []],
  ['x18', []],
  ['', []],
])('%j may mean %j', ([text, numbers]) => expect(readNumber(text)).toEqual(numbers));

test('every number is read as itself, however a language writes it', () => {
  const locale = fc.constantFrom('en', 'de', 'fr', 'sv', 'de-CH');
  fc.assert(
    fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), locale, (hundredths, language) => {
      const value = hundredths / 100;
      const text = value.toLocaleString(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
      return readNumber(text).includes(value) || readNumber(text).includes(-0);
    }),
  );
});

test.for([
  [18.5, 18, 0.5, true],
  [17.5, 18, 0.5, true],
  [18.51, 18, 0.5, false],
  [0.1 + 0.2, 0.3, 0, true],
  [0.3000001, 0.3, 0, false],
  [1_000_000.0001, 1_000_000, 0, true],
  [1_000_000.01, 1_000_000, 0, false],
  [-18, 18, 0.5, false],
] as const)('%d for %d with %d more or less is right: %s', ([value, wanted, tolerance, isRight]) =>
  expect(isWithin(value, wanted, tolerance)).toBe(isRight),
);

test.for([
  ['18 mg', '18', 'mg'],
  ['18mg ', '18', 'mg'],
  [' 1 200.5 per minute', '1 200.5', 'per minute'],
  ['2e-3 g', '2e-3', 'g'],
  ['2e g', '2', 'e g'],
  ['50%', '50', '%'],
  ['37°C', '37', '°C'],
  ['5 µg', '5', 'µg'],
  ['5$', '5', '$'],
  ['mg', '', 'mg'],
  ['18', '18', ''],
] as const)('%j is the number %j and the unit %j', ([text, number, unit]) =>
  expect(splitUnit(text)).toEqual({ number, unit }),
);

test.for([
  ['MG', 'mg', true],
  ['m g', 'mg', true],
  ['min.', 'min', true],
  ['minutes', 'minute', true],
  ['gs', 'g', false],
  ['μg', 'ug', true],
  ['mg', 'g', false],
  ['', 'g', false],
] as const)('the unit %j is %j: %s', ([typed, unit, isSame]) => expect(isSameUnit(typed, unit)).toBe(isSame));

test.for<[string, string | null, number[]]>([
  ['18 mg', 'mg', [18]],
  ['1/2 mg', 'mg', [0.5]],
  ['18 mg', 'g', []],
  ['18 mg', null, []],
  ['18', 'mg', [18]],
  ['18', null, [18]],
])('%j, asked for in %j, means %j', ([text, unit, numbers]) => expect(readNumberWithUnit(text, unit)).toEqual(numbers));
