import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const door = /import \{([^}]*)\} from ["']react-router["'];?/g
const imported = /^import \{([^}]*)\} from "(\.[^"]+)";/gm
const exported = /^export \{([^}]*)\};/m

/**
 * Has everything of React Router imported from the file that declares it. Through the one door of the package, sign-in,
 * which needs two contexts and the history, seems to need the matching of routes as well, and would load it.
 */
export function directRouter(): Plugin {
  let declared: Map<string, { file: string; name: string }>
  return {
    name: 'direct-router',
    apply: 'build',
    enforce: 'post',
    async buildStart() {
      const index = await this.resolve('react-router')
      if (!index) return this.error('React Router is not installed.')
      const code = await readFile(index.id, 'utf8')
      const fileOf = new Map(
        [...code.matchAll(imported)].flatMap(([, names = '', file = '']) =>
          namesOf(names).map(([name]): [string, string] => [name, join(dirname(index.id), file)]),
        ),
      )
      declared = new Map(
        namesOf(exported.exec(code)?.[1] ?? '').flatMap(([name, as]) => {
          const file = fileOf.get(name)
          return file ? [[as, { file, name }] as const] : []
        }),
      )
    },
    transform(code, id) {
      if (id.includes('node_modules') || !code.includes('react-router')) return null
      const direct = code.replace(door, (_, names: string) =>
        namesOf(names)
          .map(([outside, local]) => {
            const found = declared.get(outside)
            if (!found) return this.error(`React Router exports no ${outside} from a file of its own.`)
            return `import { ${found.name} as ${local} } from ${JSON.stringify(found.file)};`
          })
          .join(''),
      )
      return { code: direct, map: null }
    },
  }
}

/** Each name of a list like `a, b as c`, with the name it is given. */
function namesOf(list: string): [string, string][] {
  return list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => {
      const [first = '', second = first] = name.split(/\s+as\s+/)
      return [first, second]
    })
}
