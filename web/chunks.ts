import { join } from 'node:path'

type ModuleGraph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null }

const entry = join(import.meta.dirname, 'src/main.tsx')
const signIn = join(import.meta.dirname, 'src/features/auth/login-page.tsx')

// Every user of this package seems to reach all its icons, because it has one door.
const reachedOnlyOnPaper = /node_modules[\\/]lucide-react[\\/].*[\\/]icons[\\/]/

/**
 * The first visit needs the entry and the sign-in screen: one file each instead of a dozen shreds that
 * compress badly. Every other module is left to the bundler, so that what is lazy stays lazy.
 */
export function firstLoadChunk(id: string, graph: ModuleGraph): string | null {
  if (reachedOnlyOnPaper.test(id)) return null
  if (reachedFrom(entry, graph).has(id)) return 'base'
  return reachedFrom(signIn, graph).has(id) ? 'forms' : null
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
