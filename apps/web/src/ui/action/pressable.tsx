import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from '../class-names.ts';
import { Spinner } from '../feedback/spinner.tsx';

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

export interface WordedButtonProps extends PressableProps {
  isWide?: boolean;
}

/** A button with words: busy with a turning ring before them. Each kind brings its look. */
export function WordedButton({ isWide = false, className, children, ...rest }: WordedButtonProps) {
  return (
    <Pressable
      className={classNames(
        'inline-flex items-center justify-center whitespace-nowrap select-none [&>svg]:flex-none disabled:cursor-not-allowed disabled:opacity-55',
        isWide && 'w-full',
        className,
      )}
      {...rest}
    >
      {rest.isPending && <Spinner className="size-[1.15em]" />}
      {children}
    </Pressable>
  );
}

function asLink({
  type: _type,
  disabled: _disabled,
  ...rest
}: Omit<PressableProps, 'to' | 'href' | 'download' | 'isPending' | 'onClick'>) {
  return rest as Omit<LinkProps, 'to'>;
}
