import { t } from '@lingui/core/macro';
import { getAuthorItem } from '@snapwell/contract/library/authoring.endpoints';
import { languageNames } from '@snapwell/contract/text/language';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/http/api.ts';
import { Button } from '#ui/action/button.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { authoringKeys, settleConflict } from '../authoring.queries.ts';
import type { ItemPartProps } from './publish-bar.tsx';

/** What became of a version when its original was changed. */
function VersionNotice({ item: { original, language, versions } }: Pick<ItemPartProps, 'item'>) {
  const state = original && versions.find((version) => version.language === language)?.state;
  if (state !== 'stale' && state !== 'hidden') return null;
  const name = languageNames[language];
  return (
    <Callout
      kind="info"
      title={state === 'stale' ? t`The original has changed since` : t`Learners don’t get it in ${name}`}
    >
      {state === 'stale'
        ? t`What changed is marked. Publish it when it says the same again; learners get this text until then.`
        : t`It was taken from them, or the original asks something that is missing here. Publish it to show it again.`}
    </Callout>
  );
}

/** What the author must know before anything else: conflicts, and what did not happen when it was time. */
export function ItemNotices({ orgId, item, draft, onItem }: ItemPartProps) {
  const queryClient = useQueryClient();
  const settle = useMutation(settleConflict(orgId, item.id));
  const goOn = async (mine: boolean) => {
    const server = await call(getAuthorItem, { params: { orgId, contentId: item.id } }, { isCacheSkipped: true });
    onItem(server);
    draft.resolve(server, mine);
    void queryClient.invalidateQueries({ queryKey: authoringKeys.tree(orgId) });
  };
  return (
    <div className="mt-4 grid gap-3 empty:hidden">
      {draft.state === 'conflict' && (
        <Callout kind="warning" title={t`Somebody else changed the same words`}>
          <p>{t`Both texts are in the history. Choose what to go on with.`}</p>
          <p className="mt-3 flex flex-wrap gap-2">
            <Button size="sm" onClick={() => void goOn(true)}>{t`Go on with mine`}</Button>
            <Button size="sm" onClick={() => void goOn(false)}>{t`Go on with theirs`}</Button>
          </p>
        </Callout>
      )}
      {item.is_conflict && (
        <Callout kind="warning" title={t`What learners see has changed`}>
          <p>{t`An import changed the published text after this draft was begun. Both are in the history.`}</p>
          <p className="mt-3 flex flex-wrap gap-2">
            {(['draft', 'published'] as const).map((use) => (
              <Button
                key={use}
                size="sm"
                isPending={settle.isPending}
                onClick={() =>
                  settle.mutate(use, {
                    onSuccess: (next) => {
                      onItem(next);
                      draft.resolve(next, use === 'draft');
                    },
                  })
                }
              >
                {use === 'draft' ? t`Go on with the draft` : t`Take the published text`}
              </Button>
            ))}
          </p>
        </Callout>
      )}
      <VersionNotice item={item} />
      {item.publish_failure && (
        <Callout kind="warning" title={t`It wasn’t published when it was time`}>
          {item.publish_failure}
        </Callout>
      )}
    </div>
  );
}
