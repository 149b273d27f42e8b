import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseText } from '@roomlark/contract/parse-text'
import { type Plugin, parseAst } from 'vite'
import { replaceFile } from './replace-file.ts'

const folder = join(import.meta.dirname, '../contract/texts')
/** Tells texts from other strings in a built file, where `say` has another name. */
const mark = '\u0001'
/** Articles of the help are files, in a folder of their own for each language. */
const articles = join(import.meta.dirname, 'src/features/platform/help/articles')
const article = /^.*[\\/]help[\\/]articles[\\/]([\w.-]+\.md)\?raw$/
const calls = /(\bsay(?:Rich)?\(\s*)(['"`])/g

type Texts = Record<string, string>

/** Keeps the built files with their marks, of which the other languages are written. Servers send nothing that is hidden. */
const markedFolder = '.marked'

/**
 * Puts the texts into the built files, so that a page loads no catalogue and no parser: `say('Save')` becomes `"Save"`.
 * The guest site has texts of its own, and needs only the English of what it shares.
 */
export function texts({ inEnglishOnly = false } = {}): Plugin {
  return {
    name: 'texts',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source.endsWith('/parse-text.ts') ? join(folder, '../src/split-text.ts') : null),
    load: (id) =>
      article.test(id) ? `export default ${JSON.stringify(mark + id.replace(article, '$1'))}` : null,
    transform: (code) =>
      code.includes('say') ? { code: code.replace(calls, `$1$2${mark}`), map: null } : null,
    async writeBundle({ dir = '' }) {
      const assets = join(dir, 'assets')
      const marked = join(dir, markedFolder)
      if (!inEnglishOnly) await mkdir(marked, { recursive: true })
      for (const file of (await readdir(assets)).filter((name) => name.endsWith('.js'))) {
        const code = await readFile(join(assets, file), 'utf8')
        if (!inEnglishOnly) await writeFile(join(marked, file), code)
        await writeFile(
          join(assets, file),
          writeTexts(code, findTexts(code), (text) => readArticle(text, '')),
        )
      }
    },
  }
}

/**
 * Writes every script once more for each other language, in a folder of its own, and lists a language for the server
 * (server/src/http/web-app.ts) as soon as all its scripts are there.
 */
export async function writeLanguages(dist: string): Promise<void> {
  const list = join(dist, 'languages.json')
  const listed: Texts = JSON.parse(await readFile(list, 'utf8').catch(() => '{}'))
  const missing = readLanguages().filter(({ language, path }) => listed[language] !== path)
  if (missing.length === 0) return
  const marked = join(dist, markedFolder)
  const scripts = await Promise.all(
    (await readdir(marked)).map(async (file) => ({ file, code: await readFile(join(marked, file), 'utf8') })),
  )
  const parsed = scripts.map(({ file, code }) => ({ file, code, found: findTexts(code) }))
  for (const { language, path, texts } of missing) {
    const assets = join(dist, 'assets', path)
    await mkdir(assets, { recursive: true })
    for (const { file, code, found } of parsed) {
      const written = writeTexts(code, found, (text) => texts[text] ?? readArticle(text, language))
      await writeFile(join(assets, file), movePreloads(written, path))
    }
    listed[language] = path
    await replaceFile(list, JSON.stringify(listed))
  }
  // Changed texts make a new build, so nothing will be written of them again.
  await rm(marked, { recursive: true })
}

/** A folder is named by its texts too: browsers keep files for ever. */
function readLanguages(): { language: string; path: string; texts: Texts }[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => {
      const source = readFileSync(join(folder, file), 'utf8')
      const language = file.replace('.json', '')
      const hash = createHash('sha256').update(source)
      for (const name of readdirSync(join(articles, language)))
        hash.update(readFileSync(join(articles, language, name)))
      return { language, path: `${language}-${hash.digest('hex').slice(0, 8)}`, texts: JSON.parse(source) }
    })
}

type Found = { text: string; start: number; end: number; call: { start: number; end: number } | null }

/** Finds the marked texts; `call` is all of `say("…")` where it has no values. */
function findTexts(code: string): Found[] {
  if (!code.includes(mark) && !code.includes('\\u0001') && !code.includes('\\x01')) return []
  const found: Found[] = []
  walk(parseAst(code) as never, null, (node, parent) => {
    const text = readString(node)
    if (!text?.startsWith(mark)) return
    const given = parent?.type === 'CallExpression' ? (parent.arguments as Node[]) : []
    const isAlone = given.length === 1 && given[0] === node
    found.push({ text: text.slice(1), start: node.start, end: node.end, call: isAlone ? parent : null })
  })
  return found
}

type Node = { type: string; start: number; end: number } & Record<string, unknown>

function walk(node: Node, parent: Node | null, visit: (node: Node, parent: Node | null) => void): void {
  visit(node, parent)
  for (const value of Object.values(node)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (typeof one === 'object' && one !== null && 'type' in one) walk(one as Node, node, visit)
    }
  }
}

function readString(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type !== 'TemplateLiteral') return undefined
  const quasis = node.quasis as { value: { cooked: string } }[]
  return quasis.length === 1 ? quasis[0]?.value.cooked : undefined
}

function writeTexts(
  code: string,
  found: readonly Found[],
  translate: (text: string) => string | null,
): string {
  let written = ''
  let at = 0
  for (const { text, call, ...literal } of found) {
    const isArticle = text.endsWith('.md')
    const translated = translate(text) ?? text.replace(/##.*/, '')
    const parts = isArticle ? [translated] : parseText(translated)
    const isPlain = isArticle || (call && parts.every((part) => typeof part === 'string'))
    const { start, end } = (isPlain && call) || literal
    written += code.slice(at, start) + JSON.stringify(isPlain ? parts.join('') : parts)
    at = end
  }
  return written + code.slice(at)
}

function readArticle(text: string, language: string): string | null {
  return text.endsWith('.md') ? readFileSync(join(articles, language, text), 'utf8') : null
}

/** Names the files of the same language among those that a lazy part is fetched with. */
function movePreloads(code: string, path: string): string {
  return code.replace(/(["'`])assets\/(?=[\w.-]+\.js\1)/g, `$1assets/${path}/`)
}
