import { join } from 'node:path'
import type { Plugin } from 'vite'

type Chunk = { type: 'chunk'; fileName: string; imports: string[]; moduleIds: string[]; isEntry: boolean }

const source = join(import.meta.dirname, 'src')
const signIn = 'app/app.tsx'
const map = 'app/router.tsx'
const signedInArea = 'app/signed-in-area.tsx'

/**
 * The pages that most visits begin with, and what each of them imports lazily before it can be drawn. Any other needs
 * the map first.
 */
const views = {
  visitor: { '/login': [signIn] },
  account: {
    '/dashboard': [map, signedInArea, 'features/figures/analytics/dashboard-page.tsx'],
    '/hotels': [map, signedInArea, 'features/inventory/hotels/list/hotel-list-page.tsx'],
  },
}

/**
 * Writes down which scripts the first view of a page needs. The server names them in the page, so that the browser
 * fetches all of them at once; otherwise it would find the next ones only after running the ones before.
 */
export function firstViews(): Plugin {
  return {
    name: 'roomlark:first-views',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter(
        (file): file is typeof file & Chunk => file.type === 'chunk',
      )
      const scriptsOf = (modules: string[]) => {
        const needed = new Set<string>()
        const waiting = modules.map((module) => {
          const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(join(source, module)))
          if (!chunk) return this.error(`${module} is in no file, yet a first view names it.`)
          return chunk.fileName
        })
        for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
          if (needed.has(name)) continue
          needed.add(name)
          waiting.push(...(chunks.find(({ fileName }) => fileName === name)?.imports ?? []))
        }
        return [...needed].map((name) => `/${name}`).toSorted()
      }
      const listed = Object.entries(views).map(([who, pages]) => [
        who,
        Object.fromEntries(Object.entries(pages).map(([path, modules]) => [path, scriptsOf(modules)])),
      ])
      this.emitFile({
        type: 'asset',
        fileName: 'first-views.json',
        source: JSON.stringify({ ...Object.fromEntries(listed), other: scriptsOf([map]) }),
      })
    },
  }
}
