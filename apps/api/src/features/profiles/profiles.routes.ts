import * as data from '@snapwell/contract/profiles/organization-data.endpoints';
import * as endpoints from '@snapwell/contract/profiles/profiles.endpoints';
import { serveFile } from '#platform/files/serve-file.ts';
import { type HttpServer, serve } from '#platform/http/serve.ts';
import type { World } from '#world.ts';
import { deleteOwnAccount } from './delete-own-account.ts';
import { actOnMembers } from './act-on-members.ts';
import { changeDeactivation, leaveOrganization, removeMember } from './end-membership.ts';
import { exportOwnData } from './export-own-data.ts';
import { listOwnOrganizations } from './list-own-organizations.ts';
import { getHomeScreen } from './get-home-screen.ts';
import { getBaseProfile } from './get-base-profile.ts';
import { closeWelcomeDialog, type HasUnfinishedMakings, getOrganizationProfile } from './get-organization-profile.ts';
import { removePicture, uploadPicture } from './profile-pictures.ts';
import { askDeletion, cancelDeletion } from './organization-data/delete-organization.ts';
import { openExport, readExports, startExport } from './organization-data/export-organization.ts';
import { updateBaseProfile } from './update-base-profile.ts';

export function profileRoutes(server: HttpServer, world: World, hasUnfinishedMakings: HasUnfinishedMakings): void {
  serve(server, data.startOrganizationExport, ({ caller }) => startExport(world, caller));
  serve(server, data.listOrganizationExports, ({ caller }) => readExports(world, caller));
  serveFile(server, data.downloadOrganizationExport, ({ caller, params }) =>
    openExport(world, caller, params.exportId),
  );
  serve(server, data.askOrganizationDeletion, ({ caller, body }) => askDeletion(world, caller, body.name));
  serve(server, data.cancelOrganizationDeletion, ({ caller }) => cancelDeletion(world, caller));
  serve(server, endpoints.getBaseProfile, ({ caller }) => getBaseProfile(world, caller));
  serve(server, endpoints.updateBaseProfile, ({ caller, body }) => updateBaseProfile(world, caller, body));
  serve(server, endpoints.listOwnOrganizations, ({ caller }) => listOwnOrganizations(world, caller));
  serve(server, endpoints.getHome, ({ caller }) => getHomeScreen(world, caller));
  serve(server, endpoints.getOrganizationProfile, ({ caller, query }) =>
    getOrganizationProfile(world, caller, { includeRank: query.include_rank === 'true', hasUnfinishedMakings }),
  );
  serve(server, endpoints.closeWelcomeDialog, ({ caller }) => closeWelcomeDialog(world, caller));
  serve(server, endpoints.uploadProfilePicture, ({ caller, file }) => uploadPicture(world, caller, file));
  serve(server, endpoints.uploadOwnPicture, ({ caller, file }) => uploadPicture(world, caller, file));
  serve(server, endpoints.removeOwnPicture, ({ caller }) => removePicture(world, caller));
  serve(server, endpoints.leaveOrganization, ({ caller }) => leaveOrganization(world, caller));
  serve(server, endpoints.actOnMembers, ({ caller, body, language }) => actOnMembers(world, caller, body, language));
  serve(server, endpoints.removeMember, ({ caller, params }) => removeMember(world, caller, params.uid));
  serve(server, endpoints.deactivateMember, ({ caller, params }) =>
    changeDeactivation(world, caller, params.uid, true),
  );
  serve(server, endpoints.reactivateMember, ({ caller, params }) =>
    changeDeactivation(world, caller, params.uid, false),
  );
  serve(server, endpoints.exportOwnData, ({ caller }) => exportOwnData(world, caller));
  serve(server, endpoints.deleteOwnAccount, ({ caller }) => deleteOwnAccount(world, caller));
}
