import { config } from 'zod';

// The checker of forms would try whether it may make code of texts. It may not (`trusted-types.ts`).
config({ jitless: true });
