import { Trans } from '@lingui/react/macro';
import { Callout } from '#ui/feedback/callout.tsx';

/** Said on the pages that the law wants, while the configuration does not say who runs the server. */
export function OperatorMissing() {
  return (
    <Callout kind="warning">
      <p>
        <Trans>
          Whoever runs this server has not said who they are yet. The settings <code>OPERATOR_NAME</code> and those
          beside it fill this page.
        </Trans>
      </p>
    </Callout>
  );
}
