import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const door = /import \{([^}]*)\} from ["']lucide-react["'];?/g
const exported = /export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/g

/**
 * Has every icon imported from its own file. Through the one door of the package each user of an icon seems to need all
 * of them, and then nobody can tell which page needs which.
 */
export function directIcons(): Plugin {
  let fileOf: Map<string, string>
  return {
    name: 'direct-icons',
    apply: 'build',
    enforce: 'post',
    async buildStart() {
      const bell = import.meta.resolve('lucide-react/icons/bell')
      const index = await readFile(new URL('../lucide-react.mjs', bell), 'utf8')
      fileOf = new Map(
        [...index.matchAll(exported)].flatMap(([, names = '', file = '']) =>
          [...names.matchAll(/default as (\w+)/g)].map(([, name = '']): [string, string] => [name, file]),
        ),
      )
    },
    transform(code, id) {
      if (id.includes('node_modules') || !code.includes('lucide-react')) return null
      const direct = code.replace(door, (_, names: string) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '')
          .map((name) => {
            const [imported = '', local = imported] = name.split(/\s+as\s+/)
            const file = fileOf.get(imported)
            if (!file) this.error(`lucide-react has no icon ${imported}.`)
            return `import ${local} from 'lucide-react/icons/${file}';`
          })
          .join(''),
      )
      return { code: direct, map: null }
    },
  }
}
