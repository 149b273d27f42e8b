import type { Plugin } from 'vite'

type Edit = { what: string; pattern: RegExp; replacement: string }

const displayNames: Edit = { what: 'display names', pattern: /^\w+\.displayName = .*;$/gm, replacement: '' }

const files: { file: RegExp; edits: Edit[] }[] = [
  {
    file: /react-router[\\/].*[\\/]dom[\\/]lib\.js$/,
    edits: [
      displayNames,
      {
        what: 'components wrapped in forwardRef',
        pattern: / = (React\S*\.forwardRef\()/g,
        replacement: ' = /* @__PURE__ */ $1',
      },
    ],
  },
  {
    file: /react-router[\\/].*[\\/]lib[\\/]context\.js$/,
    edits: [
      displayNames,
      { what: 'contexts', pattern: / = (React\S*\.createContext\()/g, replacement: ' = /* @__PURE__ */ $1' },
    ],
  },
]

/**
 * React Router names its components and contexts and wraps them as the file is loaded, so a bundler must keep them all:
 * forms, prefetching and scroll restoration that we do not use, 4 KB of the first visit. Without the names, and with
 * the wrapping declared pure, only what is used stays. A new version may move or rewrite what is matched here: then the
 * build fails, since otherwise only the size of the first visit would tell.
 */
export function shakeableRouter(): Plugin {
  const found = new Set<RegExp>()
  return {
    name: 'shakeable-router',
    apply: 'build',
    buildStart() {
      found.clear()
    },
    transform(code, id) {
      const matching = files.find(({ file }) => file.test(id))
      if (!matching) return null
      found.add(matching.file)
      let edited = code
      for (const { what, pattern, replacement } of matching.edits) {
        const before = edited
        edited = before.replace(pattern, replacement)
        if (edited === before) this.error(`React Router has no ${what} any more where ${id} had them.`)
      }
      return { code: edited, map: null }
    },
    buildEnd(error) {
      const missing = files.find(({ file }) => !found.has(file))
      if (!error && missing) this.error(`React Router has no file any more that matches ${missing.file}.`)
    },
  }
}
