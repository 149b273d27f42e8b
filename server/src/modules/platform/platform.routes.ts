import { platform } from '@roomlark/contract/platform'
import { route } from '../../http/route.ts'
import { getPlatform, updateSwitches } from './platform.service.ts'

export const platformRoutes = [
  route(platform.get, (ctx) => getPlatform(ctx)),
  route(platform.updateSwitches, (ctx, { body }) => updateSwitches(ctx, body)),
]
