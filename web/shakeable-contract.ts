import { sep } from 'node:path'
import type { Plugin } from 'vite'

const contract = `${sep}contract${sep}src${sep}`

/**
 * The contract is pure: what its files make when they are loaded, schemas above all, has no effect but to be there. A
 * bundler cannot know that, so it is told, and whoever uses only a function of a file loads neither its schemas nor
 * their library.
 */
export function shakeableContract(): Plugin {
  return {
    name: 'shakeable-contract',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (!id.includes(contract)) return null
      let pure = code
      // From the end, so that what comes before keeps its place.
      for (const { start, end } of valuesOf(this.parse(code).body).reverse()) {
        pure = `${pure.slice(0, start)}/*#__PURE__*/ (() => (${pure.slice(start, end)}))()${pure.slice(end)}`
      }
      return { code: pure, map: null }
    },
  }
}

type Body = ReturnType<
  ThisParameterType<Extract<Plugin['transform'], (...args: never) => unknown>>['parse']
>['body']

/** What the constants of a file are set to; functions need no help. */
function valuesOf(body: Body): { start: number; end: number }[] {
  return body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type !== 'VariableDeclaration' || declared.kind !== 'const') return []
    return declared.declarations.flatMap(({ init }) => {
      const isPlain = !init || /^(Literal|ArrowFunctionExpression|FunctionExpression)$/.test(init.type)
      return isPlain ? [] : [{ start: init.start, end: init.end }]
    })
  })
}
