import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'

const Manifest = z.record(
  z.string(),
  z.object({ file: z.string(), name: z.optional(z.string()), imports: z._default(z.array(z.string()), []) }),
)
type Manifest = z.infer<typeof Manifest>

/**
 * The pages that most visits begin with, and the files of the web's build that each of them imports lazily before it can
 * be drawn (web/chunks.ts). Any other needs the map first.
 */
const views = {
  visitor: { '/login': ['base'] },
  account: {
    '/dashboard': ['map', 'shell', 'dashboard-page'],
    '/hotels': ['map', 'shell', 'hotel-list-page'],
  },
  other: ['map'],
}

/** Asks for the data of an account's first view before the scripts that show it are there. */
const early = '<script async src="/early.js"></script>'

/** Gives what the head of a page says about the scripts of its first view. */
export type FindFirstView = (path: string, cookie: string | undefined) => string

/**
 * Finds the scripts in the manifest of the web's build, so that the browser fetches all of them at once. Without it pages
 * load as well, only later: the browser then finds each script by running the one before.
 */
export async function readFirstViews(folder: string): Promise<FindFirstView> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => null)
  if (text === null) return () => ''
  const manifest = Manifest.parse(JSON.parse(text))
  const [forVisitors, forAccounts, forOthers] = [
    listPreloads(views.visitor, manifest),
    listPreloads(views.account, manifest),
    formatPreloadLinks(views.other, manifest),
  ]
  return (path, cookie = '') => {
    const isSignedIn = /(^|;\s*)token=[^;\s]/.test(cookie)
    // A page that the web forwards to is the first to be seen.
    if (isSignedIn) {
      return (
        early + (forAccounts.get(forVisitors.has(path) || path === '/' ? '/dashboard' : path) ?? forOthers)
      )
    }
    return forVisitors.get(path) ?? forOthers
  }
}

function listPreloads(pages: Record<string, string[]>, manifest: Manifest): Map<string, string> {
  return new Map(Object.entries(pages).map(([path, names]) => [path, formatPreloadLinks(names, manifest)]))
}

function formatPreloadLinks(names: readonly string[], manifest: Manifest): string {
  const needed = new Set(names.map((name) => findFile(name, manifest)))
  // The loop also visits files that are added while it runs, so imports of imports are found.
  for (const file of needed) for (const one of manifest[file]?.imports ?? []) needed.add(one)
  return [...needed]
    .map((file) => `<link rel="modulepreload" crossorigin href="/${manifest[file]?.file}" />`)
    .join('')
}

function findFile(name: string, manifest: Manifest): string {
  const file = Object.keys(manifest).find((one) => manifest[one]?.name === name)
  if (!file) throw new Error(`A first view needs the file ${name}, which the web's build does not have.`)
  return file
}
