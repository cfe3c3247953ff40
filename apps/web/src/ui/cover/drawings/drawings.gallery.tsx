import { Logo } from '#ui/brand/logo.tsx';
import { Flame } from './flame.tsx';
import { Mark } from './mark.tsx';
import { Snowflake } from './snowflake.tsx';
import { Spark } from './spark.tsx';

export function BrandAndRewards() {
  return (
    <div className="flex flex-wrap items-center gap-6">
      <Logo />
      <Mark className="size-14" />
      <Spark className="size-14" />
      <Spark className="size-8" variant="line" />
      <Flame className="size-14" />
      <Flame className="size-14" variant="big" />
      <Flame className="size-14 text-ink-3" variant="out" />
      <Snowflake className="size-14" />
    </div>
  );
}
