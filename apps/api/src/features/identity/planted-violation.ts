import { eq } from 'drizzle-orm';

export const planted = eq;
