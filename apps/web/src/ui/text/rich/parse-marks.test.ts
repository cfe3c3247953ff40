import { expect, test } from 'vitest';
import { parseMarks } from './parse-marks.ts';

const strong = (...children: string[]) => ({ tag: 'strong', children });
const em = (...children: string[]) => ({ tag: 'em', children });
const p = (...children: unknown[]) => ({ tag: 'p', children });
const tr = (...children: unknown[]) => ({ tag: 'tr', children });
const td = (...children: unknown[]) => ({ tag: 'td', children });
const li = (...children: unknown[]) => ({ tag: 'li', children });

test.for<[text: string, drawn: unknown[]]>([
  ['Ask first.', [p('Ask first.')]],
  ['One.\n\nTwo.', [p('One.'), p('Two.')]],
  ['One\ntwo', [p('One', { tag: 'br', children: [] }, 'two')]],
  ['Ask **first**, then *look*.', [p('Ask ', strong('first'), ', then ', em('look'), '.')]],
  [
    '| Scale | For whom |\n| --- | --- |\n| PAINAD | **Dementia** \\| no words |',
    [
      {
        tag: 'table',
        children: [
          { tag: 'thead', children: [tr({ tag: 'th', children: ['Scale'] }, { tag: 'th', children: ['For whom'] })] },
          { tag: 'tbody', children: [tr(td('PAINAD'), td(strong('Dementia'), ' | no words'))] },
        ],
      },
    ],
  ],
  ['| While it | is written |', [p('| While it | is written |')]],
  ['__Ask__ _twice_', [p(strong('Ask'), ' ', em('twice'))]],
  ['**a *b* c**', [p({ tag: 'strong', children: ['a ', em('b'), ' c'] })]],
  ['- one\n- **two**', [{ tag: 'ul', children: [li('one'), li(strong('two'))] }]],
  ['1. one\n2. two', [{ tag: 'ol', children: [li('one'), li('two')] }]],
  ['3) three', [{ tag: 'ol', start: 3, children: [li('three')] }]],
  [
    'Steps:\n1. one\n- other',
    [p('Steps:'), { tag: 'ol', children: [li('one')] }, { tag: 'ul', children: [li('other')] }],
  ],
  ['2 * 3 * 4 = 24', [p('2 * 3 * 4 = 24')]],
  ['snake_case_name', [p('snake_case_name')]],
  ['a **bold that is still being', [p('a **bold that is still being')]],
  ['0.5 mg. Not 5', [p('0.5 mg. Not 5')]],
])('a reply is drawn as it is meant: %j', ([text, drawn]) => {
  expect(parseMarks(text)).toEqual(drawn);
});
