/** What becomes of a person's data, for those who answer for it. */
export { eraseAccount } from './delete-own-account.ts';
export { whatDeletionDoes } from './what-deletion-does.ts';
/** For the jobs. */
export { deleteOrganization } from './organization-data/delete-organization.ts';
export { forgetExports, giveUpExport, writeExport } from './organization-data/export-organization.ts';
