import * as endpoints from '@snapwell/contract/organizations/single-sign-on/single-sign-on.endpoints';
import type {
  SignOnConnectionChange,
  SingleSignOn,
} from '@snapwell/contract/organizations/single-sign-on/single-sign-on.schemas';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/http/api.ts';

const keys = {
  settings: (orgId: string) => ['settings', orgId, 'single-sign-on'] as const,
  events: (orgId: string) => ['settings', orgId, 'sign-ins'] as const,
};

export const singleSignOn = (orgId: string) =>
  queryOptions({
    queryKey: keys.settings(orgId),
    queryFn: (): Promise<SingleSignOn> => call(endpoints.getSingleSignOn, { params: { orgId } }),
  });

export const changeSignOn = (orgId: string) =>
  mutationOptions({
    mutationFn: (body: SignOnConnectionChange) => call(endpoints.changeSingleSignOn, { params: { orgId }, body }),
    meta: { invalidates: [keys.settings(orgId)] },
  });

export const removeSignOn = (orgId: string) =>
  mutationOptions({
    mutationFn: () => call(endpoints.removeSingleSignOn, { params: { orgId } }),
    meta: { invalidates: [keys.settings(orgId)] },
  });

export const testSignOn = (orgId: string) =>
  mutationOptions({ mutationFn: () => call(endpoints.testSingleSignOn, { params: { orgId } }) });

export const addDomain = (orgId: string) =>
  mutationOptions({
    mutationFn: (domain: string) => call(endpoints.addSignOnDomain, { params: { orgId }, body: { domain } }),
    meta: { invalidates: [keys.settings(orgId)] },
  });

export const proveDomain = (orgId: string, domain: string) =>
  mutationOptions({
    mutationFn: () => call(endpoints.proveSignOnDomain, { params: { orgId, domain }, body: {} }),
    meta: { invalidates: [keys.settings(orgId)] },
  });

export const removeDomain = (orgId: string, domain: string) =>
  mutationOptions({
    mutationFn: () => call(endpoints.removeSignOnDomain, { params: { orgId, domain } }),
    meta: { invalidates: [keys.settings(orgId)] },
  });

export const signOnEvents = (orgId: string) =>
  queryOptions({
    queryKey: keys.events(orgId),
    queryFn: () => call(endpoints.listSignOnEvents, { params: { orgId } }, { isCacheSkipped: true }),
  });

export const releaseLink = (orgId: string) =>
  mutationOptions({
    mutationFn: (uid: string) => call(endpoints.releaseSignOnLink, { params: { orgId, uid } }),
    meta: { invalidates: [keys.events(orgId)] },
  });
