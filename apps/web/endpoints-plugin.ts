import type { Plugin } from 'vite';

const ENDPOINTS = /\/packages\/contract\/src\/(?:[\w-]+\/)+[\w-]+\.endpoints\.ts$/;
/** What a browser reads of an endpoint; the schemas and sentences beside it are for the server, and for types. */
const READ_BY_BROWSERS = new Set(['method', 'path', 'authority', 'file', 'isStream']);

/** What is looked at here of a syntax tree. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
interface Variables extends Node {
  readonly declarations?: readonly { readonly id: { readonly name: string }; readonly init: EndpointCall }[];
}
interface Statement extends Variables {
  readonly specifiers?: readonly { readonly local: { readonly name: string } }[];
  readonly declaration?: Variables | null;
}
interface EndpointCall extends Node {
  readonly callee?: { readonly name?: string };
  readonly arguments: readonly {
    readonly properties: readonly (Node & { readonly key: { readonly name: string } })[];
  }[];
}

/**
 * Leaves of each endpoint of the contract what a browser needs to call it: without this, every page would load and
 * set up the schemas of the whole product. Works while developing and in tests as well, so that nothing does there
 * what the built application does not.
 */
export function endpointsWithoutSchemas(): Plugin {
  return {
    name: 'snapwell-endpoints-without-schemas',
    enforce: 'pre',
    transform: {
      filter: { id: ENDPOINTS },
      handler(code) {
        const { body } = this.parse(code, { lang: 'ts' }) as unknown as { body: readonly Statement[] };
        const text = ({ start, end }: Node) => code.slice(start, end);
        const endpoints = body
          .flatMap(({ declaration }) => declaration?.declarations ?? [])
          .map(({ id, init }) => leanEndpoint(id.name, init, text));
        const lean = endpoints.join('');
        // Most of what is declared on the way to an endpoint goes into its schemas.
        const helpers = body
          .filter(({ declarations }) => declarations?.some(({ id }) => isNamed(id.name, lean)))
          .map(text);
        const rest = [...helpers, lean].join('\n');
        return { code: [...importsFor(rest, body, text), rest].join('\n'), map: null };
      },
    },
  };
}

function leanEndpoint(name: string, call: EndpointCall, text: (node: Node) => string): string {
  if (call.callee?.name !== 'endpoint')
    throw new Error(`${name} is no endpoint: what else the contract says belongs into a file of its own.`);
  const read = call.arguments[0]!.properties.filter(({ key }) => READ_BY_BROWSERS.has(key.name));
  return `export const ${name} = /* @__PURE__ */ endpoint({ ${read.map(text).join(', ')} });\n`;
}

const importsFor = (code: string, body: readonly Statement[], text: (node: Node) => string): string[] =>
  body
    .filter(
      ({ type, specifiers }) =>
        type === 'ImportDeclaration' && specifiers!.some(({ local }) => isNamed(local.name, code)),
    )
    .map(text);

/** Whether code names something, outside of its texts. */
const isNamed = (name: string, code: string) => new RegExp(`\\b${name}\\b`).test(code.replaceAll(/'[^']*'/g, ''));
