import { useState } from 'react';
import { Button } from '#ui/action/button.tsx';
import type { BackgroundFill } from './background-fill.ts';
import { BackgroundLayer } from './background-layer.tsx';

const PICTURE =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="#1f7a6b"/><circle cx="90" cy="80" r="110" fill="#f5b83d"/><circle cx="330" cy="240" r="130" fill="#3563c9"/><path d="M200 300L300 90 400 300Z" fill="#e8643c"/></svg>',
  );

const FILLS: Record<string, BackgroundFill> = {
  Aurora: { type: 'aurora' },
  Drifting: { type: 'bgfx', imageUrl: PICTURE },
  Image: { type: 'image', url: PICTURE, blurPx: 6 },
  Colour: { type: 'color', color: 'oklch(0.6 0.1 200)' },
  None: { type: 'none' },
};

export function Backgrounds() {
  const [name, setName] = useState('Aurora');
  return (
    <div className="relative isolate h-80 overflow-hidden rounded-md">
      <BackgroundLayer fill={{ ...FILLS[name]!, transitionMs: 600 }} className="absolute -z-1" />
      <div className="flex flex-wrap gap-2 p-4">
        {Object.keys(FILLS).map((other) => (
          <Button key={other} size="sm" onClick={() => setName(other)} aria-pressed={other === name}>
            {other}
          </Button>
        ))}
      </div>
    </div>
  );
}

export function TheDriftingPicture() {
  return (
    <div className="relative isolate h-60 overflow-hidden rounded-md">
      <BackgroundLayer fill={FILLS.Drifting!} className="absolute -z-1" />
    </div>
  );
}
