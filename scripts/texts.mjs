import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from './paths.mjs'

// Usage: node scripts/texts.mjs: sorts the texts of each language, drops those that nothing says any more, and lists
// those that a language lacks.

const folder = inRoot('contract/texts')
const sources = ['contract/src', 'server/src', 'web/src']
const said =
  /\b(?:say(?:Rich)?|translate)\(\s*(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|`((?:\\.|[^`\\])*)`)/gs

/** Some files have a `say` of their own, for whoever reads the terminal. */
const imported = /\b(say|sayRich|inEachLanguage)\b[^}]*\} from '[^']*\/(say|say-rich|guest-texts)(\.ts)?'/

/** Finds every text that the code says, with the files that say it. */
export function findTexts() {
  const found = new Map()
  for (const source of sources) {
    for (const name of readdirSync(inRoot(source), { recursive: true })) {
      if (!/\.tsx?$/.test(name) || /\.test\.tsx?$/.test(name)) continue
      const code = readFileSync(inRoot(join(source, name)), 'utf8')
      if (!imported.test(code)) continue
      for (const [, ...quoted] of code.matchAll(said)) {
        const text = readEscapes(quoted.find((one) => one !== undefined))
        found.set(text, [...(found.get(text) ?? []), join(source, name)])
      }
    }
  }
  return found
}

function readEscapes(quoted) {
  return quoted.replace(/\\(u\{?[\da-f]+\}?|.)/gis, (_, sign) => {
    if (sign === 'n') return '\n'
    return sign.startsWith('u') ? String.fromCodePoint(Number.parseInt(sign.replace(/[u{}]/g, ''), 16)) : sign
  })
}

/** The texts of each language, by their English. */
export function readLanguages() {
  return readdirSync(folder).map((file) => ({
    language: file.replace('.json', ''),
    path: join(folder, file),
    texts: JSON.parse(readFileSync(join(folder, file), 'utf8')),
  }))
}

if (import.meta.main) {
  const found = findTexts()
  for (const { language, path, texts } of readLanguages()) {
    const kept = Object.entries(texts).filter(([text]) => found.has(text))
    kept.sort(([one], [other]) => (one < other ? -1 : 1))
    writeFileSync(path, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`)
    for (const [text, files] of found) {
      if (!(text in texts)) console.log(`${language}: ${files[0]}: ${JSON.stringify(text)}`)
    }
  }
}
