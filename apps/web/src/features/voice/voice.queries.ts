import { getVoiceStatus } from '@snapwell/contract/voice/voice.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/http/api.ts';

export const voiceStatus = (orgId: string) =>
  queryOptions({
    queryKey: ['voice', orgId, 'status'],
    queryFn: () => call(getVoiceStatus, { params: { orgId } }),
  });
