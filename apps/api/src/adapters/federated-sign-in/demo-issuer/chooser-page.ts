import { BRAND } from '@snapwell/contract/brand';
import { samplePeople, type SamplePerson } from './sample-people.ts';

/**
 * Styles are inline: the page belongs to the sample provider and knows nothing of the application's files. Values as
 * in tokens.css.
 */
const STYLE = `
:root { color-scheme: light dark;
  --paper: light-dark(oklch(0.985 0.006 85), oklch(0.185 0.022 258)); --surface: light-dark(oklch(1 0 0), oklch(0.232 0.026 258));
  --line: light-dark(oklch(0.905 0.012 85), oklch(0.335 0.028 258)); --ink: light-dark(oklch(0.25 0.035 255), oklch(0.955 0.01 85));
  --ink-2: light-dark(oklch(0.44 0.03 255), oklch(0.8 0.015 250)); --leaf: light-dark(oklch(0.5 0.105 172), oklch(0.76 0.125 170));
  --snap-soft: light-dark(oklch(0.955 0.055 90), oklch(0.33 0.05 80)); --snap-ink: light-dark(oklch(0.45 0.105 70), oklch(0.87 0.14 88)); }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1.5rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 'Inter Variable', Inter, system-ui, sans-serif; }
main { width: 100%; max-width: 26rem; }
h1 { margin: 0 0 .25rem; font: 700 1.5rem/1.2 'Bricolage Grotesque Variable', 'Bricolage Grotesque', system-ui, sans-serif; letter-spacing: -.01em; }
.lead { margin: 0 0 1rem; color: var(--ink-2); }
.notice { margin: 0 0 1.25rem; padding: .625rem .875rem; border-radius: 8px; background: var(--snap-soft); color: var(--snap-ink); font-size: .9375rem; }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: .625rem; }
button { font: inherit; color: inherit; cursor: pointer; }
.account { display: grid; grid-template-columns: auto 1fr auto; gap: .875rem; align-items: center; width: 100%; min-height: 4.25rem; padding: .625rem .875rem;
  text-align: left; background: var(--surface); border: 1px solid var(--line); border-bottom-width: 3px; border-radius: 16px; transition: transform 120ms, border-color 120ms; }
.account:hover { border-color: var(--leaf); } .account:active { transform: translateY(2px); }
:focus-visible { outline: 3px solid var(--leaf); outline-offset: 2px; }
.initials { display: grid; place-items: center; width: 2.5rem; height: 2.5rem; border-radius: 999px; font-weight: 650; color: oklch(0.99 0.01 172); }
.name { display: block; font-weight: 600; } .address { display: block; font-size: .875rem; color: var(--ink-2); overflow-wrap: anywhere; }
.note { font-size: .8125rem; color: var(--ink-2); text-align: right; max-width: 6.5rem; }
.cancel { margin-top: 1rem; padding: .75rem 1rem; background: none; border: 0; border-radius: 8px; color: var(--ink-2); text-decoration: underline; text-underline-offset: 3px; }
@media (max-width: 25rem) { .account { grid-template-columns: auto 1fr; row-gap: 0; } .note { grid-column: 2; max-width: none; text-align: left; } }
@media (prefers-reduced-motion: reduce) { .account { transition: none; } }
`;

const HUES = [172, 255, 300, 42];

/** The page on which a sample account is chosen. It says what it is. */
export function chooserPage(action: string, nonce: string): string {
  return page({
    nonce,
    title: 'Choose an account',
    body: `<p class="lead">to go on to ${BRAND}</p>
<p class="notice">Sample data: these people are made up, and this page stands in for Google on a demo server. No real account is asked for.</p>
<form method="post" action="${action}">
<ul>
${samplePeople.map(accountButton).join('\n')}
</ul>
<button class="cancel" name="account" value="">Cancel</button>
</form>`,
  });
}

/** For somebody who came back to a sign-in that is over. */
export function expiredPage(nonce: string): string {
  return page({
    nonce,
    title: 'This sign-in is over',
    body: `<p class="lead">It took too long, or it was finished already. Close this window and sign in again.</p>`,
  });
}

function page({ nonce, title, body }: { nonce: string; title: string; body: string }): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · ${BRAND}</title>
<style nonce="${nonce}">${STYLE}${samplePeople.map((_, i) => `.hue-${i} { background: oklch(0.5 0.11 ${HUES[i % HUES.length]}); }`).join(' ')}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>`;
}

function accountButton({ sub, name, email, note, given_name, family_name }: SamplePerson, index: number): string {
  return `<li><button class="account" name="account" value="${sub}">
<span class="initials hue-${index}" aria-hidden="true">${given_name[0]}${family_name[0]}</span>
<span><span class="name">${name}</span><span class="address">${email}</span></span>
<span class="note">${note}</span>
</button></li>`;
}
