export { type User, findUser, updateUser } from './identity.repository.ts';
export { splitDisplayName, usernameOf } from './names.ts';
