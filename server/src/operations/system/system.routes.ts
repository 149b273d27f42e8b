import { status } from '@roomlark/contract/operations/status'
import { system } from '@roomlark/contract/operations/system'
import { route } from '../../http/route.ts'
import { listFailedJobs, retryJobs } from './failed-jobs.service.ts'
import { testMail } from './mail-test.service.ts'
import { getStatus } from './status.service.ts'
import { getSystemStatus } from './system.service.ts'

export const systemRoutes = [
  route(system.status, (ctx) => getSystemStatus(ctx)),
  route(system.failedJobs, (ctx) => listFailedJobs(ctx)),
  route(system.retryJobs, (ctx, { body }) => retryJobs(ctx, body.ids)),
  route(system.testMail, (ctx) => testMail(ctx)),
  route(status.get, (ctx) => getStatus(ctx)),
]
