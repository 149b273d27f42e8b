import { audit } from '@roomlark/contract/platform/audit'
import { readRoute, route } from '../../http/route.ts'
import { exportAudit, listAudit, listAuditActions } from './audit.service.ts'

export const auditRoutes = [
  readRoute(audit.list, (ctx, { query }) => listAudit(ctx, query)),
  route(audit.actions, (ctx) => listAuditActions(ctx)),
  route(audit.export, (ctx, { query }) => exportAudit(ctx, query)),
]
