import { personFolder } from '#platform/file-keys.ts';

/** Where the pictures of a person lie. */
export const avatarFolder = (uid: string): string => personFolder('avatars', uid);
