import { webPath } from '@snapwell/contract/web-routes';
import type { Skill } from '../../request/skill-input.ts';

/** Says how something of the product is done, with the way to its place in the settings. */
export const helpText =
  (content: string, settings?: { readonly title: string; readonly to: `#${string}` }): Skill =>
  async ({ writer }) => {
    writer.write({ content });
    return settings ? { actions: [{ title: settings.title, url: `${webPath('config')}${settings.to}` }] } : {};
  };
