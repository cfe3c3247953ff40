import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';

interface FramedProps {
  /** What a screen reader calls the frame. */
  title: string;
  className: string;
  children: ReactNode;
}

/**
 * A page within the page, as wide as its frame: what looks different on a phone looks so in a frame of a phone's width.
 * It has the styles and the theme of the page around it.
 */
export function Framed({ title, className, children }: FramedProps) {
  const [body, setBody] = useState<HTMLElement | null>(null);
  return (
    <iframe
      // What is in it runs in the page around it.
      sandbox="allow-same-origin"
      title={title}
      className={className}
      ref={(frame) => {
        const page = frame?.contentDocument;
        if (!page || body === page.body) return;
        dress(page);
        setBody(page.body);
      }}
      onLoad={({ currentTarget: { contentDocument: page } }) => {
        // Some browsers make the document anew when it has loaded.
        if (!page || page.body === body) return;
        dress(page);
        setBody(page.body);
      }}
    >
      {body && createPortal(children, body)}
    </iframe>
  );
}

function dress(page: Document): void {
  for (const { name, value } of document.documentElement.attributes) page.documentElement.setAttribute(name, value);
  const styles = document.head.querySelectorAll('link[rel="stylesheet"], style');
  page.head.replaceChildren(...[...styles].map((style) => page.importNode(style, true)));
  page.body.className = document.body.className;
}
