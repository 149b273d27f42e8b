import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
import type { Message } from '../adapters/mailer.ts'
import { getReaderLanguage } from '../language.ts'
import { asInline, breakable, escapeHtml } from './html.ts'

/** A list of facts, one per row. */
export type Table = { title: string; rows: [label: string, value: string][]; total?: [string, string] }

type Letter = {
  to: string
  subject: string
  heading: string
  paragraphs: string[]
  tables?: Table[]
  button?: { label: string; link: string }
  /** Small print below the dividing line. */
  footnote: string
}

/** Every email uses this one layout, and its plain text and HTML say the same. */
export function composeMail(letter: Letter): Message {
  return { to: letter.to, subject: letter.subject, text: asText(letter), html: asHtml(letter) }
}

function asText(letter: Letter): string {
  const button = letter.button ? [`${letter.button.label}:\n${letter.button.link}`] : []
  const tables = (letter.tables ?? []).map(tableText)
  return [letter.heading, ...letter.paragraphs, ...tables, ...button, '--', letter.footnote, 'Roomlark'].join(
    '\n\n',
  )
}

function tableText({ title, rows, total }: Table): string {
  const lines = [...rows, ...(total ? [total] : [])].map(
    ([label, value]) => `${isolate(label)}: ${isolate(value)}`,
  )
  return [isolate(title), ...lines].join('\n')
}

const sans = "'Hanken Grotesk',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const serif = "Besley,Rockwell,Georgia,'Times New Roman',serif"

/** A value of up to this many characters stays on one line, however narrow the screen. */
const shortValue = 16

function tableHtml({ title, rows, total }: Table): string {
  const cell = (text: string, looks: string) =>
    `<td dir="auto" style="padding:7px 0;vertical-align:top;${looks};${breakable}">${asInline(text)}</td>`
  const row = ([label, value]: [string, string], weight: number, line: string) => {
    const looks = `border-top:1px solid ${line};font:${weight} 15px/22px ${sans}`
    const wrap = value.length > shortValue ? '' : ';white-space:nowrap'
    return `<tr>${cell(label, `${looks};color:#4d6266`)}${cell(value, `${looks};color:#10262b;padding-left:16px;text-align:right${wrap}`)}</tr>`
  }
  const lines = [
    ...rows.map((cells) => row(cells, 400, '#dbe5e5')),
    ...(total ? [row(total, 600, '#10262b')] : []),
  ]
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px"><caption style="padding:0 0 6px;text-align:left;font:600 15px/22px ${sans};color:#04606c;${breakable}">${asInline(title)}</caption>${lines.join('')}</table>`
}

function asHtml(letter: Letter): string {
  const paragraphs = letter.paragraphs
    .map(
      (text) =>
        `<p style="margin:0 0 16px;font:400 16px/25px ${sans};color:#10262b;${breakable}">${asInline(text)}</p>`,
    )
    .join('')
  const tables = (letter.tables ?? []).map(tableHtml).join('')
  const button = letter.button
    ? `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 20px"><tr><td style="border-radius:9px;background:#04606c"><a href="${escapeHtml(letter.button.link)}" style="display:inline-block;padding:14px 26px;font:600 16px/22px ${sans};color:#ffffff;text-decoration:none">${escapeHtml(letter.button.label)}</a></td></tr></table>
       <p style="margin:0 0 20px;font:400 13px/20px ${sans};color:#4d6266">${escapeHtml(say('If the button does not open, copy this address into your browser:'))}<br><a href="${escapeHtml(letter.button.link)}" style="color:#04606c;word-break:break-all">${escapeHtml(letter.button.link)}</a></p>`
    : ''
  return `<!doctype html>
<html lang="${getReaderLanguage()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><base target="_top"><title>${escapeHtml(letter.subject)}</title></head>
<body style="margin:0;background:#f3f6f6">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f3f6f6"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;table-layout:fixed">
<tr><td style="padding:0 4px 18px;font:600 22px/28px ${serif};color:#04606c">Room<span style="color:#93430d">lark</span></td></tr>
<tr><td style="background:#ffffff;border:1px solid #dbe5e5;border-top:4px solid #f29a55;border-radius:14px;padding:34px 34px 18px">
<h1 style="margin:0 0 16px;font:500 28px/34px ${serif};letter-spacing:-.015em;color:#10262b;${breakable}">${asInline(letter.heading)}</h1>
${paragraphs}${tables}${button}</td></tr>
<tr><td style="padding:18px 4px 0;font:400 13px/20px ${sans};color:#4d6266;${breakable}">${asInline(letter.footnote)}</td></tr>
</table></td></tr></table>
</body></html>`
}
