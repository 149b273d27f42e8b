import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const door = /import \{([^}]*)\} from ["']lucide-react["'];?/g
const exported = /export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/g

const iconFile = /lucide-react[\\/].*[\\/]icons[\\/][\w-]+\.mjs$/
const createIcon = join(import.meta.dirname, 'src/ui/create-icon.ts')

/** Changes what draws an icon; the marks that it needs for neither its shape nor its looks are left out. */
const edits = [
  {
    what: 'import of createLucideIcon',
    pattern: /^import createLucideIcon from .*;$/m,
    replacement: `import { createIcon as createLucideIcon } from ${JSON.stringify(createIcon)};`,
  },
  {
    what: 'call of createLucideIcon',
    pattern: / = (createLucideIcon\()/,
    replacement: ' = /* @__PURE__ */ $1',
  },
  { what: 'name and size', pattern: /^ {2}name: "[\w-]+",\n {2}size: 24,\n/m, replacement: '' },
  { what: 'keys', pattern: /,\s*key: "\w+"/g, replacement: '' },
  { what: 'use of its shape', pattern: /^__iconData\.node;$/m, replacement: '' },
]
/** Only icons with more than one name have this. */
const otherNames = /,\n {2}aliases: \[[^\]]*\]/

/**
 * Has every icon imported from its own file. Through the one door of the package each user of an icon seems to need all
 * of them, and then nobody can tell which page needs which. A new version of the package may change what is matched
 * here: then the build fails, since otherwise only the size of the first visit would tell.
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
      if (iconFile.test(id)) {
        let edited = code.replace(otherNames, '')
        for (const { what, pattern, replacement } of edits) {
          const before = edited
          edited = before.replace(pattern, replacement)
          if (edited === before) this.error(`${id} has no ${what}.`)
        }
        return { code: edited, map: null }
      }
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
