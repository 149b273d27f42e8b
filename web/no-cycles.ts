import type { Plugin } from 'vite'

/**
 * Refuses a build whose files import each other in a circle: one of them would run before what it needs is there, and
 * its pages would never open.
 */
export function noCycles(): Plugin {
  return {
    name: 'roomlark:no-cycles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const imports = new Map<string, readonly string[]>()
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') imports.set(file.fileName, file.imports)
      }
      const circle = circleIn(imports)
      if (circle) this.error(`Files of the build need each other: ${circle.join(' → ')}`)
    },
  }
}

/** The names on a way that leads back to its beginning, or null. */
function circleIn(imports: ReadonlyMap<string, readonly string[]>): string[] | null {
  const done = new Set<string>()
  const walk = (name: string, way: string[]): string[] | null => {
    const at = way.indexOf(name)
    if (at !== -1) return [...way.slice(at), name]
    if (done.has(name)) return null
    for (const next of imports.get(name) ?? []) {
      const circle = walk(next, [...way, name])
      if (circle) return circle
    }
    done.add(name)
    return null
  }
  for (const name of imports.keys()) {
    const circle = walk(name, [])
    if (circle) return circle
  }
  return null
}
