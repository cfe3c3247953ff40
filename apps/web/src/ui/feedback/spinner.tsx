import { LoaderCircle } from 'lucide-react';

/** Small turning circle inside a busy control. Content that loads shows a skeleton instead. */
export function Spinner({ className = 'size-5' }: { className?: string }) {
  return <LoaderCircle className={`${className} animate-spin`} aria-hidden="true" />;
}
