import {
  closeWelcomeDialog,
  deleteOwnAccount,
  exportOwnData,
  updateBaseProfile,
  uploadOwnPicture,
  uploadProfilePicture,
} from '@snapwell/contract/profiles/profiles.endpoints';
import type { ProfileUpdate } from '@snapwell/contract/profiles/profiles.schemas';
import { mutationOptions } from '@tanstack/react-query';
import { call } from '#platform/http/api.ts';
import { dispatchProfile, refreshProfile } from './profile-runner.ts';

/** Changes the names that are given; the token is refreshed for it (spec §7). */
export const updateProfile = () =>
  mutationOptions({
    mutationFn: (change: ProfileUpdate) => call(updateBaseProfile, { body: change }, { isTokenFresh: true }),
    onSuccess: refreshProfile,
  });

/** Replaces the picture, inside the organization one is in, or without one. */
export const uploadPicture = (orgId: string | null) =>
  mutationOptions({
    mutationFn: (file: Blob) =>
      orgId === null ? call(uploadOwnPicture, { file }) : call(uploadProfilePicture, { params: { orgId }, file }),
    onSuccess: refreshProfile,
  });

export const exportData = () =>
  mutationOptions({ mutationFn: () => call(exportOwnData, {}, { isCacheSkipped: true }) });

export const deleteAccount = () =>
  mutationOptions({ mutationFn: () => call(deleteOwnAccount, {}, { isTokenFresh: true }) });

/** The greeting of the day was seen: it closes here at once, and the server remembers it. */
export const closeWelcome = () =>
  mutationOptions({
    mutationFn: (orgId: string) => call(closeWelcomeDialog, { params: { orgId } }, { isKeptAlive: true }),
    onMutate: (orgId) => dispatchProfile({ type: 'greeting-closed', orgId }),
  });
