import { Cover } from '#ui/cover/cover.tsx';
import { classNames } from '#ui/class-names.ts';

const SIZES = { md: 'size-14 rounded-md', lg: 'size-20 rounded-[20px]' };

/** An organization at a glance: its logo, or a pattern drawn from its id. Decorative: the name stands beside it. */
export function OrganizationMark({
  id,
  logoUrl,
  size = 'md',
}: {
  id: string;
  logoUrl: string | null;
  size?: keyof typeof SIZES;
}) {
  return (
    <span className={classNames('block flex-none overflow-hidden', SIZES[size])}>
      {logoUrl ? (
        <img src={logoUrl} alt="" className="size-full object-cover" />
      ) : (
        <Cover id={id} columns={2} rows={2} />
      )}
    </span>
  );
}
