import type { PrerenderedPageName } from '@snapwell/contract/rendered-page';
import type { ComponentType } from 'react';
import { SignInScreen } from '#screens/auth/sign-in-screen.tsx';
import { SignUpScreen } from '#screens/auth/sign-up-screen.tsx';
import { AuditingDemoScreen } from '#screens/demos/auditing-demo-screen.tsx';
import { DocumentationDemoScreen } from '#screens/demos/documentation-demo-screen.tsx';
import { WithQueries } from './with-queries.tsx';

const screens: Record<PrerenderedPageName, ComponentType> = {
  signIn: SignInScreen,
  signUp: SignUpScreen,
  auditingDemo: AuditingDemoScreen,
  documentationDemo: DocumentationDemoScreen,
};

/** The screen of a page that the application draws anew; null for a page that is taken over. */
export function prerenderedScreen(page: string): ComponentType | null {
  const Screen = screens[page as PrerenderedPageName];
  if (!Screen) return null;
  return () => (
    <WithQueries seed={null}>
      <Screen />
    </WithQueries>
  );
}
