// Every table, for drizzle-kit.
export * from './features/admin/admin.tables.ts';
export * from './features/analytics/analytics.tables.ts';
export * from './features/copilot/copilot.tables.ts';
export * from './features/copilot/making/makings.tables.ts';
export * from '@snapwell/identity-service/identity.tables';
export * from './features/gamification/gamification.tables.ts';
export * from './features/identity/identity.tables.ts';
export * from './features/catalogue/catalogue.tables.ts';
export * from './features/catalogue/learner.tables.ts';
export * from './features/learning/learning.tables.ts';
export * from './features/library/documents/documents.tables.ts';
export * from './features/library/library.tables.ts';
export * from './features/organizations/organizations.tables.ts';
export * from './features/quizzes/quizzes.tables.ts';
export * from './features/simulations/simulations.tables.ts';
export * from './platform/jobs/jobs.tables.ts';
export * from './platform/platform.tables.ts';
