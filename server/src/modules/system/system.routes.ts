import { system } from '@roomlark/contract/system'
import { route } from '../../http/route.ts'
import { testMail } from './mail-test.service.ts'
import { getSystemStatus } from './system.service.ts'

export const systemRoutes = [
  route(system.status, (ctx) => getSystemStatus(ctx)),
  route(system.testMail, (ctx) => testMail(ctx)),
]
