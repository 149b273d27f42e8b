import { createHash } from 'node:crypto'
import type { GuestPage } from '@roomlark/contract/guest-site/guest-page'
import { createRecentCache } from '../recent-cache.ts'

/** The same buffer is compressed only once (compression.ts). */
export type RenderedPage = { html: Buffer; etag: string }

/** This is enough for some hundred pages of hotels. */
const rememberedBytes = 16 * 1024 * 1024

/**
 * Remembers what pages were rendered as. Their data are read for every visitor, but most visitors of a page get the
 * same, and rendering and compressing it costs more than reading it.
 */
export function rememberPages(render: (page: GuestPage) => string): (page: GuestPage) => RenderedPage {
  const remembered = createRecentCache<RenderedPage, string>(rememberedBytes)
  return (page) => {
    const key = hash(JSON.stringify(page))
    const known = remembered.find(key)
    if (known) return known
    const html = Buffer.from(render(page))
    const rendered = { html, etag: `W/"${hash(html)}"` }
    remembered.keep(key, rendered, html.length)
    return rendered
  }
}

function hash(text: string | Buffer): string {
  return createHash('sha1').update(text).digest('base64url')
}
