import { personFolder } from '#platform/files/file-keys.ts';

/** Where the pictures of a person lie. */
export const avatarFolder = (uid: string): string => personFolder('avatars', uid);
