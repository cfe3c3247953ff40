import type { ToolCall } from './port.ts';

/** A piece of a tool call, with whatever its service says. */
export interface ToolDelta {
  readonly index?: number | null | undefined;
  readonly id?: string | null | undefined;
  readonly function?:
    | { readonly name?: string | null | undefined; readonly arguments?: string | null | undefined }
    | null
    | undefined;
}

interface Growing {
  readonly key: string;
  id: string;
  name: string;
  args: string;
}

/**
 * Puts tool calls together from their pieces. Some services leave the index out or always say 0, some send the name
 * late: a new id begins a call; without one the index says which; without both it is the last.
 */
export function gatherToolCalls() {
  const calls: Growing[] = [];

  function find({ id, index }: ToolDelta): Growing {
    const byId = id ? calls.find((call) => call.id === id) : undefined;
    const byIndex = !id && index != null ? calls.findLast(({ key }) => key === `${index}`) : undefined;
    const known = byId ?? byIndex ?? (id ? undefined : calls.at(-1));
    if (known) return known;
    const started = { key: `${index ?? calls.length}`, id: id ?? `call_${calls.length}`, name: '', args: '' };
    calls.push(started);
    return started;
  }

  return {
    add(delta: ToolDelta): void {
      const call = find(delta);
      // A name comes whole; those that repeat it with each piece mean the same.
      if (delta.function?.name) call.name = delta.function.name;
      call.args += delta.function?.arguments ?? '';
    },
    whole: (): ToolCall[] =>
      calls.filter(({ name }) => name !== '').map(({ id, name, args }) => ({ id, name, args: args || '{}' })),
  };
}
