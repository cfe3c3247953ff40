import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ApiScope, WebhookEventType } from '@snapwell/contract/organizations/integrations/integrations.schemas';

export const eventNames: Record<WebhookEventType, MessageDescriptor> = {
  'content.completed': msg`Content completed`,
  'module.completed': msg`Module completed`,
  'course.completed': msg`Course completed`,
  'quiz.completed': msg`Quiz completed`,
  'simulation.finished': msg`Simulation finished`,
  'assignment.created': msg`Assignment created`,
  'assignment.completed': msg`Assignment completed`,
  'certificate.issued': msg`Certificate issued`,
  'member.joined': msg`Member joined`,
  'member.left': msg`Member left`,
};

export const scopeNames: Record<ApiScope, MessageDescriptor> = {
  'members:read': msg`Read members, groups, invitations`,
  'members:write': msg`Change members, groups, invitations`,
  'content:read': msg`Read content`,
  'content:write': msg`Change content`,
  'insights:read': msg`Read insights`,
  'assignments:read': msg`Read assignments and certificates`,
  'assignments:write': msg`Change assignments and certificates`,
};
