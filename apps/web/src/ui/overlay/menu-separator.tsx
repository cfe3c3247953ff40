import { Menu as Base } from '@base-ui/react/menu';

/** A thin line between groups of a `Menu`. */
export function MenuSeparator() {
  return <Base.Separator className="mx-3 my-1.5 h-px bg-line" />;
}
