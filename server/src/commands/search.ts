import { rebuildIndex } from '../guest-site/search/index/index.service.ts'
import { runRebuild } from './rebuild.ts'

await runRebuild(
  'search',
  (sql) => rebuildIndex({ sql, clock: () => new Date() }),
  'The search index was rebuilt',
)
