import type { FeeLine, GuestMailContent, MailLink, MailSection } from './guest-content.ts'
import { asInline, breakable, escapeHtml } from './html.ts'

const sans = "'Hanken Grotesk',-apple-system,'Segoe UI',Helvetica,Arial,sans-serif"
const serif = 'Besley,Rockwell,Georgia,serif'

/** The tokens of the design as values, since no mail program knows variables. */
const light = { text: '#10262b', muted: '#4d6266', link: '#04606c', line: '#dbe5e5', page: '#f3f6f6' }

/**
 * Mail programs that know media queries get the phone's layout and the dark one; for the others the values in the
 * elements are complete.
 */
const styles = `
body { margin: 0; padding: 0; -webkit-text-size-adjust: 100%; }
img { display: block; border: 0; }
.night { display: none; }
@media (max-width: 640px) {
  .outer { padding: 0 0 28px !important; }
  .card { border-radius: 0 !important; border-left: 0 !important; border-right: 0 !important; }
  .inset { padding-left: 20px !important; padding-right: 20px !important; }
  .brand { padding: 16px 20px !important; }
  .picture { height: 150px !important; }
  .stack { display: block !important; width: 100% !important; }
  .tag { padding-top: 14px !important; text-align: left !important; }
  .wide { width: 100% !important; }
  .fact { font-size: 16px !important; padding-right: 6px !important; }
}
@media (prefers-color-scheme: dark) {
  body, .page { background: #0a1517 !important; }
  .card { background: #122024 !important; border-color: #24383d !important; }
  .text { color: #e8f1f1 !important; }
  .muted { color: #a2b6b9 !important; }
  .link { color: #86d3db !important; }
  .line { border-color: #24383d !important; }
  .button { background: #6cc5cf !important; }
  .label { color: #03262c !important; }
  .free { background: #79c98a !important; }
  .part { background: #f0c457 !important; }
  .whole { background: #6b868b !important; }
  .warm { background: #3b2819 !important; color: #f8bd8d !important; }
  .day { display: none !important; }
  .night { display: inline-block !important; }
}`

/** Tables and values in the elements, because that is what mail programs have in common. */
export function guestHtml(content: GuestMailContent): string {
  const { language, subject, preview, heading, paragraphs, button, links, sections } = content
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><base target="_top"><title>${escapeHtml(subject)}</title><style>${styles}</style></head>
<body class="page" style="margin:0;background:${light.page}">
<div style="display:none;max-height:0;overflow:hidden">${asInline(preview)}</div>
<table ${table} class="page" bgcolor="${light.page}" style="background:${light.page}"><tr><td class="outer" align="center" style="padding:28px 16px 36px">
<table ${table} style="max-width:600px;table-layout:fixed">
${brand(content)}
<tr><td class="card" bgcolor="#ffffff" style="background:#ffffff;border:1px solid ${light.line};border-radius:14px;overflow:hidden">
<table ${table} style="table-layout:fixed">
${picture(content)}${keyCard(content)}
<tr><td class="inset" style="padding:28px 36px 26px">
<h1 class="text" style="margin:0 0 8px;font:500 28px/34px ${serif};letter-spacing:-.015em;color:${light.text};${breakable}">${asInline(heading)}</h1>
${paragraphs.map((text) => paragraph(text)).join('')}${button ? buttonHtml(button) : ''}${linksHtml(links)}</td></tr>
${sections.map(sectionHtml).join('\n')}
</table></td></tr>
${footer(content)}
</table></td></tr></table>
</body></html>`
}

const table = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"'

function brand({ publicUrl }: GuestMailContent): string {
  const bird = (name: string, look: string, hidden: string) =>
    `<img class="${look}" src="${escapeHtml(publicUrl)}/mail/${name}.png" width="30" height="30" alt="" style="${hidden}vertical-align:middle">`
  return `<tr><td class="brand" style="padding:4px 4px 18px">${bird('lark', 'day', 'display:inline-block;')}${bird('lark-dark', 'night', 'display:none;')}<span class="text" style="padding-left:10px;font:500 20px/30px ${serif};letter-spacing:-.015em;color:${light.text};vertical-align:middle">Roomlark</span></td></tr>`
}

function picture({ picture }: GuestMailContent): string {
  if (!picture) return ''
  return `<tr><td><img class="picture" src="${escapeHtml(picture.url)}" width="598" height="190" alt="${escapeHtml(picture.alt)}" style="display:block;width:100%;height:190px;object-fit:cover;object-position:50% 60%;font:400 14px/20px ${sans};color:${light.muted}"></td></tr>\n`
}

/** The card stays as it is in the dark: it is dark itself. */
function keyCard({ card }: GuestMailContent): string {
  if (!card) return ''
  const [ground, warm, tag, ink] = card.isCancelled
    ? ['#485a5e', '#e7eeee', '#e7eeee', '#22383c']
    : ['#07515c', '#ffcf9f', '#f29a55', '#361a04']
  const soft = card.isCancelled ? '#d3dfe0' : '#b9d5d8'
  const small = `margin:0;font:400 13px/19px ${sans};color:${soft};${breakable}`
  const facts = card.facts.map(
    ({ label, value, notes }) =>
      `<td class="fact" valign="top" style="padding:0 12px 0 0;font-size:18px"><p style="${small}">${asInline(label)}</p><p style="margin:0;font-family:${serif};font-weight:500;font-size:inherit;line-height:25px;letter-spacing:-.015em;color:#ffffff">${asInline(value)}</p>${notes.map((note) => `<p style="${small}">${asInline(note)}</p>`).join('')}</td>`,
  )
  return `<tr><td class="inset" bgcolor="${ground}" style="background:${ground};padding:26px 36px 28px">
<table ${table} style="table-layout:fixed"><tr><td class="stack" valign="top"><p style="margin:0;font:500 15px/21px ${sans};color:${warm}">${asInline(card.title)}</p><p style="margin:0;font:500 32px/38px ${serif};letter-spacing:-.015em;color:#ffffff;${breakable}">${asInline(card.hotelName)}</p><p style="margin:2px 0 0;font:400 15px/21px ${sans};color:${soft};${breakable}">${asInline(card.place)}</p></td>
<td class="stack tag" valign="top" align="right" width="170"><span style="display:inline-block;border-radius:6px;padding:7px 12px;background:${tag};font:500 15px/20px ${serif};letter-spacing:.01em;color:${ink};white-space:nowrap"><span style="display:inline-block;width:7px;height:7px;margin-right:8px;border-radius:50%;background:${ground};vertical-align:2px;font-size:0">&nbsp;</span>${asInline(card.reference.value)}</span></td></tr></table>
<table ${table} style="margin-top:20px;table-layout:fixed"><tr>${facts.join('')}</tr></table></td></tr>`
}

function paragraph(text: string, looks = `font:400 16px/25px ${sans};color:${light.text}`): string {
  return `<p class="text" dir="auto" style="margin:0 0 8px;${looks};${breakable}">${asInline(text).replaceAll('\n', '<br>')}</p>`
}

function note(text: string, looks = ''): string {
  return `<p class="muted" style="margin:6px 0 0;font:400 14px/21px ${sans};color:${light.muted};${looks}${breakable}">${asInline(text)}</p>`
}

function buttonHtml({ label, link }: MailLink): string {
  return `<table role="presentation" class="wide" cellpadding="0" cellspacing="0" border="0" style="margin:14px 0 0"><tr><td class="button" align="center" bgcolor="${light.link}" style="border-radius:9px;background:${light.link}"><a class="label" href="${escapeHtml(link)}" style="display:block;padding:15px 26px;font:600 16px/20px ${sans};color:#ffffff;text-decoration:none">${asInline(label)}</a></td></tr></table>`
}

function linksHtml(links: MailLink[]): string {
  if (links.length === 0) return ''
  const one = ({ label, link }: MailLink) =>
    `<a class="link" href="${escapeHtml(link)}" style="color:${light.link};font-weight:500;text-decoration:underline;white-space:nowrap">${asInline(label)}</a>`
  return `<p style="margin:14px 0 0;font:400 15px/26px ${sans}">${links.map(one).join('<span style="display:inline-block;width:20px">&nbsp;</span> ')}</p>`
}

function sectionHtml(section: MailSection): string {
  const {
    title,
    lead,
    rows = [],
    comparison,
    total,
    fees = [],
    paragraphs = [],
    highlight,
    notes = [],
  } = section
  const parts = [
    lead === undefined ? '' : note(lead, 'margin:0 0 6px;'),
    rows.length + (total ? 1 : 0) === 0 ? '' : rowsHtml(rows, total),
    comparison ? comparisonHtml(comparison) : '',
    fees.length === 0 ? '' : feesHtml(fees),
    ...paragraphs.map((text) => paragraph(text)),
    highlight === undefined
      ? ''
      : `<p class="warm" style="margin:12px 0 0;border-radius:9px;padding:12px 18px;background:#fdeee0;font:600 15px/22px ${sans};color:#8a3c0a">${asInline(highlight)}</p>`,
    ...notes.map((text) => note(text)),
  ]
  return `<tr><td class="inset" style="padding:0 36px"><table ${table} style="table-layout:fixed"><tr><td class="line" style="border-top:1px solid ${light.line};padding:24px 0">
<h2 class="text" style="margin:0 0 8px;font:500 20px/26px ${serif};letter-spacing:-.015em;color:${light.text};${breakable}">${asInline(title)}</h2>
${parts.join('')}</td></tr></table></td></tr>`
}

/** A value of up to this many characters stays on one line, however narrow the screen. */
const shortValue = 16

function cell(text: string, looks: string, classes: string): string {
  return `<td class="${classes}" dir="auto" style="vertical-align:top;${looks};${breakable}">${asInline(text)}</td>`
}

function rowsHtml(rows: MailSection['rows'] = [], total: MailSection['total']): string {
  const font = `font:400 15px/22px ${sans}`
  const unbroken = (value: string) => (value.length > shortValue ? '' : ';white-space:nowrap')
  const lines = rows.map(
    ({ label, value }) =>
      `<tr>${cell(label, `padding:5px 0;${font};color:${light.muted}`, 'muted')}${cell(value, `padding:5px 0 5px 16px;${font};color:${light.text};text-align:right${unbroken(value)}`, 'text')}</tr>`,
  )
  const edge = rows.length === 0 ? '' : `;border-top:1px solid ${light.line}`
  if (total) {
    if (edge)
      lines.push('<tr><td colspan="2" height="6" style="font-size:0;line-height:6px">&nbsp;</td></tr>')
    lines.push(
      `<tr>${cell(total.label, `padding:12px 0 0;font:600 15px/30px ${sans};color:${light.text}${edge}`, 'text line')}${cell(total.value, `padding:12px 0 0 16px;font:500 24px/30px ${serif};letter-spacing:-.015em;color:${light.text};text-align:right${unbroken(total.value)}${edge}`, 'text line')}</tr>`,
    )
  }
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0">${lines.join('')}</table>`
}

function comparisonHtml({ before, now, rows }: NonNullable<MailSection['comparison']>): string {
  const head = (text: string) =>
    `<th class="muted" scope="col" style="padding:0 0 6px;font:400 13px/19px ${sans};color:${light.muted};text-align:right">${asInline(text)}</th>`
  const looks = `padding:9px 0;border-top:1px solid ${light.line};font:400 15px/22px ${sans}`
  const lines = rows.map(
    (row) =>
      `<tr><th class="muted line" scope="row" style="${looks};color:${light.muted};text-align:left;vertical-align:top">${asInline(row.label)}</th>${cell(row.before, `${looks};padding-left:12px;color:${light.muted};text-align:right;text-decoration:line-through`, 'muted line')}${cell(row.now, `${looks};padding-left:12px;font-weight:600;color:${light.text};text-align:right`, 'text line')}</tr>`,
  )
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td></td>${head(before)}${head(now)}</tr>${lines.join('')}</table>`
}

const tints: Record<FeeLine['tint'], string> = { free: '#2b7a3b', part: '#eebb3e', whole: '#768a8d' }

function feesHtml(fees: FeeLine[]): string {
  const lines = fees.map(
    ({ tint, amount, when }) =>
      `<tr><td width="6" style="padding:0 0 6px"><div class="${tint}" style="width:6px;height:42px;border-radius:3px;background:${tints[tint]};font-size:0">&nbsp;</div></td><td style="padding:0 0 6px 14px"><p class="text" style="margin:0;font:600 15px/21px ${sans};color:${light.text}">${asInline(amount)}</p><p class="muted" style="margin:0;font:400 14px/20px ${sans};color:${light.muted}">${asInline(when)}</p></td></tr>`,
  )
  return `<table ${table}>${lines.join('')}</table>`
}

function footer({ footer }: GuestMailContent): string {
  const looks = `margin:0;font:400 13px/20px ${sans};color:${light.muted};${breakable}`
  const links = footer.links.map(
    ({ label, link }) =>
      `<a class="link" href="${escapeHtml(link)}" style="color:${light.link}">${asInline(label)}</a>`,
  )
  const operator = footer.operator
    ? `<p class="muted" style="${looks};margin-top:6px">${asInline(footer.operator)}</p>`
    : ''
  return `<tr><td class="inset" align="center" style="padding:22px 36px 0"><p class="muted" style="${looks}">${asInline(footer.why)}</p>${operator}<p class="muted" style="${looks};margin-top:6px">${[...links, `© ${footer.year} Roomlark`].join(' &nbsp; ')}</p></td></tr>`
}
