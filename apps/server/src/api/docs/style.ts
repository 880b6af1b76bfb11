/** The only style of the page; its hash is what the content security policy lets through. */
export const docsStyle = `
:root { color-scheme: light dark; --ink: light-dark(#2b2420, #ece3d4); --paper: light-dark(#faf6ec, #1d1a17);
  --card: light-dark(#fffdf7, #27231f); --line: light-dark(#d8cdb8, #4a423a); --accent: light-dark(#a8321f, #f0907c); }
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body { margin: 0; padding: 1.5rem 1rem 4rem; color: var(--ink); background: var(--paper);
  font: 1rem/1.6 system-ui, sans-serif; }
main { max-width: 52rem; margin: 0 auto; }
h1, h2, h3 { line-height: 1.25; overflow-wrap: anywhere; }
h2 { margin: 2.5rem 0 .5rem; font-size: 1.4rem; }
h3 { margin: 0 0 .5rem; font-size: 1.15rem; }
h3 code { font-size: inherit; }
h4 { margin: 1rem 0 .25rem; font-size: 1rem; }
a { color: var(--accent); }
code, pre { font: .9rem/1.5 ui-monospace, monospace; }
pre { margin: 0; padding: .75rem; border: 1px solid var(--line); border-radius: .25rem; white-space: pre-wrap;
  overflow-wrap: anywhere; }
article { margin: 1rem 0; padding: 1rem; background: var(--card); border: 1px solid var(--line);
  border-radius: .5rem; }
article > :last-child { margin-bottom: 0; }
.method { color: var(--accent); }
ul { margin: 0 0 1rem; padding-left: 1.25rem; }
nav { margin-top: 2rem; }
nav ul { padding: 0; list-style: none; }
nav a { display: block; padding: .5rem 0; }
li { overflow-wrap: anywhere; }
summary { padding: .6rem 0; cursor: pointer; }
@media (min-width: 48rem) { nav { columns: 2; column-gap: 2rem; } nav section { break-inside: avoid; } }
nav h2 { margin: 0; padding-top: .5rem; font-size: 1.1rem; }
`;
