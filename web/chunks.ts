import { join } from 'node:path'

type ModuleInfo = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] }
type ModuleGraph = { getModuleInfo(id: string): ModuleInfo | null }

const entry = join(import.meta.dirname, 'src/main.tsx')
const signIn = join(import.meta.dirname, 'src/features/auth/login-page.tsx')
const pages = join(import.meta.dirname, 'src/app/pages.ts')
const signedInArea = join(import.meta.dirname, 'src/app/signed-in-area.tsx')
const chart = join(import.meta.dirname, 'src/ui/charts/line-chart.tsx')

/** Every user of this package seems to reach all its icons, because it has one door. */
export const icons = /node_modules[\\/]lucide-react[\\/].*[\\/]icons[\\/]/

/**
 * The first visit needs the entry and the sign-in screen: one file each instead of a dozen shreds that
 * compress badly.
 */
export function firstLoadChunk(id: string, graph: ModuleGraph): string | null {
  if (icons.test(id)) return null
  if (reachedFrom(entry, graph).has(id)) return 'base'
  return reachedFrom(signIn, graph).has(id) ? 'forms' : null
}

/**
 * What two or more pages share, in a few files: left alone, the bundler makes one of each combination of pages that
 * share something, and a page asks for sixty. A file takes along whatever its modules need, so those come first
 * that need the least; and visitors are not given what only accounts need.
 */
export const sharedChunks = [publicChunk, accountChunk, chartChunk, featureChunk]

const feature = /[\\/]src[\\/]features[\\/](?!shell[\\/])([^\\/]+)/

function publicChunk(id: string, graph: ModuleGraph): string | null {
  const lazy = graph.getModuleInfo(pages)?.dynamicallyImportedIds ?? []
  const open = lazy.filter((page) => page !== signedInArea)
  return isReached(id, open, graph) ? 'public' : null
}

/** What surrounds every signed-in page comes with it, whatever feature it is of. */
function accountChunk(id: string, graph: ModuleGraph): string | null {
  if (id !== signedInArea && reachedFrom(signedInArea, graph).has(id)) return 'account'
  const lazy = graph.getModuleInfo(signedInArea)?.dynamicallyImportedIds ?? []
  return isReached(id, [signedInArea, ...lazy], graph) ? 'account' : null
}

function chartChunk(id: string, graph: ModuleGraph): string | null {
  return isReached(id, [chart], graph) ? 'charts' : null
}

function featureChunk(id: string): string | null {
  return feature.exec(id)?.[1] ?? null
}

/** Features are files of their own, whoever shares them. */
function isReached(id: string, roots: readonly string[], graph: ModuleGraph): boolean {
  return !feature.test(id) && roots.some((root) => reachedFrom(root, graph).has(id))
}

const reached = new Map<string, Set<string>>()

function reachedFrom(root: string, graph: ModuleGraph): Set<string> {
  const known = reached.get(root)
  if (known) return known
  const found = new Set<string>()
  const waiting = [root]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue
    found.add(id)
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  reached.set(root, found)
  return found
}
