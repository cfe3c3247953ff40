import * as admin from '../admin/admin.endpoints.ts';
import { getNotice } from '../admin/notice.endpoints.ts';
import * as system from '../admin/system.endpoints.ts';
import * as analytics from '../analytics/analytics.endpoints.ts';
import * as bookings from '../admin/bookings.endpoints.ts';
import * as insights from '../analytics/insights.endpoints.ts';
import * as stats from '../analytics/stats.endpoints.ts';
import * as reports from '../analytics/reports.endpoints.ts';
import * as making from '../copilot/making.endpoints.ts';
import * as care from '../copilot/care.endpoints.ts';
import * as copilot from '../copilot/copilot.endpoints.ts';
import * as gamification from '../gamification/gamification.endpoints.ts';
import * as reminders from '../gamification/reminders.endpoints.ts';
import * as identity from '../identity/identity.endpoints.ts';
import * as catalogue from '../catalogue/catalogue.endpoints.ts';
import * as assignments from '../learning/assignments/assignments.endpoints.ts';
import * as certificates from '../learning/certificates/certificates.endpoints.ts';
import * as learning from '../learning/learning.endpoints.ts';
import * as announcements from '../organizations/announcements.endpoints.ts';
import * as authoring from '../library/authoring.endpoints.ts';
import * as presence from '../library/presence/presence.endpoints.ts';
import * as glossary from '../library/glossary/glossary.endpoints.ts';
import * as replacing from '../library/replacing/replacing.endpoints.ts';
import * as documents from '../library/documents/documents.endpoints.ts';
import * as uploads from '../library/uploads/uploads.endpoints.ts';
import * as library from '../library/library.endpoints.ts';
import * as invites from '../organizations/invites.endpoints.ts';
import * as inviteLists from '../organizations/invite-lists.endpoints.ts';
import * as members from '../organizations/members.endpoints.ts';
import * as integrations from '../organizations/integrations/integrations.endpoints.ts';
import * as singleSignOn from '../organizations/single-sign-on/single-sign-on.endpoints.ts';
import * as organizations from '../organizations/organizations.endpoints.ts';
import * as organizationData from '../profiles/organization-data.endpoints.ts';
import * as profiles from '../profiles/profiles.endpoints.ts';
import * as dailySet from '../quizzes/daily-set.endpoints.ts';
import * as exchange from '../quizzes/exchange.endpoints.ts';
import * as questionBank from '../quizzes/question-bank.endpoints.ts';
import * as publicQuizzes from '../quizzes/public-quizzes.endpoints.ts';
import * as quizzes from '../quizzes/quizzes.endpoints.ts';
import * as reviews from '../quizzes/reviews.endpoints.ts';
import { tryConversation } from '../simulations/conversation-try.endpoints.ts';
import * as publicSimulations from '../simulations/public-simulations.endpoints.ts';
import * as simulations from '../simulations/simulations.endpoints.ts';
import * as clinic from '../voice/clinic.endpoints.ts';
import * as voice from '../voice/voice.endpoints.ts';

/** The one table of endpoints, by word. API documentation, permission table and permission tests are made from it. */
export const allEndpoints = {
  identity,
  organizations: { ...organizations, ...invites, ...inviteLists, ...members, ...announcements, ...singleSignOn },
  catalogue,
  learning: { ...learning, ...assignments, ...certificates },
  library: { ...library, ...authoring, ...glossary, ...replacing, ...presence, ...uploads, ...documents },
  quizzes: { ...quizzes, ...publicQuizzes, ...reviews, ...dailySet, ...exchange, ...questionBank },
  simulations: { ...simulations, ...publicSimulations, tryConversation },
  gamification: { ...gamification, ...reminders },
  profiles: { ...profiles, ...organizationData },
  clinic,
  voice,
  copilot: { ...copilot, ...care, ...making },
  bookings,
  integrations,
  admin: { ...admin, ...system, getNotice },
  analytics: { ...analytics, ...insights, ...reports, ...stats },
} as const;
