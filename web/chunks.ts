import { dirname, join, relative, sep } from 'node:path'
import { neededByPlain } from './plain-contract.ts'

type ModuleInfo = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] }
type ModuleGraph = { getModuleInfo(id: string): ModuleInfo | null }

const source = join(import.meta.dirname, 'src')
const entry = join(source, 'main.tsx')
/** The map of all pages but sign-in, and what fetches one of them ahead. */
const map = [join(source, 'app/router.tsx'), join(source, 'app/prepare-page.ts')]
const pages = join(source, 'app/pages.ts')
const signedInArea = join(source, 'app/signed-in-area.tsx')
/**
 * What sign-in imports lazily for the few who need it. Visitors who open one of these do not fetch pages behind sign-in
 * for the sake of what both need.
 */
const rarelyBeforeSignIn = [
  'app/legal-banner.tsx',
  'features/accounts/auth/demo-sign-ins.tsx',
  'features/platform/cookies/cookie-preferences-dialog.tsx',
  'ui/toast-viewport.tsx',
].map((file) => join(source, file))
/** What checks the form of sign-in, which is fetched when somebody begins to fill it in. */
const signInRules = join(source, 'features/accounts/auth/login-rules.ts')
/** Visits begin with these, so they fetch nothing that only others need. */
const firstPages = [
  { name: 'dashboard', file: join(source, 'features/figures/analytics/dashboard-page.tsx') },
  { name: 'hotels', file: join(source, 'features/inventory/hotels/list/hotel-list-page.tsx') },
]

/** Libraries that come whole, each with those of its kind, for whatever opens, is filled in or is checked. */
const libraries = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  {
    name: 'overlays',
    test: /node_modules[\\/](@radix-ui|@floating-ui|aria-hidden|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-callback-ref|use-sidecar|tslib|get-nonce)[\\/]/,
  },
  { name: 'schemas', test: /node_modules[\\/]zod[\\/]/ },
  { name: 'form-state', test: /node_modules[\\/](react-hook-form|@hookform)[\\/]/ },
]

/** Above this share of all lazy files, what they need is one file; fetching it anew for each would cost more. */
const often = 0.3

/**
 * The file of a module. Left alone, the bundler makes a file of each combination of pages that share something, and a
 * page asks for sixty. So what sign-in, the map and the shell need is one file each, and everything else is put together
 * by the features that need it. Whatever a module imports is needed by at least as many, so no two files need
 * each other.
 */
export function chunkOf(id: string, graph: ModuleGraph): string | null {
  const library = libraries.find(({ test }) => test.test(id))
  if (library) return library.name
  if (reachedFrom(entry, graph).has(id)) return 'base'
  const lazy = lazyFiles(graph)
  const isReachedFrom = (files: string[]) => files.some((file) => reachedFrom(file, graph).has(id))
  if (!lazy.has(id) && isReachedFrom(rarelyBeforeSignIn)) {
    const name = isReachedFrom([...map, signedInArea]) ? 'basic' : 'rare'
    return [name, ...partOfContract(id), ...neededLibraries(id, graph)].join('-')
  }
  if (isReachedFrom(map)) return 'map'
  if (lazy.has(id) && id !== signedInArea) return null
  if (reachedFrom(signedInArea, graph).has(id))
    return [isForVisitors(id, graph) ? 'open' : 'shell', ...partOfContract(id)].join('-')
  const users = [...lazy].filter((file) => reachedFrom(file, graph).has(id))
  if (users.length < 2) return null
  const first = firstPages.filter(({ file }) => reachedFrom(file, graph).has(id))
  if (first.length > 0) {
    const names = first.map(({ name }) => name)
    return ['first', ...names, ...partOfContract(id)].join('-')
  }
  if (reachedFrom(signInRules, graph).has(id)) return ['check', ...partOfContract(id)].join('-')
  const isCommon = users.length > lazy.size * often
  return [isCommon ? 'common' : nameOf(users), ...partOfContract(id), ...neededLibraries(id, graph)].join('-')
}

/** Whether a file of the build is not there already, as those that every page begins with are. */
export function isFetchedLater(file: string): boolean {
  return !/^assets[\\/](base|react|rolldown-runtime)-[\w-]{8}\.js$/.test(file)
}

/** Whoever needs none of these libraries does not fetch them for the sake of what happens to lie in the same file. */
function neededLibraries(id: string, graph: ModuleGraph): string[] {
  const needed = [...reachedFrom(id, graph)]
  return libraries
    .filter(
      ({ name, test }) => name !== 'react' && name !== 'schemas' && needed.some((one) => test.test(one)),
    )
    .map(({ name }) => name)
}

/** Visitors are not given what only accounts need. */
function isForVisitors(id: string, graph: ModuleGraph): boolean {
  const lazy = graph.getModuleInfo(pages)?.dynamicallyImportedIds ?? []
  return lazy.some((page) => page !== signedInArea && reachedFrom(page, graph).has(id))
}

/**
 * The rules of the contract are checked by forms, and most pages only show what the server has checked, by its plain
 * facts (`plain-contract.ts`). Neither lies beside the features, so that nobody fetches them for the sake of the other.
 */
function partOfContract(id: string): string[] {
  const part = /[\\/]contract[\\/]src[\\/][\w\\/-]+\.ts(\?plain)?$/.exec(id)
  if (!part) return []
  return [part[1] ? 'facts' : 'rules']
}

/** After the screens that need it if they are few, else after their features. */
function nameOf(users: string[]): string {
  const screens = unique(users.map((id) => placeOf(id).screen))
  if (screens.length <= 2) return screens.join('-')
  const features = unique(users.map((id) => placeOf(id).feature))
  return features.length <= 3 ? features.join('-') : 'several'
}

function placeOf(id: string): { feature: string; screen: string } {
  const [feature = '', ...folders] = relative(source, dirname(id))
    .replace(/^features[\\/][^\\/]+[\\/]/, '')
    .split(sep)
  return { feature, screen: [feature, ...folders].join('.') }
}

function unique(names: string[]): string[] {
  return [...new Set(names)].sort()
}

let found: Set<string> | undefined

/** Every file that is imported lazily from somewhere. */
function lazyFiles(graph: ModuleGraph): Set<string> {
  if (found) return found
  found = new Set<string>()
  const waiting = [entry]
  const seen = new Set<string>()
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue
    seen.add(id)
    const info = graph.getModuleInfo(id)
    for (const lazy of info?.dynamicallyImportedIds ?? []) found.add(lazy)
    waiting.push(...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? []))
  }
  return found
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
    waiting.push(...(neededByPlain(id) ?? graph.getModuleInfo(id)?.importedIds ?? []))
  }
  reached.set(root, found)
  return found
}
