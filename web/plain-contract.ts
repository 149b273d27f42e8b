import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join, sep } from 'node:path'
import type { Plugin } from 'vite'

const app = `${sep}web${sep}src${sep}`
const mark = '?plain'
const importsOfApp = /import \{([^}]*)\} from "(@roomlark\/contract\/[\w/-]+)";?/g

type Parse = (code: string) => Node
type Node = { type: string; [part: string]: unknown }

type Imported = { file: string | null; name: string }
/** What a file imports, and every name that each of its constants and functions mentions. */
type Names = { imported: Map<string, Imported>; mentions: Map<string, Set<string>> }

const needed = new Map<string, string[]>()

/**
 * Finds what the plain names of a `?plain` file need of others, or undefined for any other file. It imports more, which
 * the bundler leaves out.
 */
export function neededByPlain(id: string): string[] | undefined {
  return id.endsWith(mark) ? needed.get(id) : undefined
}

/**
 * Loads a file of the contract twice: once for whoever needs its schemas, and once, as `?plain`, for whoever needs only
 * its functions and lists. Both are the whole file as it was written, and the bundler leaves out of each what is not
 * used; as one file, the schemas and their library would come with every page that shows a date. A name that is taken
 * for plain by mistake costs bytes and breaks nothing.
 */
export function plainContract(): Plugin {
  const read = new Map<string, Promise<Set<string>>>()

  function plainNamesOf(path: string, parse: Parse): Promise<Set<string>> {
    const known = read.get(path) ?? findPlainNames(path, parse)
    read.set(path, known)
    return known
  }

  async function findPlainNames(path: string, parse: Parse): Promise<Set<string>> {
    const { imported, mentions } = namesOf(parse(stripTypeScriptTypes(await readFile(path, 'utf8'))), path)
    const schemas = new Set<string>()
    for (const [local, { file, name }] of imported) {
      if (file === null || !(await plainNamesOf(file, parse)).has(name)) schemas.add(local)
    }
    // Whatever mentions a schema is bound to it, and so is whatever mentions that.
    for (let before = -1; before < schemas.size; ) {
      before = schemas.size
      for (const [name, mentioned] of mentions) {
        if ([...mentioned].some((one) => schemas.has(one))) schemas.add(name)
      }
    }
    const plain = [...mentions.keys()].filter((name) => !schemas.has(name))
    const used = new Set(plain.flatMap((name) => [...(mentions.get(name) ?? [])]))
    const files = [...imported].flatMap(([local, { file }]) => (file && used.has(local) ? [file + mark] : []))
    needed.set(path + mark, files)
    return new Set(plain)
  }

  return {
    name: 'plain-contract',
    apply: 'build',
    enforce: 'post',
    resolveId: {
      // What such a file imports is loaded in the same way; Vite itself would drop the mark.
      order: 'pre',
      async handler(source, importer) {
        if (!importer?.endsWith(mark) || !source.startsWith('.')) return null
        const file = await this.resolve(source, importer.slice(0, -mark.length))
        return file && { ...file, id: file.id + mark }
      },
    },
    async transform(code, id) {
      if (!id.includes(app)) return null
      const parse: Parse = (text) => this.parse(text) as unknown as Node
      let changed = code
      for (const [line, list = '', source = ''] of code.matchAll(importsOfApp)) {
        const path = (await this.resolve(source, id))?.id
        if (!path) continue
        const plain = await plainNamesOf(path, parse)
        const { true: facts = [], false: rules = [] } = Object.groupBy(
          list.split(',').map((name) => name.trim()),
          (name) => `${plain.has(name.split(' ')[0] ?? '')}` as const,
        )
        changed = changed.replace(line, importOf(facts, path + mark) + importOf(rules, source))
      }
      return changed === code ? null : { code: changed, map: null }
    },
  }
}

function importOf(names: readonly string[], source: string): string {
  const given = names.filter((name) => name !== '')
  return given.length === 0 ? '' : `import { ${given.join(', ')} } from ${JSON.stringify(source)};`
}

function namesOf(program: Node, path: string): Names {
  const imported = new Map<string, Imported>()
  const mentions = new Map<string, Set<string>>()
  for (const outer of program.body as Node[]) {
    if (outer.type === 'ImportDeclaration') {
      const source = (outer.source as { value: string }).value
      const file = source.startsWith('.') ? join(dirname(path), source) : null
      for (const one of outer.specifiers as Node[]) {
        const name = (one.imported as { name: string } | undefined)?.name ?? '*'
        imported.set((one.local as { name: string }).name, { file, name })
      }
    }
    const statement = (outer.type === 'ExportNamedDeclaration' ? outer.declaration : outer) as Node | null
    const parts = (
      statement?.type === 'VariableDeclaration' ? statement.declarations : [statement]
    ) as (Node | null)[]
    // One declaration may have several names: `const [minute, hour] = …`.
    for (const part of parts) for (const name of mentionedIn(part?.id)) mentions.set(name, mentionedIn(part))
  }
  return { imported, mentions }
}

/** Finds every identifier, whatever it stands for. */
function mentionedIn(node: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(node)) for (const one of node) mentionedIn(one, found)
  else if (typeof node === 'object' && node !== null) {
    if ('type' in node && node.type === 'Identifier' && 'name' in node) found.add(String(node.name))
    for (const value of Object.values(node)) mentionedIn(value, found)
  }
  return found
}
