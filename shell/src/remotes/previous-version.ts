import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { report } from '@site/federation';
import type { PartVersions } from './part-versions';

/**
 * Maps `mf-blog/routes` to a module of the part's chosen version. If the live version cannot be
 * loaded, that is reported and the module comes from the previous version.
 */
export const previousVersion = (versions: PartVersions): ModuleFederationRuntimePlugin => {
  const isPart = (part: string) => part in versions.site.registry.microFrontends;
  const idIn = (container: string, id: string) => container + id.slice(id.indexOf('/'));
  return {
    name: 'previous-version',
    beforeRequest(args) {
      const [part = ''] = args.id.split('/');
      if (!isPart(part)) return args;
      return { ...args, id: idIn(versions.choose(part).container, args.id) };
    },
    async errorLoadRemote({ id, error, lifecycle, remote, origin }) {
      const [part = ''] = id.split('/');
      if (lifecycle !== 'onLoad' || !isPart(part) || versions.runningVersion(part))
        return undefined;
      const failed = versions.choose(part).container;
      versions.markFailed(part, error);
      const before = versions.choose(part);
      if (before.container === failed || remote?.name !== failed) throw error;
      report(part, error);
      // If the previous version fails as well, report the live version's error.
      return origin.loadRemote(idIn(before.container, id)).catch(() => Promise.reject(error));
    },
  };
};
