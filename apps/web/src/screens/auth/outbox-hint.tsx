import { Trans } from '@lingui/react/macro';
import { config } from '#platform/config.ts';
import { paths } from '#platform/paths.ts';
import { TextLink } from '#ui/action/text-link.tsx';

/** A demo server sends no mail: it says where to find what it would have sent. */
export function OutboxHint() {
  if (!config().demo.is_on) return null;
  return (
    <p className="text-xs text-ink-2">
      <Trans>
        This is a demo server: its emails wait in the <TextLink to={paths.outbox}>outbox</TextLink>.
      </Trans>
    </p>
  );
}
