/** For the joins of read models; nothing above writes to it. */
export { nameAndEmail, users } from './identity.tables.ts';
export {
  type User,
  eraseUser,
  findLanguage,
  findLanguages,
  findUser,
  insertUser,
  updateUser,
} from './identity.repository.ts';
export { registerFederated } from './register-account.ts';
export { splitDisplayName, usernameOf } from './names.ts';
export { avatarFolder } from './avatars.ts';
export { syncAccount } from './sync-account.ts';
