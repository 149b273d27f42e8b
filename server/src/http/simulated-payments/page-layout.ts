import { escapeHtml } from '../../mail/html.ts'

const style = `
*{box-sizing:border-box}
body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#1f2733;background:#f4f6f8}
.notice{margin:0;padding:.5rem 1rem;background:#fff3c4;color:#5c4400;text-align:center;font-weight:600}
main{display:grid;grid-template-columns:1fr 1.2fr;gap:3rem;max-width:58rem;margin:0 auto;padding:3rem 1.5rem}
main.single{grid-template-columns:minmax(0,32rem);justify-content:center}
h1{margin:0 0 .5rem;font-size:1.125rem;font-weight:600;color:#4a5568}
.amount{margin:0 0 1rem;font-size:2.25rem;font-weight:700;line-height:1.2;overflow-wrap:anywhere}
.summary p{overflow-wrap:anywhere}
.muted{color:#5a6572;font-size:.9375rem}
section,form{min-width:0}
.card{background:#fff;border:1px solid #dde3ea;border-radius:.75rem;padding:1.5rem;margin:0 0 1rem}
h2{margin:0 0 1rem;font-size:1.0625rem}
label{display:block;margin:0 0 1rem;font-weight:500;font-size:.9375rem}
input{display:block;width:100%;margin-top:.25rem;padding:.625rem .75rem;font:inherit;border:1px solid #98a4b3;border-radius:.5rem;background:#fff;color:inherit}
.chips{display:flex;flex-wrap:wrap;gap:.5rem;margin:0 0 1rem;padding:0;list-style:none}
.chips a{display:inline-block;padding:.375rem .75rem;border:1px solid #c3ccd7;border-radius:999px;color:#33415c;background:#f8fafc;text-decoration:none;font-size:.875rem}
.chips a[aria-current]{border-color:#33415c;background:#e7ecf5;font-weight:600}
button,.button{display:block;width:100%;padding:.75rem 1rem;font:inherit;font-weight:600;text-align:center;text-decoration:none;color:#fff;background:#33415c;border:1px solid #33415c;border-radius:.5rem;cursor:pointer}
button.second{margin-top:.75rem;color:#33415c;background:#fff}
button:hover,.button:hover{background:#1f2c47;color:#fff}
.fault{margin:0 0 1rem;padding:.75rem 1rem;border-radius:.5rem;background:#fde8e8;color:#8a1c1c}
a{color:#33415c}
:focus-visible{outline:3px solid #6b8cff;outline-offset:2px}
@media (max-width:44rem){main{grid-template-columns:minmax(0,1fr);gap:1rem;padding:1.5rem 1rem}}
`

/** A page in the look of no service in particular, which says on top that nothing here is real. */
export function layOut(title: string, body: string, isSingle = false): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<p class="notice" role="note">Simulated payments: no money moves</p>
<main${isSingle ? ' class="single"' : ''}>
${body}
</main>
</body>
</html>`
}

/** A page that only says something and leads back. */
export function layOutMessage(title: string, text: string, backUrl: string | null): string {
  const back = backUrl === null ? '' : `<a class="button" href="${escapeHtml(backUrl)}">Back</a>`
  return layOut(
    title,
    `<section class="card"><h2>${escapeHtml(title)}</h2><p>${escapeHtml(text)}</p>${back}</section>`,
    true,
  )
}
