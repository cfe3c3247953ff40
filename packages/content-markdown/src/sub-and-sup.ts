import type { CompileContext, Extension as FromMarkdownExtension, Token } from 'mdast-util-from-markdown';
import type { Code, Construct, Extension, State, Tokenizer } from 'micromark-util-types';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    contentShiftMark: 'contentShiftMark';
    contentSub: 'contentSub';
    contentSubText: 'contentSubText';
    contentSup: 'contentSup';
    contentSupText: 'contentSupText';
  }
}

const TILDE = 126;
const CARET = 94;
const BACKSLASH = 92;
const DOLLAR = 36;
const LONGEST = 60;

/** `H~2~O` and `x^2^`: one mark on each side, no space between them. Two tildes stay a strikethrough. */
export const subAndSup: Extension = {
  text: { [TILDE]: shifted(TILDE, 'contentSub'), [CARET]: shifted(CARET, 'contentSup') },
};

const isInside = (code: Code): boolean =>
  code !== null && code > 32 && code !== 160 && ![TILDE, CARET, BACKSLASH, DOLLAR].includes(code);

function shifted(mark: number, name: 'contentSub' | 'contentSup'): Construct {
  const tokenize: Tokenizer = function (effects, ok, nok) {
    const previous = this.previous;
    const isEscaped = this.events.at(-1)?.[1].type === 'characterEscape';
    let length = 0;
    const start: State = (code) => {
      if (code !== mark || (previous === mark && !isEscaped)) return nok(code);
      effects.enter(name);
      effects.enter('contentShiftMark');
      effects.consume(code);
      effects.exit('contentShiftMark');
      return first;
    };
    const first: State = (code) => {
      if (!isInside(code)) return nok(code);
      effects.enter(`${name}Text`);
      return inside(code);
    };
    const inside: State = (code) => {
      if (code === mark) {
        effects.exit(`${name}Text`);
        effects.enter('contentShiftMark');
        effects.consume(code);
        effects.exit('contentShiftMark');
        effects.exit(name);
        return after;
      }
      if (!isInside(code) || ++length > LONGEST) return nok(code);
      effects.consume(code);
      return inside;
    };
    const after: State = (code) => (code === mark ? nok(code) : ok(code));
    return start;
  };
  return { name, tokenize };
}

/** What stands low or high as nodes `sub` and `sup`. */
export const subAndSupFromMarkdown: FromMarkdownExtension = {
  enter: {
    contentSub: enter('sub'),
    contentSup: enter('sup'),
    contentSubText: enterText,
    contentSupText: enterText,
  },
  exit: { contentSub: exit, contentSup: exit, contentSubText: exit, contentSupText: exit },
};

declare module 'mdast' {
  interface Shifted extends Parent {
    type: 'shifted';
    children: Text[];
    data: { hName: 'sub' | 'sup' };
  }
  interface PhrasingContentMap {
    shifted: Shifted;
  }
  interface RootContentMap {
    shifted: Shifted;
  }
}

function enter(tag: 'sub' | 'sup') {
  return function (this: CompileContext, token: Token): undefined {
    this.enter({ type: 'shifted', children: [], data: { hName: tag } }, token);
  };
}

function enterText(this: CompileContext, token: Token): undefined {
  this.enter({ type: 'text', value: this.sliceSerialize(token) }, token);
}

function exit(this: CompileContext, token: Token): undefined {
  this.exit(token);
}
