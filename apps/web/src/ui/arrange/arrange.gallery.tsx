import { useState } from 'react';
import { Chip } from '#ui/action/chip.tsx';
import { ArrangeArea, useArranged } from './arrange-area.tsx';
import { OrderList } from './order-list.tsx';
import { PicturePin, PictureRing, PointPicture } from './point-picture.tsx';
import { areaAt, type PictureArea, type PicturePoint } from './points.ts';

const STEPS = [
  'Ask the person',
  'Choose a scale',
  'Write it down',
  'Look again after the medicine has had time to work',
];

export function OrderOpen() {
  const [order, setOrder] = useState(STEPS);
  return (
    <OrderList
      label="Steps"
      items={order.map((step) => ({ id: step, name: step, content: step }))}
      onOrder={setOrder}
    />
  );
}

export function OrderChecked() {
  const [order, setOrder] = useState([STEPS[0]!, STEPS[2]!, STEPS[1]!, STEPS[3]!]);
  return (
    <OrderList
      items={order.map((step, at) => ({
        id: step,
        name: step,
        content: step,
        look: step === STEPS[at] ? 'right' : 'wrong',
      }))}
      onOrder={setOrder}
    />
  );
}

export function OrderFinal() {
  return (
    <OrderList
      items={[
        { id: 'a', name: 'Ask', content: 'Ask', look: 'right', remark: 'Right' },
        { id: 'b', name: 'Act', content: 'Act', look: 'wrong', remark: 'Wrong' },
      ]}
      onOrder={() => undefined}
      isFixed
    />
  );
}

export function OrderFromRightToLeft() {
  return (
    <div dir="rtl">
      <OrderOpen />
    </div>
  );
}

const BOXES = ['Fact', 'Verdict'];
const CARDS = ['Refused breakfast', 'Is difficult', 'Says it burns'];

/** Cards of which each is brought into a box: dragged, or by a press on it and one on the box. */
export function CardsAndBoxes() {
  const [boxOf, setBoxOf] = useState<Record<string, string>>({});
  return (
    <ArrangeArea
      accepts={(card, box) => CARDS.includes(card) && BOXES.includes(box)}
      onPut={(card, box) => setBoxOf({ ...boxOf, [card]: box })}
      className="grid gap-4"
    >
      <div className="flex flex-wrap gap-2">
        {CARDS.filter((card) => !boxOf[card]).map((card) => (
          <SampleCard key={card} card={card} />
        ))}
      </div>
      <div className="grid grid-cols-2 gap-3">
        {BOXES.map((box) => (
          <SampleBox key={box} box={box} cards={CARDS.filter((card) => boxOf[card] === box)} />
        ))}
      </div>
    </ArrangeArea>
  );
}

function SampleCard({ card }: { card: string }) {
  const { ref, isHeld, button } = useArranged({ id: card, name: card, isItem: true });
  return (
    <button
      ref={ref}
      type="button"
      {...button}
      className={`min-h-11 cursor-grab touch-pan-y rounded-full border-2 px-4 font-semibold ${isHeld ? 'border-leaf bg-leaf-soft' : 'border-line bg-surface'}`}
    >
      {card}
    </button>
  );
}

function SampleBox({ box, cards }: { box: string; cards: readonly string[] }) {
  const { ref, isOver, offered, button } = useArranged({ id: box, name: box, isTarget: true });
  return (
    <button
      ref={ref}
      type="button"
      {...button}
      className={`grid min-h-28 content-start gap-2 rounded-[18px] border-2 p-3 text-start ${isOver || offered ? 'border-dashed border-leaf bg-leaf-soft' : 'border-line'}`}
    >
      <b>{box}</b>
      {cards.map((card) => (
        <Chip key={card}>{card}</Chip>
      ))}
    </button>
  );
}

const PICTURE = {
  url: `data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="#cfe8e4"/><circle cx="4" cy="6" r="1.6" fill="#e0a33c"/><rect x="10" y="2" width="4" height="4" fill="#5b7c99"/></svg>',
  )}`,
  alternative: 'A circle on the left and a square on the right.',
  width: 1600,
  height: 900,
};
const AREAS: PictureArea[] = [
  { x: 25, y: 66, radius: 10 },
  { x: 75, y: 44, radius: 14 },
];

export function PicturePointedAt() {
  const [marks, setMarks] = useState<PicturePoint[]>([]);
  const [found, setFound] = useState<number[]>([]);
  return (
    <PointPicture
      picture={PICTURE}
      onPoint={(point, height) => {
        const hit = areaAt(AREAS, point, height);
        if (hit >= 0) setFound([...found, hit]);
        else setMarks([...marks, point]);
      }}
    >
      {AREAS.map((area, at) => found.includes(at) && <PictureRing key={area.x} area={area} look="right" />)}
      {marks.map((mark, at) => (
        <PicturePin key={at} at={mark}>
          {at + 1}
        </PicturePin>
      ))}
    </PointPicture>
  );
}

export function PictureFinal() {
  return (
    <PointPicture picture={PICTURE} onPoint={null}>
      <PictureRing area={AREAS[0]!} look="right" name="Right: the circle" />
      <PictureRing area={AREAS[1]!} look="wrong" name="Wrong: the square" />
      <PicturePin at={{ x: 70, y: 40 }}>1</PicturePin>
    </PointPicture>
  );
}
