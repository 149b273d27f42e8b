import { isolateEnd, isolateStart } from '@roomlark/contract/isolate'

/** A very long word never makes the page wider; email programs support one of these or the other. */
export const breakable = 'overflow-wrap:anywhere;word-break:break-word'

const isolated = new RegExp(`${isolateStart}([^${isolateStart}${isolateEnd}]*)${isolateEnd}`, 'g')

/** In HTML an element isolates what invisible characters isolate in plain text. */
export function asInline(text: string): string {
  return escapeHtml(text).replace(isolated, '<bdi>$1</bdi>')
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
