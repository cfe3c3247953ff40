import { mountApp } from '#app/mount.tsx';
import '#styles/base.css';

await mountApp(document.querySelector('#root')!);
