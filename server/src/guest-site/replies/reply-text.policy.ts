/** Lines with which mail programs begin what they quote, in the languages of the site. */
const beginnings = [
  // On Thu, 19 Nov 2026 at 10:00, Hotel <hotel@…> wrote:
  /^(On|Am|Le|El|Il)\b.{5,200}(wrote|schrieb.{0,100}|a écrit|escribió|ha scritto)\s?:$/,
  /^-{2,}\s*(Original Message|Ursprüngliche Nachricht|Message d.origine|Mensaje original|Messaggio originale)\b/i,
  /^_{20,}$/,
  /^(From|Von|De|Da)\s?:\s.+@/,
]

/** Returns what somebody wrote above the email they answered, without their signature. */
export function readReplyText(text: string): string {
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  const end = lines.findIndex((line, index) => {
    const isLead = /^(On|Am|Le|El|Il)\b/.test(line)
    // A long lead wraps, and the colon stands on the next line.
    const lead = isLead ? `${line.trim()} ${lines[index + 1]?.trim() ?? ''}`.trim() : line.trim()
    return line === '-- ' || beginnings.some((one) => one.test(line.trim()) || one.test(lead))
  })
  const own = end < 0 ? lines : lines.slice(0, end)
  return own
    .filter((line) => !line.startsWith('>'))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/** Mail programs mark what nobody wrote, such as a notice of absence (RFC 3834). */
export function isAutomatic(headers: { key: string; value: string }[]): boolean {
  return headers.some(({ key, value }) => {
    if (key === 'auto-submitted') return value.trim().toLowerCase() !== 'no'
    return key === 'x-autoreply' || (key === 'precedence' && /^(bulk|auto_reply|junk|list)/i.test(value))
  })
}
