import * as admin from '../admin/admin.endpoints.ts';
import * as analytics from '../analytics/analytics.endpoints.ts';
import * as making from '../copilot/making.endpoints.ts';
import * as copilot from '../copilot/copilot.endpoints.ts';
import * as gamification from '../gamification/gamification.endpoints.ts';
import * as reminders from '../gamification/reminders.endpoints.ts';
import * as identity from '../identity/identity.endpoints.ts';
import * as catalogue from '../catalogue/catalogue.endpoints.ts';
import * as learning from '../learning/learning.endpoints.ts';
import * as announcements from '../organizations/announcements.endpoints.ts';
import * as authoring from '../library/authoring.endpoints.ts';
import * as documents from '../library/documents/documents.endpoints.ts';
import * as library from '../library/library.endpoints.ts';
import * as invites from '../organizations/invites.endpoints.ts';
import * as members from '../organizations/members.endpoints.ts';
import * as organizations from '../organizations/organizations.endpoints.ts';
import * as profiles from '../profiles/profiles.endpoints.ts';
import * as dailySet from '../quizzes/daily-set.endpoints.ts';
import * as exchange from '../quizzes/exchange.endpoints.ts';
import * as questionBank from '../quizzes/question-bank.endpoints.ts';
import * as publicQuizzes from '../quizzes/public-quizzes.endpoints.ts';
import * as quizzes from '../quizzes/quizzes.endpoints.ts';
import * as reviews from '../quizzes/reviews.endpoints.ts';
import * as publicSimulations from '../simulations/public-simulations.endpoints.ts';
import * as simulations from '../simulations/simulations.endpoints.ts';
import * as voice from '../voice/voice.endpoints.ts';

/** The one table of endpoints, by word. API documentation, permission table and permission tests are made from it. */
export const allEndpoints = {
  identity,
  organizations: { ...organizations, ...invites, ...members, ...announcements },
  catalogue,
  learning,
  library: { ...library, ...authoring, ...documents },
  quizzes: { ...quizzes, ...publicQuizzes, ...reviews, ...dailySet, ...exchange, ...questionBank },
  simulations: { ...simulations, ...publicSimulations },
  gamification: { ...gamification, ...reminders },
  profiles,
  voice,
  copilot: { ...copilot, ...making },
  analytics,
  admin,
} as const;
