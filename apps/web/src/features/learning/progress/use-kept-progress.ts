import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { progressOverview } from '../learning.queries.ts';
import { keepProgress } from './progress-storage.ts';

/** Keeps the progress cache of this browser up to date with what the server says. Nothing on screen waits for it. */
export function useKeptProgress(uid: string | null, orgId: string): void {
  const { data } = useQuery({ ...progressOverview(orgId), throwOnError: false });
  useEffect(() => {
    if (data && uid !== null) keepProgress(uid, orgId, data);
  }, [data, uid, orgId]);
}
