import { status } from '@roomlark/contract/operations/status'
import { route } from '../../http/route.ts'
import { getStatus } from './status.service.ts'

export const statusRoutes = [route(status.get, (ctx) => getStatus(ctx))]
