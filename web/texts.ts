import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runInThisContext } from 'node:vm'
import { parseText } from '@roomlark/contract/parse-text'
import type { Plugin } from 'vite'
import { replaceFile } from './replace-file.ts'

const folder = join(import.meta.dirname, '../contract/texts')
/** Tells texts from other strings in a built file, where `say` has another name. */
const mark = '\uE000'
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
          writeTexts(code, (text) => readArticle(text, '')),
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
  const scripts = await readdir(marked)
  for (const { language, path, texts } of missing) {
    const assets = join(dist, 'assets', path)
    await mkdir(assets, { recursive: true })
    for (const file of scripts) {
      const code = await readFile(join(marked, file), 'utf8')
      const written = writeTexts(code, (text) => texts[text] ?? readArticle(text, language))
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

/** A marked text of a built file, and the call around it where it has no values. */
const markedText = /(?:(?<![\w$.])([\w$]+)\()?((["'`])\uE000(?:\\.|(?!\3).)*\3)(\))?/gs

function writeTexts(code: string, translate: (text: string) => string | null): string {
  return code.replace(markedText, (_, callee: string | undefined, literal: string, _quote, end = '') => {
    const text: string = runInThisContext(literal).slice(mark.length)
    const translated = translate(text) ?? text.replace(/##.*/, '')
    if (text.endsWith('.md')) return `${callee ? `${callee}(` : ''}${JSON.stringify(translated)}${end}`
    const parts = parseText(translated)
    const isAlone = callee && end
    return isAlone && parts.every((part) => typeof part === 'string')
      ? JSON.stringify(parts.join(''))
      : `${callee ? `${callee}(` : ''}${JSON.stringify(parts)}${end}`
  })
}

function readArticle(text: string, language: string): string | null {
  return text.endsWith('.md') ? readFileSync(join(articles, language, text), 'utf8') : null
}

/** Names the files of the same language among those that a lazy part is fetched with. */
function movePreloads(code: string, path: string): string {
  return code.replace(/(["'`])assets\/(?=[\w.-]+\.js\1)/g, `$1assets/${path}/`)
}
