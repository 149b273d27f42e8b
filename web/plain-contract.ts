import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join, sep } from 'node:path'
import type { Plugin } from 'vite'

const contract = `${sep}contract${sep}src${sep}`
const app = `${sep}web${sep}src${sep}`
const mark = '?plain'
const importsOfApp = /import \{([^}]*)\} from "(@roomlark\/contract\/[\w-]+)";?/g

type Parse = (code: string) => Node
type Node = { type: string; start: number; end: number; [part: string]: unknown }

/** A constant or function of a file: where it stands, and every name it mentions. */
type Declared = { statement: Node; isExported: boolean; mentions: Set<string> }
type Imported = { file: string | null; name: string }
type File = { declared: Map<string, Declared>; imported: Map<string, Imported>; plain: Set<string> }

/**
 * Divides each file of the contract in two: what needs no schema, and the rest. Pages that show what the server has
 * checked use functions and lists of a file, and forms use its schemas. As one file, the schemas and their library came
 * with every page, and were built before it was drawn.
 */
export function plainContract(): Plugin {
  const read = new Map<string, Promise<File>>()

  function fileOf(path: string, parse: Parse): Promise<File> {
    const known = read.get(path) ?? readContract(path, parse)
    read.set(path, known)
    return known
  }

  async function readContract(path: string, parse: Parse): Promise<File> {
    const body = parse(stripTypeScriptTypes(await readFile(path, 'utf8'))).body as Node[]
    const file: File = { ...namesOf(body, path), plain: new Set() }
    const schemas = new Set<string>()
    for (const [local, { file: from, name }] of file.imported) {
      if (from === null || !(await fileOf(from, parse)).plain.has(name)) schemas.add(local)
    }
    // Whatever mentions a schema is bound to it, and so is whatever mentions that.
    for (let before = -1; before < schemas.size; ) {
      before = schemas.size
      for (const [name, { mentions, statement }] of file.declared) {
        const isFixed = statement.type === 'FunctionDeclaration' || statement.kind === 'const'
        if (!isFixed || [...mentions].some((one) => schemas.has(one))) schemas.add(name)
      }
    }
    for (const name of file.declared.keys()) if (!schemas.has(name)) file.plain.add(name)
    return file
  }

  return {
    name: 'plain-contract',
    apply: 'build',
    enforce: 'post',
    async transform(code, id) {
      const parse: Parse = (text) => this.parse(text) as unknown as Node
      if (id.includes(app)) {
        let changed = code
        for (const [line, list = '', source = ''] of code.matchAll(importsOfApp)) {
          const path = (await this.resolve(source, id))?.id
          if (!path) continue
          const { plain } = await fileOf(path, parse)
          const names = list.split(',').map((name) => name.trim())
          const isPlain = (name: string) => plain.has(name.split(' ')[0] ?? '')
          changed = changed.replace(
            line,
            importOf(names.filter(isPlain), path + mark) +
              importOf(
                names.filter((name) => !isPlain(name)),
                source,
              ),
          )
        }
        return changed === code ? null : { code: changed, map: null }
      }
      if (!id.includes(contract) || /\?(?!plain$)/.test(id)) return null
      const path = id.replace(mark, '')
      const file = await fileOf(path, parse)
      if (id.endsWith(mark)) return { code: plainPart(file, code, parse, path), map: null }
      return file.plain.size === 0 ? null : { code: restOf(file, code, parse, path), map: null }
    },
  }
}

function importOf(names: readonly string[], source: string): string {
  const given = names.filter((name) => name !== '')
  return given.length === 0 ? '' : `import { ${given.join(', ')} } from ${JSON.stringify(source)};`
}

function namesOf(body: readonly Node[], path: string): Pick<File, 'declared' | 'imported'> {
  const declared = new Map<string, Declared>()
  const imported = new Map<string, Imported>()
  for (const outer of body) {
    if (outer.type === 'ImportDeclaration') {
      const source = (outer.source as { value: string }).value
      const file = source.startsWith('.') ? join(dirname(path), source) : null
      for (const one of outer.specifiers as Node[]) {
        const name = (one.imported as { name: string } | undefined)?.name ?? '*'
        imported.set((one.local as { name: string }).name, { file, name })
      }
    }
    const statement = (outer.type === 'ExportNamedDeclaration' ? outer.declaration : outer) as Node | null
    if (!statement) continue
    const isExported = statement !== outer
    const parts = (statement.type === 'VariableDeclaration' ? statement.declarations : [statement]) as Node[]
    for (const part of parts) {
      const name = (part.id as { name?: string } | undefined)?.name
      if (name) declared.set(name, { statement, isExported, mentions: mentionedIn(part) })
    }
  }
  return { declared, imported }
}

/** Every identifier, whatever it stands for: one too many costs a few bytes, one too few breaks the build. */
function mentionedIn(node: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(node)) for (const one of node) mentionedIn(one, found)
  else if (typeof node === 'object' && node !== null) {
    if ('type' in node && node.type === 'Identifier' && 'name' in node) found.add(String(node.name))
    for (const value of Object.values(node)) mentionedIn(value, found)
  }
  return found
}

/** The file with all but its plain declarations removed, and all of those exported. */
function plainPart({ plain }: File, code: string, parse: Parse, path: string): string {
  const body = parse(code).body as Node[]
  const { declared, imported } = namesOf(body, path)
  const used = [...plain].flatMap((name) => [...(declared.get(name)?.mentions ?? [])])
  const lines = [...imported]
    .filter(([local, { file }]) => file !== null && used.includes(local))
    .map(([local, { file, name }]) => importOf([name === local ? name : `${name} as ${local}`], file + mark))
  const kept = new Set([...plain].map((name) => declared.get(name)?.statement))
  const statements = [...kept].map((statement) =>
    statement ? code.slice(statement.start, statement.end) : '',
  )
  return [...lines, ...statements, `export { ${[...plain].join(', ')} };`].join('\n')
}

/** The file without its plain declarations, which it takes from the other part. */
function restOf({ plain }: File, code: string, parse: Parse, path: string): string {
  const body = parse(code).body as Node[]
  const { declared } = namesOf(body, path)
  const moved = new Set([...plain].map((name) => declared.get(name)?.statement))
  let rest = code
  // From the end, so that what comes before keeps its place.
  for (const outer of body.toReversed()) {
    const statement = outer.type === 'ExportNamedDeclaration' ? outer.declaration : outer
    if (moved.has(statement as Node)) rest = rest.slice(0, outer.start) + rest.slice(outer.end)
  }
  const exported = [...plain].filter((name) => declared.get(name)?.isExported)
  return `${importOf([...plain], path + mark)}\n${rest}\nexport { ${exported.join(', ')} };`
}
