import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '#styles/base.css';

createRoot(document.querySelector('#root')!).render(<StrictMode />);
