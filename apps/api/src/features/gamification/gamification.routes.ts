import * as endpoints from '@snapwell/contract/gamification/gamification.endpoints';
import * as reminderEndpoints from '@snapwell/contract/gamification/reminders.endpoints';
import { type HttpServer, serve } from '#platform/http/serve.ts';
import { serveEvents } from '#platform/http/serve-events.ts';
import type { World } from '#world.ts';
import { followGains } from './ledger/follow-gains.ts';
import { changeGameSettings, readGameSettings } from './game-settings.ts';
import { listBadges } from './standing/list-badges.ts';
import { readHouses } from './standing/read-houses.ts';
import { listCalendarDays } from './standing/list-calendar-days.ts';
import { listGains } from './ledger/list-gains.ts';
import { changePointRules, readPointRules } from './ledger/point-rules.ts';
import { readLeaderboard } from './standing/read-leaderboard.ts';
import { readLeague } from './standing/read-league.ts';
import { readOwnStanding } from './standing/read-standing.ts';
import { repairStreak } from './standing/repair-streak.ts';
import { changeReminders, readReminders } from './reminders/change-reminders.ts';
import { addPushDevice, removePushDevice } from './reminders/push-devices.ts';
import { resumeReminders, stopReminders } from './reminders/stop-reminders.ts';
import { reverseGain } from './ledger/reverse-gain.ts';

export function gamificationRoutes(server: HttpServer, world: World): void {
  serve(server, endpoints.getStanding, ({ caller, query }) =>
    readOwnStanding(world, caller, { includeRank: query.include_rank === 'true' }),
  );
  serve(server, endpoints.getLeaderboard, ({ caller, query }) => readLeaderboard(world, caller, query));
  serve(server, endpoints.getLeague, ({ caller }) => readLeague(world, caller));
  serve(server, endpoints.getHouses, ({ caller }) => readHouses(world, caller));
  serve(server, endpoints.getCalendar, ({ caller, query }) => listCalendarDays(world, caller, query));
  serve(server, endpoints.listGains, ({ caller, query }) => listGains(world, caller, query));
  serve(server, endpoints.listBadges, ({ caller }) => listBadges(world, caller));
  serve(server, endpoints.repairStreak, ({ caller }) => repairStreak(world, caller));
  serve(server, endpoints.getPointRules, ({ caller }) => readPointRules(world, caller));
  serve(server, endpoints.changePointRules, ({ caller, body }) => changePointRules(world, caller, body));
  serve(server, endpoints.getGameSettings, ({ caller }) => readGameSettings(world, caller));
  serve(server, endpoints.changeGameSettings, ({ caller, body }) => changeGameSettings(world, caller, body));
  serve(server, endpoints.reverseGain, ({ caller, params }) => reverseGain(world, caller, params));
  serve(server, reminderEndpoints.getReminders, ({ caller }) => readReminders(world, caller));
  serve(server, reminderEndpoints.changeReminders, ({ caller, body }) => changeReminders(world, caller, body));
  serve(server, reminderEndpoints.addPushDevice, ({ caller, body }) => addPushDevice(world, caller, body));
  serve(server, reminderEndpoints.removePushDevice, ({ caller, body }) => removePushDevice(world, caller, body));
  serve(server, reminderEndpoints.stopReminders, ({ body }) => stopReminders(world, body.token));
  serve(server, reminderEndpoints.resumeReminders, ({ body }) => resumeReminders(world, body));
  serveEvents(server, endpoints.live, ({ caller }, { send }) => followGains(world, caller, send));
}
