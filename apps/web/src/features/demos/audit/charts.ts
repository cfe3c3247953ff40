import type { AuditChart, AuditRule } from './audit-schema.ts';
import haddad from './charts/haddad.json';
import ito from './charts/ito.json';
import marsh from './charts/marsh.json';
import rules from './rules.json';

// A test reads the files by their schema, so that the page need not.
export const auditCharts = [marsh, ito, haddad] as unknown as readonly AuditChart[];
export const auditRules = rules as unknown as readonly AuditRule[];
