import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'

const Pages = z.record(z.string(), z.array(z.string()))
const FirstViews = z.object({ visitor: Pages, account: Pages, other: z.array(z.string()) })

/** Asks for the data of an account's first view before the scripts that show it are there. */
const early = '<script async src="/early.js"></script>'

/** Gives what the head of a page says about the scripts of its first view. */
export type FindFirstView = (path: string, cookie: string | undefined) => string

/**
 * Reads the list that the web's build writes (web/first-views.ts). Without it pages load as well, only later: the
 * browser then finds each script by running the one before.
 */
export async function readFirstViews(folder: string): Promise<FindFirstView> {
  const list = await readFile(join(folder, 'first-views.json'), 'utf8').catch(() => null)
  if (list === null) return () => ''
  const { visitor, account, other } = FirstViews.parse(JSON.parse(list))
  const [forVisitors, forAccounts, forOthers] = [
    listPreloads(visitor),
    listPreloads(account),
    formatPreloadLinks(other),
  ]
  return (path, cookie = '') => {
    const isSignedIn = /(^|;\s*)token=[^;\s]/.test(cookie)
    // Where the web leads on to another page, that page is the first to be seen.
    if (isSignedIn) {
      return (
        early + (forAccounts.get(forVisitors.has(path) || path === '/' ? '/dashboard' : path) ?? forOthers)
      )
    }
    return forVisitors.get(path) ?? forOthers
  }
}

function listPreloads(pages: z.infer<typeof Pages>): Map<string, string> {
  return new Map(Object.entries(pages).map(([path, scripts]) => [path, formatPreloadLinks(scripts)]))
}

function formatPreloadLinks(scripts: readonly string[]): string {
  return scripts.map((href) => `<link rel="modulepreload" crossorigin href="${href}" />`).join('')
}
