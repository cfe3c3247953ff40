import { isSomebodyExpected } from '#features/identity/session/somebody-expected.ts';
import { languageOfDevice } from '#platform/locale/locale.ts';
import { pageInDocument, startApplication, hydratePage } from '#app/rendered/hydrate-page.tsx';

// A stranger's page that came as HTML. Somebody who is signed in, or who reads another language than it was rendered in,
// gets the application in its place. Not awaited: the files of the screen wait for this one to have ended.
const page = pageInDocument();
if (page && !isSomebodyExpected() && languageOfDevice() === page.language)
  void hydratePage(document.querySelector('#root')!, page);
else void startApplication();
