import { isolateEnd, isolateStart } from '@roomlark/contract/isolate'

/** Keeps a very long word from widening the page; each email program supports at least one of the two. */
export const breakable = 'overflow-wrap:anywhere;word-break:break-word'

const isolated = new RegExp(`${isolateStart}([^${isolateStart}${isolateEnd}]*)${isolateEnd}`, 'g')

/** In HTML, an element does the isolating that invisible characters do in plain text. */
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
