import { sep } from 'node:path'
import type { Plugin } from 'vite'

const app = `${sep}web${sep}src${sep}`
const mark = '?plain'
const imports = /import \{([^}]*)\} from "(@roomlark\/contract\/(?!say")[\w/-]+)";?/g

/**
 * Loads a file of the contract twice: once for its schemas, whose names begin with a capital letter, and once, as
 * `?plain`, for its functions, lists and endpoints. Both are the whole file, and the bundler leaves out of each what is
 * not used; as one file, the schemas and their library would come with every page that shows a date. A plain name that
 * needs a schema costs bytes and breaks nothing.
 */
export function plainContract(): Plugin {
  return {
    name: 'plain-contract',
    apply: 'build',
    enforce: 'post',
    resolveId: {
      // Imports of a plain file are plain too; Vite itself would drop the mark.
      order: 'pre',
      async handler(source, importer = '') {
        const isPlain = source.endsWith(mark) || (importer.endsWith(mark) && source.startsWith('.'))
        // There is one language, so its file is loaded once.
        if (!isPlain || source.endsWith('/say.ts')) return null
        const file = await this.resolve(source.replace(mark, ''), importer.replace(mark, ''))
        return file && { ...file, id: file.id + mark }
      },
    },
    transform(code, id) {
      if (!id.includes(app)) return null
      const split = code.replace(imports, (_, list: string, source: string) => {
        const names = list.split(',').map((name) => name.trim())
        const plain = names.filter((name) => /^[a-z]/.test(name))
        const schemas = names.filter((name) => /^[A-Z]/.test(name))
        const ofEndpoint = new RegExp(`\\b(${plain.join('|')})\\.\\w+\\.(params|query|body|response|meta)\\b`)
        const [missing] = (plain.length > 0 && ofEndpoint.exec(code)) || []
        if (missing)
          this.error(`${missing} is not in the built web: give that schema a name in the contract.`)
        return writeImport(plain, source + mark) + writeImport(schemas, source)
      })
      return { code: split, map: null }
    },
  }
}

function writeImport(names: readonly string[], source: string): string {
  return names.length === 0 ? '' : `import { ${names.join(', ')} } from "${source}";`
}
