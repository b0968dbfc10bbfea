/** The inline style sheet of the provider's pages, with the colors of the web app. */
export const pageStyle = `
:root {
  color-scheme: light dark;
  --rink: light-dark(#edf2f6, #08111a);
  --line-blue: light-dark(#c9def2, #102d47);
  --line-red: light-dark(#f3cfd5, #3a141c);
  --board: light-dark(#ffffff, #0f1c28);
  --ink: light-dark(#0c1824, #eaf2f8);
  --soft: light-dark(#45576a, #a0b4c5);
  --line: light-dark(#d0dbe4, #1f3344);
  --edge: light-dark(#6a8095, #66829b);
  --blue: light-dark(#0b5cab, #79c0fa);
  --lamp: light-dark(#ff7d2e, #ff8a42);
  --lamp-press: light-dark(#f06a16, #ff9d61);
  --on-lamp: #150c04;
  --red: light-dark(#b5152f, #ff8b98);
  --red-wash: light-dark(#fbe5e8, #3a141c);
}
* { box-sizing: border-box; }
body {
  margin: 0; min-height: 100vh; min-height: 100dvh; padding: 24px 16px;
  display: grid; place-items: center;
  font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
  color: var(--ink);
  background:
    linear-gradient(90deg, transparent calc(18% - 4px), var(--line-blue) 0 calc(18% + 4px), transparent 0),
    linear-gradient(90deg, transparent calc(82% - 4px), var(--line-blue) 0 calc(82% + 4px), transparent 0),
    radial-gradient(circle at 50% 50%, transparent 236px, var(--line-blue) 238px 241px, transparent 243px),
    linear-gradient(90deg, transparent calc(50% - 3px), var(--line-red) 0 calc(50% + 3px), transparent 0),
    var(--rink);
}
main {
  width: 100%; max-width: 404px; padding: 32px 28px 28px;
  background: var(--board); border: 1px solid var(--line); border-top: 4px solid var(--lamp);
  border-radius: 16px; box-shadow: 0 18px 48px rgb(8 17 26 / 16%);
}
.brand {
  display: flex; align-items: center; gap: 10px; margin: 0 0 20px;
  font: 700 1.5rem/1 "Barlow Condensed", "Arial Narrow", sans-serif; color: var(--ink);
}
.brand svg { width: 36px; height: 36px; flex: none; }
h1 { margin: 0 0 6px; font-size: 1.625rem; line-height: 1.2; overflow-wrap: anywhere; letter-spacing: -.01em; }
p { margin: 0 0 20px; color: var(--soft); }
label { display: block; margin: 16px 0 6px; font-weight: 600; }
input {
  width: 100%; min-height: 48px; padding: 10px 14px; font: inherit; color: inherit;
  background: var(--rink); border: 1px solid var(--edge); border-radius: 10px;
}
input[aria-invalid=true] { border-color: var(--red); }
button, .button {
  display: block; width: 100%; min-height: 48px; padding: 10px 16px; margin-top: 24px;
  font: inherit; font-weight: 700; text-align: center; text-decoration: none; cursor: pointer;
  color: var(--on-lamp); background: var(--lamp); border: 1px solid transparent; border-radius: 10px;
}
button:hover, .button:hover { background: var(--lamp-press); }
button.quiet { margin-top: 10px; color: var(--ink); background: transparent; border-color: var(--line); }
button.quiet:hover { border-color: var(--edge); }
:focus-visible { outline: 3px solid var(--blue); outline-offset: 2px; }
a { color: var(--blue); }
.alert {
  margin: 0 0 4px; padding: 12px 14px; font-weight: 600;
  color: var(--red); background: var(--red-wash); border: 1px solid var(--red); border-radius: 10px;
}
.foot { margin: 22px 0 0; text-align: center; }
@media (forced-colors: active) { main, button, .button { border-color: CanvasText; } }
@media (max-width: 400px) { main { padding: 24px 18px 20px; } }
`;
