import { useEffect, useEffectEvent, useState } from 'react';
import { usePlain } from '#platform/device/width.ts';
import { classNames } from '#ui/class-names.ts';
import { type BackgroundFill, fadeMs, fillFor, fillKey, pictureOf } from './background-fill.ts';
import { Fill } from './fill.tsx';

/**
 * What lies behind the pages. A new picture loads first, then fades in over the old one, then takes its place (spec
 * §4).
 */
export function BackgroundLayer({ fill, className = 'fixed -z-1' }: { fill: BackgroundFill; className?: string }) {
  const drawn = fillFor(fill, usePlain());
  const wanted = { key: fillKey(drawn), fill: drawn };
  const { shown, coming } = useCrossFade(wanted);
  const transitionDuration = `${fadeMs(fill)}ms`;
  return (
    <div aria-hidden="true" className={classNames('pointer-events-none inset-0 overflow-hidden', className)}>
      <div
        key={shown.key}
        className={classNames(LAYER, coming?.fill.type === 'none' && 'opacity-0')}
        style={{ transitionDuration }}
      >
        <Fill fill={shown.fill} />
      </div>
      {coming && (
        <div key={coming.key} className={classNames(LAYER, 'starting:opacity-0')} style={{ transitionDuration }}>
          <Fill fill={coming.fill} />
        </div>
      )}
    </div>
  );
}

const LAYER = 'absolute inset-0 transition-opacity';

interface Layer {
  key: string;
  fill: BackgroundFill;
}

function useCrossFade(wanted: Layer): { shown: Layer; coming: Layer | null } {
  const [shown, setShown] = useState(wanted);
  const [coming, setComing] = useState<Layer | null>(null);
  const bringIn = useEffectEvent(() => setComing(wanted));
  const source = pictureOf(wanted.fill);

  useEffect(() => {
    if (wanted.key === shown.key) return;
    let isWanted = true;
    void hasLoaded(source).then((isThere) => isWanted && isThere && bringIn());
    return () => {
      isWanted = false;
    };
  }, [wanted.key, shown.key, source]);

  useEffect(() => {
    if (!coming) return;
    const timer = setTimeout(() => {
      setShown(coming);
      setComing(null);
    }, fadeMs(coming.fill));
    return () => clearTimeout(timer);
  }, [coming]);

  return { shown, coming };
}

/** A picture that cannot be had leaves what was there. */
async function hasLoaded(source: string | undefined): Promise<boolean> {
  if (!source) return true;
  const picture = new Image();
  picture.src = source;
  return picture.decode().then(
    () => true,
    () => false,
  );
}
