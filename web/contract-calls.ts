import { sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const app = `${sep}web${sep}src${sep}`
const mark = '?calls'
const imports = /import \{([^}]*)\} from "(@roomlark\/contract\/[\w/-]+)";?/g
/** What `call` and its kin read of an endpoint; the rest is for the server, the documentation and the compiler. */
const readByCalls = ['method', 'path', 'slow', 'upload']

/**
 * Gives the app the endpoints of the contract without their schemas. It only calls them, and would otherwise fetch and
 * build the schemas of hundreds of answers, with their library, before the first page is drawn.
 */
export function contractCalls(): Plugin {
  const read = new Map<string, Promise<Tables>>()
  function tablesOf(file: string): Promise<Tables> {
    const known = read.get(file) ?? readTables(file)
    read.set(file, known)
    return known
  }
  return {
    name: 'contract-calls',
    apply: 'build',
    enforce: 'post',
    async load(id) {
      if (!id.endsWith(mark)) return null
      const tables = await tablesOf(id.slice(0, -mark.length))
      const lines = [...tables].map(([name, calls]) => `export const ${name} = ${JSON.stringify(calls)}`)
      return { code: lines.join('\n'), moduleSideEffects: false }
    },
    async transform(code, id) {
      if (!id.includes(app)) return null
      let changed = code
      for (const [line, list = '', source = ''] of code.matchAll(imports)) {
        const file = (await this.resolve(source, id))?.id
        if (!file) continue
        const tables = await tablesOf(file)
        const names = list.split(',').map((name) => name.trim())
        const [calls, others] = [
          names.filter((name) => tables.has(name)),
          names.filter((name) => !tables.has(name)),
        ]
        if (calls.length === 0) continue
        for (const name of calls) {
          const schema = new RegExp(`\\b${name}\\.\\w+\\.(params|query|body|response|meta)\\b`).exec(
            code,
          )?.[0]
          if (schema)
            this.error(`${schema} is not in the built web: give that schema a name in the contract.`)
        }
        const rest = others.some((name) => name !== '')
          ? `import { ${others.join(', ')} } from "${source}";`
          : ''
        changed = changed.replace(line, `import { ${calls.join(', ')} } from "${file}${mark}";${rest}`)
      }
      return changed === code ? null : { code: changed, map: null }
    },
  }
}

type Calls = Record<string, Record<string, unknown>>
type Tables = Map<string, Calls>

/** Loads a file of the contract as the server does, and finds `hotels = { list: endpoint({ … }), … }` in it. */
async function readTables(file: string): Promise<Tables> {
  const exported: Record<string, unknown> = await import(pathToFileURL(file).href)
  return new Map(
    Object.entries(exported).flatMap(([name, value]): [string, Calls][] =>
      isTable(value) ? [[name, withoutSchemas(value)]] : [],
    ),
  )
}

function isTable(value: unknown): value is Calls {
  if (typeof value !== 'object' || value === null) return false
  const entries: unknown[] = Object.values(value)
  const isEndpoint = (entry: unknown) =>
    typeof entry === 'object' && entry !== null && 'method' in entry && 'path' in entry && 'response' in entry
  return entries.length > 0 && entries.every(isEndpoint)
}

function withoutSchemas(table: Calls): Calls {
  const pick = (endpoint: Record<string, unknown>) =>
    Object.fromEntries(readByCalls.flatMap((key) => (key in endpoint ? [[key, endpoint[key]]] : [])))
  return Object.fromEntries(Object.entries(table).map(([name, endpoint]) => [name, pick(endpoint)]))
}
