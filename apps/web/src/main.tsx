import { mountApp } from '#app/mount.tsx';
import '#styles/base.css';

// Not awaited: screens import from this file's chunk, and would wait for it while it waits for the first of them.
void mountApp(document.querySelector('#root')!);
