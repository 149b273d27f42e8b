import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { BrowserContext } from '@playwright/test'
import { inRoot } from '../../scripts/paths.mjs'

/** A finished page without any script: the floor that pages are compared with. */
export async function takePicture(context: BrowserContext, address: string): Promise<string> {
  const page = await context.newPage()
  try {
    await page.setViewportSize({ width: 412, height: 823 })
    // The stream of live events never ends, so the network of an account's page is never idle.
    await page.goto(address)
    await page.locator('h1').first().waitFor()
    await page.locator('[data-loading]').first().waitFor({ state: 'detached' })
    return await page.evaluate(() => {
      for (const part of document.querySelectorAll('script, link[rel=modulepreload], meta[name=platform]')) {
        part.remove()
      }
      return `<!doctype html>${document.documentElement.outerHTML}`
    })
  } finally {
    await page.close()
  }
}

const types = new Map(
  Object.entries({
    '.css': 'text/css',
    '.svg': 'image/svg+xml',
    '.webp': 'image/webp',
    '.woff2': 'font/woff2',
    '.png': 'image/png',
  }),
)

type StaticSite = { url: string; show(path: string, html: string): void; stop(): void }

/** Serves these pages with the style sheets and fonts of the built web, compressed alike; pictures are the server's. */
export async function serveStatic(appUrl: string): Promise<StaticSite> {
  const pages = new Map<string, Buffer>()
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    const html = pages.get(path)
    if (html !== undefined) {
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
        .end(html)
      return
    }
    if (path.startsWith('/media/')) {
      const picture = await fetch(appUrl + request.url, { headers: { accept: request.headers.accept ?? '' } })
      const type = picture.headers.get('content-type') ?? ''
      response
        .writeHead(picture.status, { 'content-type': type })
        .end(Buffer.from(await picture.arrayBuffer()))
      return
    }
    const file = join(inRoot('web/dist'), path)
    const packed = await readFile(`${file}.br`).catch(() => null)
    const body = packed ?? (await readFile(file).catch(() => null))
    response
      .writeHead(body ? 200 : 404, {
        'content-type': types.get(extname(path)) ?? 'application/octet-stream',
        'cache-control': 'public, max-age=31536000',
        ...(packed && { 'content-encoding': 'br' }),
      })
      .end(body ?? '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The static site has no port.')
  return {
    url: `http://localhost:${address.port}`,
    show: (path, html) => void pages.set(path, brotliCompressSync(html)),
    stop: () => void server.close(),
  }
}
