import { LRUCache } from 'lru-cache';
import type { Adapter, AdapterPayload } from 'oidc-provider';

/** More sign-ins under way than this: the oldest is forgotten. */
const MOST_ENTRIES = 1000;

/** Keeps the sample provider's sign-ins that are under way, in memory: they live for minutes and hold nobody's data. */
export function createMemoryAdapter(): (model: string) => Adapter {
  const entries = new LRUCache<string, AdapterPayload>({ max: MOST_ENTRIES, perf: Date });

  return (model) => {
    const keyOf = (id: string) => `${model}:${id}`;
    const findBy = async (field: 'uid' | 'userCode', value: string) =>
      entries.find((payload, key) => key.startsWith(`${model}:`) && payload[field] === value);
    return {
      async upsert(id, payload, expiresIn) {
        entries.set(keyOf(id), payload, { ttl: (expiresIn || 3600) * 1000 });
      },
      find: async (id) => entries.get(keyOf(id)),
      findByUid: (uid) => findBy('uid', uid),
      findByUserCode: (userCode) => findBy('userCode', userCode),
      async consume(id) {
        const payload = entries.get(keyOf(id));
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
      async destroy(id) {
        entries.delete(keyOf(id));
      },
      async revokeByGrantId(grantId) {
        for (const [key, payload] of Array.from(entries)) if (payload.grantId === grantId) entries.delete(key);
      },
    };
  };
}
