import { dirname, join, relative, sep } from 'node:path'

type ModuleInfo = {
  importedIds: readonly string[]
  importers: readonly string[]
  dynamicImporters: readonly string[]
}
type ModuleGraph = { getModuleInfo(id: string): ModuleInfo | null }

const source = join(import.meta.dirname, 'src')
const entry = join(source, 'main.tsx')
const pages = join(source, 'app/pages.ts')
const signedInArea = join(source, 'app/signed-in-area.tsx')
/** The map of all pages but sign-in, and what fetches one of them ahead. */
const map = [join(source, 'app/router.tsx'), join(source, 'app/prepare-page.ts')]
/**
 * Files that sign-in imports lazily for the few who need them. Visitors who open one do not fetch pages behind sign-in
 * for the sake of what both need.
 */
const rarelyBeforeSignIn = [
  'app/legal-banner.tsx',
  'features/accounts/auth/demo-sign-ins.tsx',
  'features/platform/cookies/cookie-preferences-dialog.tsx',
  'ui/toast-viewport.tsx',
].map((file) => join(source, file))
/** Visits begin with these, so they fetch nothing that only others need. */
const dashboard = join(source, 'features/figures/analytics/dashboard-page.tsx')
const hotels = join(source, 'features/inventory/hotels/list/hotel-list-page.tsx')
/** What the form of sign-in needs only when somebody begins to fill it in. */
const signInParts = join(source, 'features/accounts/auth/login-parts.ts')

/** Libraries that come whole, each with those of its kind, for whatever opens, is filled in or is checked. */
const libraries = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  {
    name: 'overlays',
    test: /node_modules[\\/](@radix-ui|@floating-ui|aria-hidden|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-callback-ref|use-sidecar|tslib|get-nonce)[\\/]/,
  },
  { name: 'form-state', test: /node_modules[\\/](react-hook-form|@hookform)[\\/]/ },
  { name: 'schemas', test: /node_modules[\\/]zod[\\/]/ },
  { name: 'ibans', test: /node_modules[\\/]ibantools[\\/]/ },
]

/** Modules that more lazy files than this need are one file; fetching them anew for each would cost more. */
const often = 45

/**
 * The file of a module. Left alone, the bundler makes a file of each combination of pages that share something, and a
 * page asks for eighty. So what sign-in, the map and the shell need is one file each, and everything else is put
 * together by the features that need it. Whatever a module imports is needed by at least as many, so no two files need
 * each other.
 */
export function chooseChunk(id: string, graph: ModuleGraph): string | null {
  const library = libraries.find(({ test }) => test.test(id))
  if (library) return library.name
  const needers = walk(id, (one) => graph.getModuleInfo(one)?.importers)
  const lazy = [...needers].filter((one) => graph.getModuleInfo(one)?.dynamicImporters.length)
  const isForVisitors = lazy.some(
    (one) => one !== signedInArea && graph.getModuleInfo(one)?.dynamicImporters.includes(pages),
  )
  const name = findLayer(id, needers, isForVisitors) ?? findShared(needers, lazy)
  if (name === null) return null
  const needed = [...walk(id, (one) => graph.getModuleInfo(one)?.importedIds)]
  // Whoever needs none of these libraries or rules does not fetch them for the sake of what lies in the same file.
  const parts = libraries.filter(
    ({ name, test }) => /^(overlays|form-state)$/.test(name) && needed.some((one) => test.test(one)),
  )
  return [name, ...(isRule(id) ? ['rules'] : []), ...parts.map(({ name }) => name)].join('-')
}

/** Tells whether every page begins with a file of the build. */
export function isFirst(file: string): boolean {
  return /^assets[\\/](base|react|rolldown-runtime)-[\w-]{8}\.js$/.test(file)
}

/** Finds the layer that is fetched before a page, each on top of the one before. */
function findLayer(id: string, needers: ReadonlySet<string>, isForVisitors: boolean): string | null {
  if (needers.has(entry)) return 'base'
  if (rarelyBeforeSignIn.some((file) => file !== id && needers.has(file))) return 'basic'
  if (map.some((file) => needers.has(file))) return 'map'
  // Visitors are not given what only accounts need.
  return needers.has(signedInArea) ? (isForVisitors ? 'open' : 'shell') : null
}

/** Names what several pages share after the screens that need it if they are few, else after their features. */
function findShared(needers: ReadonlySet<string>, users: readonly string[]): string | null {
  if (users.length < 2) return null
  if (needers.has(dashboard)) return needers.has(hotels) ? 'first' : 'dashboard'
  if (needers.has(hotels)) return 'hotel-list'
  if (needers.has(signInParts)) return 'check'
  if (users.length > often) return 'common'
  const places = users.map(findPlace)
  const screens = new Set(places.map((place) => place.join('.')))
  const features = new Set(places.map(([feature]) => feature))
  const names = screens.size <= 2 ? screens : features
  return names.size <= 2 ? [...names].sort().join('-') : 'several'
}

/** The feature of a file and the folders of its screen. */
function findPlace(id: string): string[] {
  return relative(source, dirname(id))
    .replace(/^features[\\/][^\\/]+[\\/]/, '')
    .split(sep)
}

/** Forms check with the schemas of the contract; most pages only need its plain names (`plain-contract.ts`). */
function isRule(id: string): boolean {
  return /[\\/]contract[\\/]src[\\/][\w\\/-]+\.ts$/.test(id)
}

function walk(start: string, next: (id: string) => readonly string[] | undefined): Set<string> {
  const found = new Set([start])
  for (const id of found) for (const one of next(id) ?? []) found.add(one)
  return found
}
