import { expect, test } from 'vitest';
import { storageKeys } from '../device/storage.ts';
import { startTheme, theme, themeOf } from './theme.ts';

test.for([
  ['dark', 'dark'],
  ['light', 'light'],
  ['blue', 'light'],
  ['', 'light'],
  [null, 'light'],
] as const)('a stored %j gives %s', ([stored, expected]) => {
  expect(themeOf(stored)).toBe(expected);
});

test('a change is written back and marks the document root', () => {
  startTheme();
  const root = document.documentElement;
  theme.set('dark');
  expect([localStorage.getItem(storageKeys.theme), root.dataset.theme, root.classList.contains('dark')]).toEqual([
    'dark',
    'dark',
    true,
  ]);
  theme.set('light');
  expect([localStorage.getItem(storageKeys.theme), root.dataset.theme, root.classList.contains('dark')]).toEqual([
    'light',
    'light',
    false,
  ]);
});

test('a change in another tab is followed', () => {
  startTheme();
  window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.theme, newValue: 'dark' }));
  expect(theme.get()).toBe('dark');
  window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.theme, newValue: null }));
  expect(theme.get()).toBe('light');
});
