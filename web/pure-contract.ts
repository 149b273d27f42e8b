import { sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin, Rolldown } from 'vite'

const contract = `${sep}contract${sep}src${sep}`
/** Properties of an endpoint that `call` and its kin read; the server, the documentation and the compiler read more. */
const readByCalls = ['method', 'path', 'slow', 'upload']

/**
 * The contract is pure: what its files make when they are loaded, schemas above all, has no effect but to be there. A
 * bundler cannot know that, so it is told. Endpoints keep only what a call reads of them. Whoever uses a function or
 * calls an endpoint then loads neither schemas nor their library.
 */
export function pureContract(): Plugin {
  return {
    name: 'pure-contract',
    apply: 'build',
    enforce: 'post',
    async transform(code, id) {
      if (!id.includes(contract)) return null
      const exported: Record<string, unknown> = await import(pathToFileURL(id.replace(/\?.*/, '')).href)
      let pure = code
      // From the end, so that what comes before keeps its place.
      for (const { name, start, end } of constantsIn(this.parse(code).body).reverse()) {
        const value = exported[name] ?? null
        const made = isTable(value)
          ? JSON.stringify(value, [...Object.keys(value), ...readByCalls])
          : code.slice(start, end)
        pure = `${pure.slice(0, start)}/*#__PURE__*/ (() => (${made}))()${pure.slice(end)}`
      }
      return { code: pure, map: null }
    },
  }
}

/** Finds the values of the constants of a file; functions need no help. */
function constantsIn(
  body: ReturnType<Rolldown.PluginContext['parse']>['body'],
): { name: string; start: number; end: number }[] {
  return body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type !== 'VariableDeclaration') return []
    return declared.declarations.flatMap(({ id, init }) => {
      const isPlain = !init || /^(Literal|ArrowFunctionExpression|FunctionExpression)$/.test(init.type)
      return isPlain ? [] : [{ name: 'name' in id ? id.name : '', start: init.start, end: init.end }]
    })
  })
}

/** Tells whether it is a table of endpoints, such as `hotels = { list: endpoint({ … }), … }`. */
function isTable(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  const entries: unknown[] = Object.values(value)
  return entries.length > 0 && entries.every((entry) => Object(entry) === entry && 'path' in Object(entry))
}
