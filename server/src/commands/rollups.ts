import { rebuildRollups } from '../figures/rollups/rollups.service.ts'
import { runRebuild } from './rebuild.ts'

await runRebuild('rollups', (sql) => rebuildRollups({ sql }), 'All figures were counted again')
