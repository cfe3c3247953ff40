// The server as a child of a test that must also do what only the server may: it takes commands over the channel.
import { startServer } from '../server.ts';

type Command = { id: number } & ({ do: 'disable' | 'revoke' | 'mint'; uid: string } | { do: 'outbox' });

const { world } = await startServer(() => undefined);
const { identityProvider, outbox } = world;

async function carryOut(command: Command): Promise<unknown> {
  switch (command.do) {
    case 'disable':
      return identityProvider.setDisabled(command.uid, true);
    case 'revoke':
      return identityProvider.revokeSessions(command.uid);
    case 'mint':
      return identityProvider.mintCustomToken(command.uid, { ward: '4B' });
    case 'outbox':
      return outbox?.list();
  }
}

process.on('message', (command: Command) => {
  void carryOut(command).then((answer) => process.send?.({ id: command.id, answer }));
});
process.send?.({ id: 0 });
