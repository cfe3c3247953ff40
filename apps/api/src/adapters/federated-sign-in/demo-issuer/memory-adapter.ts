import type { Adapter, AdapterPayload } from 'oidc-provider';

/** More sign-ins under way than this: the oldest is forgotten. */
const KEPT = 1000;

interface Entry {
  readonly payload: AdapterPayload;
  readonly expiresAt: number;
}

/** Keeps the sample provider's sign-ins that are under way, in memory: they live for minutes and hold nobody's data. */
export function createMemoryAdapter(): (model: string) => Adapter {
  const entries = new Map<string, Entry>();

  function find(key: string): AdapterPayload | undefined {
    const entry = entries.get(key);
    return entry && entry.expiresAt > Date.now() ? entry.payload : undefined;
  }

  return (model) => {
    const keyOf = (id: string) => `${model}:${id}`;
    const findBy = async (field: 'uid' | 'userCode', value: string) =>
      [...entries.keys()]
        .filter((key) => key.startsWith(`${model}:`))
        .map(find)
        .find((payload) => payload?.[field] === value);
    return {
      async upsert(id, payload, expiresIn) {
        entries.delete(keyOf(id));
        entries.set(keyOf(id), { payload, expiresAt: Date.now() + (expiresIn || 3600) * 1000 });
        const [oldest] = entries.keys();
        if (entries.size > KEPT && oldest !== undefined) entries.delete(oldest);
      },
      find: async (id) => find(keyOf(id)),
      findByUid: (uid) => findBy('uid', uid),
      findByUserCode: (userCode) => findBy('userCode', userCode),
      async consume(id) {
        const entry = entries.get(keyOf(id));
        if (entry) entry.payload.consumed = Math.floor(Date.now() / 1000);
      },
      async destroy(id) {
        entries.delete(keyOf(id));
      },
      async revokeByGrantId(grantId) {
        for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key);
      },
    };
  };
}
