/**
 * Keeps of a lockfile what these workspaces need to run, and what the root needs. npm's own `--omit=dev` leaves out
 * whatever any workspace uses for its tests, even if another one needs it to run.
 */
export function lockOfProduct(lock, workspaces) {
  const { packages } = lock
  const needed = new Set()
  const todo = ['', ...workspaces]
  while (todo.length > 0) {
    const path = todo.pop()
    if (needed.has(path)) continue
    needed.add(path)
    const { link, resolved, ...entry } = packages[path]
    if (link) todo.push(resolved)
    else for (const name of namesNeededBy(entry)) todo.push(...placesOf(packages, path, name))
  }
  const kept = Object.entries(packages)
    .filter(([path, { link, resolved }]) => needed.has(link ? resolved : path))
    .map(([path, { devDependencies: _, ...entry }]) => [path, path === '' ? { ...entry, workspaces } : entry])
  return { ...lock, packages: Object.fromEntries(kept) }
}

/** Optional peers are left out: we do not install them. */
function namesNeededBy({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }) {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional)
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]
}

/** Looks for a package as Node.js does: beside the one that needs it, then further up. */
export function placesOf(packages, from, name) {
  for (let folder = from; ; folder = folder.replace(/(^|\/)[^/]*$/, '')) {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`
    if (packages[path]) return [path]
    if (folder === '') return []
  }
}
