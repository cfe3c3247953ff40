import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { Link, type LinkProps } from 'react-router';

export interface PressableProps extends ComponentPropsWithRef<'button'> {
  /** A screen of the app: renders a link. */
  to?: string;
  /** An address outside the app, or a file: renders a plain link. */
  href?: string;
  /** With `href`: the browser keeps the file under this name. */
  download?: string;
  /** Keeps its place and its focus, says that it is busy, and ignores presses. */
  isPending?: boolean;
}

/** What every button is made of: a link where it leads somewhere, a button where it does something. */
export function Pressable({ to, href, download, isPending = false, onClick, ...rest }: PressableProps) {
  if (to !== undefined) return <Link to={to} onClick={onClick as LinkProps['onClick']} {...asLink(rest)} />;
  if (href !== undefined) {
    const { children, ...others } = asLink(rest);
    return (
      <a href={href} download={download} onClick={onClick as LinkProps['onClick']} {...others}>
        {children}
      </a>
    );
  }
  const press = isPending ? (event: MouseEvent) => event.preventDefault() : onClick;
  return (
    <button
      type="button"
      aria-busy={isPending || undefined}
      aria-disabled={isPending || undefined}
      onClick={press}
      {...rest}
    />
  );
}

function asLink({
  type: _type,
  disabled: _disabled,
  ...rest
}: Omit<PressableProps, 'to' | 'href' | 'download' | 'isPending' | 'onClick'>) {
  return rest as Omit<LinkProps, 'to'>;
}
