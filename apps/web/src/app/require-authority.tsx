import { Outlet } from 'react-router';

export function RequireAuthority() {
  return <Outlet />;
}
